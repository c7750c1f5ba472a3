import CEspeakNG

/// The voices that the library has, by all the names under which it takes them.
struct EspeakVoices {
  /// Asked of the library once: it looks through its folders each time.
  private let voices = Self.names(variants: false)
  private let variants = Self.names(variants: true)

  /// Makes a voice the one that speaks.
  func use(_ name: String) throws(SpeechError) {
    // The library takes names of voices that it cannot load, and then prints.
    guard contains(name), cespeak_use_voice(name) == 0 else { throw .unknownVoice(name) }
  }

  /// Whether a name, with a variant (`+f2`) or without, is that of a voice that can be loaded.
  private func contains(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: "+", omittingEmptySubsequences: false)
    guard let base = parts.first, parts.count <= 2, !base.isEmpty else { return false }
    return voices.contains(String(base))
      && (parts.count == 1 || variants.contains(String(parts[1])))
  }

  /// Languages, names and files of the voices, in lower case.
  ///
  /// MBROLA voices are left out: they need another program.
  private static func names(variants: Bool) -> Set<String> {
    guard var list = cespeak_voices(variants ? 1 : 0) else { return [] }
    var names: Set<String> = []
    while let voice = list.pointee {
      list += 1
      let file = text(voice.pointee.identifier)
      guard !file.hasPrefix("mb/") else { continue }
      names.insert(file)
      names.insert(String(file.split(separator: "/").last ?? ""))
      names.insert(text(voice.pointee.name))
      if !variants { names.formUnion(languages(voice.pointee.languages)) }
    }
    return names
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0).lowercased() } ?? ""
  }

  /// The languages, each a byte of priority and text ended by a zero; a zero ends them all.
  private static func languages(_ pointer: UnsafePointer<CChar>?) -> [String] {
    guard var pointer else { return [] }
    var languages: [String] = []
    while pointer.pointee != 0 {
      let language = String(cString: pointer + 1)
      languages.append(language.lowercased())
      pointer += language.utf8.count + 2
    }
    return languages
  }
}
