import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// Messages that no translator would write go out and come back too.
struct RandomMessageTests {
  private static let tags = ["de", "ru", "ja", "ar", "cs", "cy"]

  private static func messages(_ seed: UInt64) -> [(id: String, source: String, target: String)] {
    var random = RandomMessage(seed: seed)
    return (0..<150).map { ("message-\($0)", random.next(), random.next()) }
  }

  @Test(arguments: ExchangeFormat.allCases, [1, 2, 3, 4, 5, 6] as [UInt64])
  func `a translation comes back byte for byte`(_ format: ExchangeFormat, _ seed: UInt64) throws {
    let messages = Self.messages(seed)
    let tag = Self.tags[Int(seed) % Self.tags.count]
    let folder = try ExchangeFolder(
      messages.map { ($0.id, $0.source) },
      messages.map { ($0.id, $0.target) },
      in: tag
    )
    let back = try folder.imported(try folder.exported(format, tag))
    #expect(back.changes == [])
    for (outcome, message) in zip(
      back.outcomes.sorted { $0.id < $1.id },
      messages.sorted { $0.id < $1.id }
    ) {
      let isEmpty = message.target.isEmpty && !message.source.isEmpty
      #expect(
        outcome.result == (isEmpty ? .untranslated : .unchanged),
        "\(format) \(tag) \(message) \(outcome)"
      )
    }
    #expect(back.outcomes.count == messages.count)
  }

  /// Its meaning must stay where its bytes cannot: a plural is written anew from its variants.
  @Test(arguments: ExchangeFormat.allCases, [11, 12, 13] as [UInt64])
  func `a translation taken into an empty folder goes out as the same file`(
    _ format: ExchangeFormat,
    _ seed: UInt64
  ) throws {
    let sources = Self.messages(seed).map { ($0.id, $0.source) }.filter { _, source in
      !source.isEmpty && !source.contains("\u{85}") && (try? MessagePattern(parsing: source)) != nil
    }
    #expect(sources.count > 40)
    let tag = Self.tags[Int(seed) % Self.tags.count]
    // Source and target are one message, so that no argument is lost.
    let full = try ExchangeFolder(sources, sources, in: tag)
    let file = try full.exported(format, tag)
    let empty = try ExchangeFolder(sources, [], in: tag)
    let back = try empty.imported(file)
    for change in back.changes {
      try empty.write(String(decoding: change.bytes, as: UTF8.self), to: "\(tag)/narration.arb")
    }
    let refused = back.outcomes.filter { $0.result != .new }
    let first = refused.prefix(3).map { outcome in
      "\(outcome) \(sources.first { $0.0 == outcome.id }?.1 ?? "")"
    }
    #expect(refused.isEmpty, "\(first)")
    expectEqualLines(Array(try empty.exported(format, tag).utf8), Array(file.utf8))
  }
}
