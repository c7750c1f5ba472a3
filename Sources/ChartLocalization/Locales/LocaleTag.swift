/// A language, and where needed its script and region, as BCP 47 writes it: `en`, `zh-Hans`,
/// `pt-BR`.
///
/// Codes as its one string.
public struct LocaleTag: Sendable, Hashable, CustomStringConvertible {
  /// The tag in canonical case, with `-` between its parts.
  public let description: String

  /// Reads a tag.
  ///
  /// Case does not matter and `_` counts as `-`. Other codes of a language are replaced by the one that CLDR
  /// uses: old ones (`iw`, `in`, `sh`), longer ones (`deu`, `ger`), a part of the language (`cmn`, `prs`), and
  /// what stands behind the language as an extension of it (`zh-cmn`). Variants, extensions (`-u-nu-latn`) and private use
  /// (`-x-…`) are kept, in lower case. Gives nil for anything that is not well formed by RFC 5646
  /// section 2.1, irregular tags (`i-klingon`) among them.
  ///
  /// Example: `LocaleTag("zh_hans_cn")` is `zh-Hans-CN`.
  public init?(_ text: String) {
    guard let parts = LocaleParts(text) else { return nil }
    description = parts.usingCurrentCodes.joined
  }

  private init(canonical: String) {
    description = canonical
  }

  /// The locale in which every message exists, at the end of every chain.
  public static let english = LocaleTag(canonical: "en")

  /// Reads a locale as the environment names it (`LC_ALL`, `LANG`): `ko_KR.UTF-8`, `sr_RS@latin`.
  ///
  /// `C`, `POSIX` and the empty text give nil. Of modifiers, `latin` and `cyrillic` are understood.
  public init?(environment text: String) {
    let modifier = text.split(separator: "@").dropFirst().first
    let name = text.prefix { $0 != "." && $0 != "@" }
    guard name != "C", name != "POSIX", var parts = LocaleParts(String(name)) else { return nil }
    if modifier == "latin" { parts.script = "Latn" }
    if modifier == "cyrillic" { parts.script = "Cyrl" }
    description = parts.usingCurrentCodes.joined
  }

  /// The language's code, in two or three lower-case letters: `zh`.
  public var language: String { parts.language }

  /// The script's code if the tag names one: `Hans`.
  public var script: String? { parts.script }

  /// The region's code if the tag names one, two capitals or three digits: `BR`, `419`.
  public var region: String? { parts.region }

  /// The parts; a canonical tag always has them.
  var parts: LocaleParts { LocaleParts(description) ?? LocaleParts(language: description) }
}

extension LocaleTag: Codable {
  /// Reads the one string; text that is no tag is corrupt data.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LocaleTag(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is no locale tag"
      )
    }
    self = tag
  }

  /// Writes the one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
