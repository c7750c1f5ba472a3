/// The cells of a column that do not fit its type: the first different ones, and how many.
struct Misfits {
  /// One text.
  struct Entry {
    var text: String
    var offset: Int
    var count: Int
  }

  /// How many different texts are kept.
  static let limit = 20

  private(set) var count = 0
  private(set) var entries: [Entry] = []

  /// Cells whose text is not kept, and the first of them.
  private(set) var further = 0
  private(set) var firstFurther: Int?

  mutating func add(_ cell: Cell, in base: UnsafePointer<UInt8>) {
    count += 1
    if entries.count == Self.limit, further > Self.limit * 50 {
      // A column that is mostly misfits is read again as names; looking them all up is lost time.
      further += 1
      return
    }
    let text = Self.shortened(cell.text(in: base))
    if let index = entries.firstIndex(where: { $0.text == text }) {
      entries[index].count += 1
    } else if entries.count < Self.limit {
      entries.append(Entry(text: text, offset: cell.start, count: 1))
    } else {
      further += 1
      firstFurther = firstFurther ?? cell.start
    }
  }

  /// At most 60 characters of a cell, for a message.
  private static func shortened(_ text: String) -> String {
    text.utf8.count > 60 && text.count > 60 ? text.prefix(59) + "\u{2026}" : text
  }
}
