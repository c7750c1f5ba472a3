import CEspeakNG

/// The voices that the library has, by all the names under which it takes them.
enum EspeakVoices {
  /// Whether a name, with a variant (`+f2`) or without, is that of a voice that can be loaded.
  static func contains(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: "+", omittingEmptySubsequences: false)
    guard let base = parts.first, parts.count <= 2, !base.isEmpty else { return false }
    return names(variants: false).contains(String(base))
      && (parts.count == 1 || names(variants: true).contains(String(parts[1])))
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
