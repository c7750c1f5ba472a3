extension MarkElements {
  /// Each column that is not empty with one entry a row: of rows beyond its end nothing is said, entries
  /// beyond the rows are left out.
  func fitted(to count: Int) -> MarkElements {
    var elements = self
    Self.fit(&elements.labels, to: count, with: nil)
    Self.fit(&elements.values, to: count, with: nil)
    Self.fit(&elements.identifiers, to: count, with: nil)
    Self.fit(&elements.isHidden, to: count, with: false)
    Self.fit(&elements.element, to: count, with: -1)
    return elements
  }

  private static func fit<Entry>(_ column: inout [Entry], to count: Int, with nothing: Entry) {
    guard !column.isEmpty, column.count != count else { return }
    column = Array(column.prefix(count))
    column += [Entry](repeating: nothing, count: count - column.count)
  }
}

extension MarkLayer {
  /// The number of each row's style, each that of a style there is; the first for rows beyond the end.
  var fittedStyles: [Int32] {
    guard !styleOfRow.isEmpty, styles.count > 1 else { return [] }
    let known = 0..<Int32(styles.count)
    guard styleOfRow.count != rowCount || !styleOfRow.allSatisfy(known.contains) else {
      return styleOfRow
    }
    return (0..<rowCount).map { row in
      row < styleOfRow.count && known.contains(styleOfRow[row]) ? styleOfRow[row] : 0
    }
  }
}
