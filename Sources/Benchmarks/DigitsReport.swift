import ChartImport
import ChartModel
import Foundation

/// How long numbers take to be read, by how they are written: in digits of ASCII or of another script, with
/// thousands in groups or without.
struct DigitsReport: Encodable {
  /// One way to write numbers.
  struct Form: Encodable {
    /// What it is called.
    let name: String

    /// The bytes of the table.
    let bytes: Int

    /// Seconds of this thread's processor that reading the table took.
    let seconds: Double

    /// The same in parts of what plain digits of ASCII took.
    let ratio: Double

    /// The same in parts of looking at each byte once.
    let scans: Double
  }

  /// Where and with what it was measured.
  let machine: Machine

  /// How many rows each table has, of two numbers.
  let rows: Int

  /// The ways to write, plain digits of ASCII first.
  let forms: [Form]

  /// Reads the same numbers in every form, by turns.
  init(rows: Int, runs: Int, on machine: Machine) throws {
    self.machine = machine
    self.rows = rows
    let amounts = Inputs(rows: rows).amounts
    let tables = Self.writings.map { $0.table(of: amounts) }
    var least = Array(
      repeating: (reading: Double.infinity, scan: Double.infinity),
      count: tables.count
    )
    for _ in 0..<runs {
      for (index, table) in tables.enumerated() {
        let reading = try ThreadTime.spent {
          let read = try TableReader.read(table).table
          try Self.check(read.columns[1].values.scalars, amounts)
        }
        var ends = 0
        let scan = ThreadTime.spent {
          table.withUnsafeBufferPointer { for byte in $0 where byte == 0x0A { ends += 1 } }
        }
        guard ends == rows + 1 else { throw Fault.rows }
        least[index].reading = min(least[index].reading, reading)
        least[index].scan = min(least[index].scan, scan)
      }
    }
    forms = Self.writings.indices.map { index in
      Form(
        name: Self.writings[index].name,
        bytes: tables[index].count,
        seconds: least[index].reading,
        ratio: least[index].reading / least[0].reading,
        scans: least[index].reading / least[index].scan
      )
    }
  }

  private enum Fault: Error { case rows, value }

  /// Ends the report where a table was read wrong: a fast reader that errs is none.
  private static func check(_ found: [Double], _ amounts: [Double]) throws {
    guard found.count == amounts.count else { throw Fault.rows }
    for row in stride(from: 0, to: found.count, by: 1_000) {
      guard abs(found[row] - amounts[row] * 1_000) < 0.01 else { throw Fault.value }
    }
  }

  private static let writings = [
    Writing("ASCII", digits: 0x30, group: nil, mark: "."),
    Writing("ASCII in groups", digits: 0x30, group: ",", mark: "."),
    Writing("Arabic-Indic", digits: 0x660, group: nil, mark: "٫"),
    Writing("Arabic-Indic in groups", digits: 0x660, group: "٬", mark: "٫"),
    Writing("Persian", digits: 0x6F0, group: nil, mark: "٫"),
    Writing("Devanagari in groups", digits: 0x966, group: ",", mark: "."),
  ]

  /// One line a form.
  var table: String {
    var lines = [machine.description]
    lines.append("\(rows) rows of two numbers, by how they are written:")
    lines += forms.map { form in
      let name = form.name.padding(toLength: 24, withPad: " ", startingAt: 0)
      let numbers = String(
        format: "%8.1f ms %8.1f ns a number %8.2f times ASCII %8.1f scans",
        form.seconds * 1e3,
        form.seconds * 1e9 / Double(2 * rows),
        form.ratio,
        form.scans
      )
      return name + numbers
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as JSON, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

/// A way to write numbers.
private struct Writing {
  let name: String
  private let digits: [[UInt8]]
  private let group: [UInt8]?
  private let mark: [UInt8]

  /// Takes the code of the digit zero and the signs between digits.
  init(_ name: String, digits zero: UInt32, group: String?, mark: String) {
    self.name = name
    digits = (0..<10).map { digit in
      Array(String(Character(Unicode.Scalar(zero + digit) ?? "0")).utf8)
    }
    self.group = group.map { Array($0.utf8) }
    self.mark = Array(mark.utf8)
  }

  /// A table of two columns: the number of the row, and a thousand times an amount to two decimals.
  func table(of amounts: [Double]) -> [UInt8] {
    var bytes = Array("row;value\n".utf8)
    bytes.reserveCapacity(amounts.count * 48)
    for (row, amount) in amounts.enumerated() {
      let hundredths = Int((amount * 100_000).rounded())
      bytes += whole(row + 1_000) + [0x3B] + whole(hundredths / 100) + mark
      bytes += digits[hundredths / 10 % 10] + digits[hundredths % 10] + [0x0A]
    }
    return bytes
  }

  private func whole(_ number: Int) -> [UInt8] {
    let text = String(number).utf8.map { Int($0) - 0x30 }
    return text.enumerated().flatMap { place, digit in
      let left = text.count - place
      return (place > 0 && left % 3 == 0 ? group ?? [] : []) + digits[digit]
    }
  }
}
