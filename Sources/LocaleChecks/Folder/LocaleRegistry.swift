package import ChartLocalization

/// What `registry.json` says of the locales of a folder.
package struct LocaleRegistry: Sendable {
  /// One locale.
  package struct Locale: Sendable {
    /// The tag.
    package let tag: String
    /// `Latn`, `Kore`, …; nil if it is not said.
    package let script: String?
    /// CLDR's name of the digits; nil if it is not said.
    package let numbering: String?
    /// `source`, `reviewed` or `draft`; nil if it is not said.
    package let status: String?
    /// All that is said.
    package let node: JSONNode
  }

  /// The tag of the locale that the others are translated from; nil if it is not said.
  package let source: String?
  /// The locales in the order of the file.
  package let locales: [Locale]

  /// Reads what it can of the file; nil if it is no object.
  init?(_ node: JSONNode) {
    guard node.members != nil else { return nil }
    source = node["source"]?.string
    locales = (node["locales"]?.elements ?? []).compactMap { node in
      guard let tag = node["tag"]?.string else { return nil }
      return Locale(
        tag: tag,
        script: node["scriptOfRecord"]?.string,
        numbering: node["numbering"]?.string,
        status: node["status"]?.string,
        node: node
      )
    }
  }
}
