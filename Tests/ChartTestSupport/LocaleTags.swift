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
