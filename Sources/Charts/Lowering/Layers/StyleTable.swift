import ChartModel

/// The different styles of a layer's marks, and which mark has which.
struct StyleTable {
  private(set) var styles: [MarkStyle] = []
  private(set) var styleOfRow: [Int32] = []
  private var numbers: [MarkStyle: Int32] = [:]

  /// Gives so many more marks a style.
  mutating func append(_ style: MarkStyle, count: Int) {
    let number = numbers[style] ?? Int32(styles.count)
    if numbers[style] == nil {
      numbers[style] = number
      styles.append(style)
    }
    styleOfRow += repeatElement(number, count: count)
  }

  /// The style of a mark.
  func style(ofRow row: Int) -> MarkStyle { styles[Int(styleOfRow[row])] }

  /// Writes the styles to a layer: nothing where none says anything, one number less where all are alike.
  func write(to layer: inout MarkLayer) {
    if styles == [MarkStyle()] || styles.isEmpty { return }
    layer.styles = styles
    layer.styleOfRow = styles.count > 1 ? styleOfRow : []
  }
}
