import ChartTestSupport
import ChartVoice
import Testing

/// One fact of a model description: the kind that states it, the numbers and the words that it holds.
struct ModelFact: Sendable {
  let kind: String
  let numbers: [String]
  let words: [String]
  /// Whether the numbers are told in the words, and do not stand in the evidence alone.
  var isTold = true

  init(_ kind: String, _ numbers: [String] = [], _ words: [String] = []) {
    self.kind = kind
    self.numbers = numbers
    self.words = words
  }

  /// A number that proves another fact and is printed by `facts`.
  static func proven(_ kind: String, _ numbers: [String]) -> ModelFact {
    var fact = ModelFact(kind, numbers)
    fact.isTold = false
    return fact
  }
}

/// A chart and what a person who knows it would tell of it.
struct ModelDescription: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let spec: @Sendable () throws -> ChartSpec
  let facts: [ModelFact]

  init(
    _ name: String,
    _ spec: @autoclosure @escaping @Sendable () throws -> ChartSpec,
    _ facts: [ModelFact]
  ) {
    testDescription = name
    self.spec = spec
    self.facts = facts
  }
}
