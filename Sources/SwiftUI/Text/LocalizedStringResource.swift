public import Foundation

/// Words to be looked up later, in a locale then known.
///
/// Foundation has this type on Apple's platforms only; here it is read as `LocalizedStringKey` is.
public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  /// The words with their values.
  package let localizationKey: LocalizedStringKey
  /// The table in which they are.
  public let table: String?
  /// The locale in which they are written.
  public var locale: Locale

  /// The key in its table.
  public var key: String { localizationKey.key }

  /// Words in a table.
  public init(
    _ keyAndValue: LocalizedStringKey,
    table: String? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    localizationKey = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Words without values.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Words with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

nonisolated extension String {
  /// Words with values, as keys are.
  public typealias LocalizationValue = LocalizedStringKey

  /// Localised words; Foundation has this on Apple's platforms only.
  public init(
    localized keyAndValue: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues()
    environment.locale = locale
    self = keyAndValue.string(in: environment, table: table, bundle: bundle)
  }

  /// Localised words.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      localized: resource.localizationKey,
      table: resource.table,
      locale: resource.locale
    )
  }
}
