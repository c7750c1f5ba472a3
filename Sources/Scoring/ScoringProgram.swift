import Foundation

/// Scores what the statistics claim against what people said, and against chance.
@main
struct ScoringProgram {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let score = Score.all.first(where: { $0.name == arguments.first }) else {
      let scores = Score.all.map { "\($0.name) \($0.operands)" }.joined(separator: ", ")
      fail("found \(arguments.first ?? "no score"); expected one of: \(scores)", status: 2)
    }
    do throws(ScoringFault) {
      print(try score.run(Array(arguments.dropFirst())), terminator: "")
    } catch {
      fail(error.description, status: 1)
    }
  }

  private static func fail(_ sentence: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("chartvoice-score: error: \(sentence)\n".utf8))
    exit(status)
  }
}

/// One score that the program prints.
struct Score: Sendable {
  /// What a person types.
  let name: String

  /// What follows it.
  let operands: String

  /// Makes the report from the operands.
  let run: @Sendable ([String]) throws(ScoringFault) -> String

  /// Every score there is.
  static let all: [Score] = [changePoints, falseAlarms, trends]
}

/// Why nothing can be scored: one sentence.
struct ScoringFault: Error, CustomStringConvertible {
  let description: String
}
