import CICU

extension LocaleTag {
  /// The locales in which a message is looked for, this one first and English last.
  ///
  /// The parents are CLDR's: `en-GB` goes through `en-001`, `es-MX` through `es-419`, and a tag
  /// whose script is not the language's usual one (`zh-Hant`, `sr-Latn`) never reaches the bare
  /// language. Added to CLDR's chain, because folders carry these names: the likely script where
  /// the language is written in more than one (`zh-CN` goes through `zh-Hans`), and `pt-BR` after
  /// `pt`, which CLDR takes to be the same. No locale stands twice.
  /// Extensions and variants are dropped after the first. Behind a ``PseudoLocale`` there is English alone.
  public var fallbacks: [LocaleTag] {
    if self == .english { return [self] }
    if let pseudo = PseudoLocale(self) {
      return (self == pseudo.locale ? [self] : [self, pseudo.locale]) + [.english]
    }
    var chain = [self]
    func add(_ parts: LocaleParts) {
      guard let tag = LocaleTag(parts.joined), !chain.contains(tag) else { return }
      chain.append(tag)
    }
    let parts = parts
    let likely = likelyParts
    let usual = LocaleTag(parts.language)?.likelyParts
    let isUsualScript = likely?.script == usual?.script
    if Self.severalScripts.contains(parts.language) || !isUsualScript {
      var next: LocaleParts? = LocaleParts(
        language: parts.language,
        script: likely?.script ?? parts.script,
        region: parts.region
      )
      while let current = next, current.script != nil {
        add(current)
        next = Self.parent(of: current)
      }
    }
    if isUsualScript {
      var next: LocaleParts? = LocaleParts(language: parts.language, region: parts.region)
      while let current = next {
        add(current)
        next = Self.parent(of: current)
      }
      if Self.namedByRegion.contains(parts.language) {
        add(LocaleParts(language: parts.language, region: usual?.region))
      }
    }
    chain.removeAll { $0 == .english }
    return chain + [.english]
  }

  /// What the locale is called in English, for error messages: "German", "Chinese (Traditional)".
  public var englishName: String {
    ICU.text { cicu_locale_display_name(ownIdentifier, "en", $0, $1, &$2) } ?? description
  }

  /// Whether text in this locale runs from right to left.
  public var isRightToLeft: Bool { cicu_locale_is_right_to_left(ownIdentifier) != 0 }

  /// The tag with the script and region that CLDR finds likely; nil for an unknown language.
  var likelyParts: LocaleParts? {
    let base = LocaleParts(language: language, script: script, region: region).joined
    return ICU.asciiText { cicu_locale_maximized(base, $0, $1, &$2) }.flatMap { LocaleParts($0) }
  }

  /// The parent by CLDR: its table, or one subtag less; nil for the root.
  private static func parent(of parts: LocaleParts) -> LocaleParts? {
    let name = parts.joined
    if let parent = explicitParents[name] { return LocaleParts(parent) }
    var shorter = parts
    if parts.region != nil {
      shorter.region = nil
    } else if parts.script != nil {
      shorter.script = nil
      guard
        LocaleTag(shorter.joined)?.likelyParts?.script == parts.script
      else { return nil }
    } else {
      return nil
    }
    return shorter
  }

  /// CLDR's parents that are not one subtag less; `root` stands for none.
  private static let explicitParents: [String: String] = {
    var parents: [String: String] = [:]
    for (parent, children) in ICU.textTable("supplementalData", key: "parentLocales") {
      for child in children {
        let name = child.split(separator: "_").joined(separator: "-")
        parents[name] = parent.split(separator: "_").joined(separator: "-")
      }
    }
    return parents
  }()

  /// Languages whose catalogue carries the likely region in its name.
  private static let namedByRegion: Set<String> = ["pt"]

  /// Languages whose catalogues may carry a script in their name.
  private static let severalScripts: Set<String> = [
    "az", "bs", "ha", "kk", "ks", "ky", "mn", "ms", "pa", "sd", "sr", "tg", "uz", "yue", "zh",
  ]
}
