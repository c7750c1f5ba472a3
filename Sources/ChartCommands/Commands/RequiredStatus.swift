import ChartLocalization
import LocaleChecks

/// How far a translation must be before anything is told in it.
package enum RequiredStatus: String, Sendable, CaseIterable {
  /// At least begun and registered.
  case draft
  /// Read by people who speak the language.
  case reviewed

  private var status: LocaleStatus { self == .draft ? .draft : .reviewed }

  /// Throws, which ends the program with status 4, if a locale's translation is not so far.
  ///
  /// `registry` is that of the catalogues that are used, or nil if they have none: then nothing is known
  /// to be so far.
  func check(_ locale: LocaleTag, in registry: LocaleRegistry?) throws(CommandFailure) {
    let found = registry?.status(of: locale)
    if let found, found >= status { return }
    let name =
      switch found {
      case .draft: "is a draft"
      case .reviewed: "is reviewed"
      case .source: "is the source"
      case nil: "has no status in registry.json"
      }
    throw .refused("the language '\(locale)' \(name); --require-status asks for \(rawValue)")
  }
}

extension OptionValues {
  /// Throws if `--require-status` is given and the language's translation is not so far, by the
  /// registry of the folder of `--locales`, or of the catalogues that are built in.
  func checkStatus(of locale: LocaleTag, in context: CommandContext) throws(CommandFailure) {
    guard let required = self[LocaleOptions.requireStatus] else { return }
    let registry =
      self[WordOptions.locales].map { LocaleRegistry(inFolder: context.resolve($0)) }
      ?? LocaleRegistry.embedded
    try required.check(locale, in: registry)
  }
}
