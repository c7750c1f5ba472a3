/// The signs between groups of three digits, other than points and commas.
enum Separators {
  /// How many bytes a blank at an index has: space, no-break space, narrow no-break space, thin
  /// space, figure space; 0 for anything else.
  static func blankLength(_ text: UnsafePointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    switch text[index] {
    case 0x20, 0x09: 1
    case 0xC2 where index + 1 < end && text[index + 1] == 0xA0: 2
    case 0xE2
    where index + 2 < end && text[index + 1] == 0x80
      && (text[index + 2] == 0xAF || text[index + 2] == 0x89 || text[index + 2] == 0x87):
      3
    default: 0
    }
  }

  /// The same for apostrophes, straight and typographic, as in Switzerland.
  static func apostropheLength(_ text: UnsafePointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    switch text[index] {
    case 0x27: 1
    case 0xE2
    where index + 2 < end && text[index + 1] == 0x80 && text[index + 2] == 0x99:
      3
    default: 0
    }
  }
}
