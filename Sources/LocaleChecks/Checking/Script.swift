/// The script of a letter, as far as checks tell scripts apart.
///
/// Source: the blocks of Unicode 15; the marks and digits of a block count as its script.
enum Script: UInt8, Sendable {
  case common, latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, indic, thai, lao
  case georgian, hangul, ethiopic, khmer, myanmar, kana, han, bopomofo, other

  /// The script of a scalar; `common` for marks, signs, ASCII digits and spaces.
  init(of value: UInt32) {
    if value < 0x80 {
      self = (0x61...0x7A).contains(value | 0x20) ? .latin : .common
      return
    }
    self = value < 0x3000 ? Self.western(value) : Self.eastern(value)
  }

  private static func western(_ value: UInt32) -> Script {
    switch value {
    case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x1E00...0x1EFF, 0x2C60...0x2C7F:
      .latin
    case 0x370...0x373, 0x376...0x37D, 0x37F...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF: .cyrillic
    case 0x531...0x556, 0x561...0x587: .armenian
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C7...0x5F2: .hebrew
    case 0x610...0x61A, 0x620...0x63F, 0x641...0x669, 0x66E...0x6D3, 0x6D5...0x6FF,
      0x750...0x77F, 0x8A0...0x8FF:
      .arabic
    case 0x900...0x963, 0x966...0x96F, 0x971...0x97F: .devanagari
    case 0x980...0xDFF: .indic
    case 0xE01...0xE3E, 0xE40...0xE4E, 0xE50...0xE59: .thai
    case 0xE80...0xEFF: .lao
    case 0x1000...0x1049, 0x1050...0x109F: .myanmar
    case 0x10A0...0x10FA, 0x10FC...0x10FF, 0x1C90...0x1CBF: .georgian
    case 0x1100...0x11FF: .hangul
    case 0x1200...0x1360, 0x1369...0x139F: .ethiopic
    case 0x1780...0x17D3, 0x17E0...0x17E9: .khmer
    case 0x2B9...0x2FF, 0x300...0x36F, 0x2000...0x2BFF, 0x80...0xBF, 0xD7, 0xF7: .common
    case 0x2E80...0x2FDF: .han
    default: .common
    }
  }

  private static func eastern(_ value: UInt32) -> Script {
    switch value {
    case 0x3005, 0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      .han
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF6F, 0xFF71...0xFF9D:
      .kana
    case 0x3105...0x312F, 0x31A0...0x31BF: .bopomofo
    case 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: .hangul
    case 0xFB13...0xFB17: .armenian
    case 0xFB1D...0xFB4F: .hebrew
    case 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xA720...0xA7FF: .latin
    default: .common
    }
  }

  /// The scripts of the letters that a locale is written in, by the code of its script; nil for a
  /// script that is not told apart.
  static func scripts(of code: String) -> Set<Script>? {
    switch code {
    case "Latn": [.latin]
    case "Grek": [.greek]
    case "Cyrl": [.cyrillic]
    case "Armn": [.armenian]
    case "Hebr": [.hebrew]
    case "Arab": [.arabic]
    case "Deva": [.devanagari]
    case "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh": [.indic]
    case "Thai": [.thai]
    case "Laoo": [.lao]
    case "Mymr": [.myanmar]
    case "Geor": [.georgian]
    case "Ethi": [.ethiopic]
    case "Khmr": [.khmer]
    case "Hang", "Kore": [.hangul]
    case "Hans", "Hant", "Hani": [.han, .bopomofo]
    case "Jpan": [.han, .kana]
    default: nil
    }
  }

  /// Whether words of the script are told apart by spaces.
  var separatesWords: Bool {
    switch self {
    case .han, .kana, .bopomofo, .thai, .lao, .khmer, .myanmar: false
    default: true
    }
  }

  /// Whether the script runs from right to left.
  var isRightToLeft: Bool { self == .hebrew || self == .arabic }

  /// Whether the script has capital letters.
  var isCased: Bool {
    switch self {
    case .latin, .greek, .cyrillic, .armenian: true
    default: false
    }
  }
}
