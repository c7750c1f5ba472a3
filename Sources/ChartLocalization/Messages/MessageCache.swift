import Synchronization

/// Finds messages along the chain of locales and keeps what was read.
final class MessageCache: Sendable {
  /// A message with what was wrong on the way to it.
  struct Found: Sendable {
    /// Nil if no catalogue has it.
    let pattern: MessagePattern?
    /// Where it was found.
    let locale: LocaleTag
    /// What is known of names there.
    var names: [String: NameGrammar] = [:]
    let faults: [LocalizationDiagnostic.Fault]
  }

  private struct State {
    /// The chain and its catalogues, loaded as far as they were needed; nil before the first use.
    var chain: [LocaleTag]?
    var loaded: [Catalogue?] = []
    var found: [String: Found] = [:]
    var told: [LocalizationDiagnostic] = []
  }

  private let locale: LocaleTag
  private let given: [Catalogue]
  private let state = Mutex(State())

  init(locale: LocaleTag, catalogues: [Catalogue]) {
    self.locale = locale
    given = catalogues
  }

  func message(_ id: String) -> Found {
    state.withLock { state in
      if let known = state.found[id] { return known }
      let found = find(id, &state)
      state.found[id] = found
      return found
    }
  }

  /// What was missing or wrong in what was told so far, each once, in the order of its first time.
  var told: [LocalizationDiagnostic] { state.withLock { $0.told } }

  /// Keeps what was missing or wrong in a text that was told.
  func keep(_ diagnostics: [LocalizationDiagnostic]) {
    state.withLock { state in
      for diagnostic in diagnostics where !state.told.contains(diagnostic) {
        state.told.append(diagnostic)
      }
    }
  }

  private func find(_ id: String, _ state: inout State) -> Found {
    var faults: [LocalizationDiagnostic.Fault] = []
    var index = 0
    while let (tag, catalogue) = link(index, &state) {
      index += 1
      guard let source = catalogue?.messages[id] else { continue }
      do throws(MessageSyntaxError) {
        let pattern = try MessagePattern(parsing: source)
        let isOfOthers =
          tag.language != locale.language || index > state.chain?.count ?? 1
          || tag == .english && PseudoLocale(locale) != nil
        if isOfOthers || !faults.isEmpty { faults.append(.usedFallback(tag)) }
        let names = catalogue?.names ?? [:]
        return Found(pattern: pattern, locale: tag, names: names, faults: faults)
      } catch {
        faults.append(.unreadableMessage(tag, error))
      }
    }
    return Found(pattern: nil, locale: locale, faults: faults + [.missingMessage])
  }

  /// The chain's locale at an index and its catalogue; nil past the end.
  ///
  /// The locale itself is looked for before the rest of the chain is worked out. Behind the end stands the
  /// English that is built in, where another was given in its place.
  private func link(_ index: Int, _ state: inout State) -> (LocaleTag, Catalogue?)? {
    let tag: LocaleTag
    if index == 0 {
      tag = locale
    } else {
      let chain = state.chain ?? locale.fallbacks
      state.chain = chain
      if index == chain.count, given.contains(where: { $0.locale == .english }) {
        if index == state.loaded.count { state.loaded.append(Catalogue.embedded(.english)) }
        return (.english, state.loaded[index])
      }
      guard index < chain.count else { return nil }
      tag = chain[index]
    }
    if index == state.loaded.count { state.loaded.append(catalogue(of: tag)) }
    return (tag, state.loaded[index])
  }

  /// The catalogue that is given for a locale, else the one built in, else one that is made up.
  private func catalogue(of tag: LocaleTag) -> Catalogue? {
    if let known = given.first(where: { $0.locale == tag }) ?? Catalogue.embedded(tag) {
      return known
    }
    guard let pseudo = PseudoLocale(tag), pseudo.locale == tag,
      let english = catalogue(of: .english)
    else { return nil }
    return pseudo.catalogue(from: english)
  }
}
