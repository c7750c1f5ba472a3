/// The legend in rows above the plot; places are relative to its own top left corner.
struct LegendLayout {
  /// An entry with the place of its swatch.
  struct Placed {
    var entry: LegendEntry
    var x: Double
    var row: Int
    var text: String
  }

  /// The entries that have room, in order.
  private(set) var placed: [Placed] = []

  /// How many rows there are.
  private(set) var rows = 0

  /// How many names were cut.
  private(set) var shortened = 0

  /// How wide a column is, in user units; 0 for rows.
  private(set) var columnWidth = 0.0

  private let size: Double

  /// Lays entries out in rows of a width, at most `rows` of them.
  ///
  /// In a column every entry has a row.
  init(
    _ entries: [LegendEntry],
    width: Double,
    size: Double,
    rows most: Int,
    isColumn: Bool = false
  ) {
    self.size = size
    guard !entries.isEmpty, most > 0 else { return }
    let room = width - Self.swatchWidth - size
    let longest = isColumn ? room : min(room, max(width * 0.45, size * 8))
    var x = 0.0
    rows = 1
    for entry in entries {
      let wrapped = TextWrapping(width: longest, size: size, isBold: entry.isBold, lines: 1)
        .wrapped(entry.name)
      let text = String(wrapped.lines.first?.trimmed ?? "")
      let swatch = entry.swatch == .none ? 0 : Self.swatchWidth + size * 0.5
      let needed = swatch + TextWidth.of(text, size: size, isBold: entry.isBold)
      if isColumn { columnWidth = max(columnWidth, needed) }
      if x > 0, isColumn || x + needed > width {
        guard rows < most else { break }
        rows += 1
        x = 0
      }
      if wrapped.isShortened { shortened += 1 }
      placed.append(Placed(entry: entry, x: x, row: rows - 1, text: text))
      x += needed + size * 1.5
    }
  }

  /// How high the legend is, in user units, the room below it included.
  var height: Double { rows == 0 ? 0 : Double(rows) * rowHeight + size * 0.4 }

  /// From one row to the next.
  var rowHeight: Double { size * 1.6 }

  /// How wide every swatch's place is, in user units.
  static let swatchWidth = 26.0
}
