import ChartStatistics
import Foundation

extension Score {
  /// How well the change points agree with where people mark changes.
  static let changePoints = Score(name: "changepoints", operands: "FOLDER") {
    operands throws(ScoringFault) in
    guard operands.count == 1 else {
      throw ScoringFault(description: "found \(operands.count) operands; expected FOLDER")
    }
    return try ChangePointScores(folder: URL(fileURLWithPath: operands[0])).report
  }
}

/// The agreement for each series of a folder with `annotations.json`, as the corpus has it.
struct ChangePointScores {
  /// The scores by the name of the series.
  let rows: [Row]

  /// The agreement for one series.
  struct Row {
    let name: String
    let changes: [Int]
    let covering: Double
    let agreement: Double
  }

  /// What the file says about one series.
  private struct Annotated: Decodable {
    let file: String
    let annotations: [String: [Int]]

    enum CodingKeys: String, CodingKey {
      case file
      case annotations = "annotations_0_based"
    }
  }

  /// Reads the folder and scores every series in it; of several columns of values the first is
  /// taken.
  init(folder: URL) throws(ScoringFault) {
    let file = folder.appending(path: "annotations.json")
    let annotated: [String: Annotated]
    do {
      annotated = try JSONDecoder().decode(
        [String: Annotated].self,
        from: try Data(contentsOf: file)
      )
    } catch {
      throw ScoringFault(description: "cannot read \(file.path): \(error.localizedDescription)")
    }
    var rows: [Row] = []
    for (name, series) in annotated.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: URL(fileURLWithPath: series.file).lastPathComponent)
      let values = try Self.values(of: file)
      let changes = ChartStatistics.changePoints(of: values)
      let marks = ChangePointMarks(people: Array(series.annotations.values), count: values.count)
      rows.append(
        Row(
          name: name,
          changes: changes,
          covering: marks.covering(by: changes),
          agreement: marks.agreement(with: changes)
        )
      )
    }
    self.rows = rows
  }

  /// The mean covering over the series.
  var covering: Double { mean(rows.map(\.covering)) }

  /// The mean F measure over the series.
  var agreement: Double { mean(rows.map(\.agreement)) }

  /// A line for each series, and one of the means.
  var report: String {
    let lines = rows.map { row in
      Self.line(row.name, row.covering, row.agreement) + "  "
        + row.changes.map(String.init).joined(separator: " ")
    }
    let head = "series                covering      F1  changes before"
    return ([head] + lines + [Self.line("mean", covering, agreement)])
      .joined(separator: "\n") + "\n"
  }

  private func mean(_ shares: [Double]) -> Double {
    shares.reduce(0, +) / Double(max(shares.count, 1))
  }

  private static func line(_ name: String, _ covering: Double, _ agreement: Double) -> String {
    name + String(repeating: " ", count: max(22 - name.count, 1))
      + String(format: "%8.3f%8.3f", covering, agreement)
  }

  private static func values(of file: URL) throws(ScoringFault) -> [Double] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ScoringFault(description: "cannot read \(file.path)")
    }
    return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return cells.count > 1 ? Double(cells[1]) ?? .nan : .nan
    }
  }
}
