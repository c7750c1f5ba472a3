import Foundation

/// The tags of all locales of the project, English first: those whose folder has a catalogue.
public let everyLocale: [String] = {
  let folder = packageRoot.appending(path: "locales")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  let tags = names.filter {
    FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/narration.arb").path)
  }
  return ["en"] + tags.filter { $0 != "en" }.sorted()
}()

/// The tags of all locales that are not written in Latin letters.
public let everyLocaleBeyondLatin: [String] = everyLocale.filter {
  ["ar", "fa", "he", "hi", "ja", "ko", "ru", "zh-Hans", "zh-Hant"].contains($0)
}

/// The marks that end a sentence in one of the locales.
public let sentenceEnds: [Character] = [".", "。", "।"]

/// The locales in which laws are tried over every chart; in the others it is every fourth, each its own.
private let wholeLocales: Set<String> = ["en", "ko", "ja", "zh-Hans"]

/// The values with which a law is tried in one locale: all of them, or a quarter that differs from locale to
/// locale; all everywhere with `CHARTVOICE_LONG_TESTS=1`.
public func sample<Value>(_ values: [Value], in tag: String) -> [Value] {
  let isLong = ProcessInfo.processInfo.environment["CHARTVOICE_LONG_TESTS"] == "1"
  guard !isLong, !wholeLocales.contains(tag) else { return values }
  let place = everyLocale.firstIndex(of: tag) ?? 0
  return values.enumerated().filter { ($0.offset + place) % 4 == 0 }.map(\.element)
}
