package import ChartLocalization

/// How far the translation of a locale is, as the registry states it.
public enum LocaleStatus: String, Sendable, CaseIterable, Comparable {
  /// Nobody who speaks the language has read it whole.
  case draft
  /// It was read sentence by sentence.
  case reviewed
  /// It is what the others are translated from.
  case source

  /// Drafts come first, the source last.
  public static func < (left: LocaleStatus, right: LocaleStatus) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .draft: 0
    case .reviewed: 1
    case .source: 2
    }
  }
}

extension LocaleRegistry {
  /// The registry of the catalogues that are built in.
  package static var embedded: LocaleRegistry? {
    let bytes = EmbeddedRegistry.text.withUTF8Buffer { Array($0) }
    do throws(CatalogueError) {
      return LocaleRegistry(try JSONNode(parsing: bytes))
    } catch {
      return nil
    }
  }

  /// The registry of a folder of catalogues; nil if it has none that can be read.
  package init?(inFolder path: String) {
    guard let bytes = LocaleFolder.bytes(ofFile: "\(path)/registry.json") else { return nil }
    do throws(CatalogueError) {
      guard let registry = LocaleRegistry(try JSONNode(parsing: bytes)) else { return nil }
      self = registry
    } catch {
      return nil
    }
  }

  /// The status of a locale, or of the first that it falls back to and is registered; nil if none is.
  ///
  /// English does not stand for other languages, nor for those that are made of it.
  package func status(of tag: LocaleTag) -> LocaleStatus? {
    guard PseudoLocale(tag) == nil else { return nil }
    for fallback in tag.fallbacks where fallback.language == tag.language {
      if let locale = locales.first(where: { $0.tag == fallback.description }) {
        return locale.status.flatMap(LocaleStatus.init(rawValue:))
      }
    }
    return nil
  }
}
