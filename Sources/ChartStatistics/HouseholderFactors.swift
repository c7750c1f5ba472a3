/// A matrix with more rows than columns as an orthogonal matrix times an upper triangle, by
/// Householder reflections, applied to a right side at once.
///
/// In double-double arithmetic, so that a condition number of 10¹⁵, which leaves no digit in plain
/// `Double`, leaves fifteen. O(rows · columns²). Source: Golub, Van Loan, "Matrix Computations",
/// section 5.2.
struct HouseholderFactors {
  /// The upper triangle, row after row in full rows.
  private let triangle: [DoubleDouble]

  /// The right side after the same reflections: the first part belongs to the triangle's rows.
  private let reflected: [DoubleDouble]

  private let columnCount: Int

  /// What the best solution leaves of the right side, squared and summed.
  let residualSquares: DoubleDouble

  /// Takes columns of equal count.
  ///
  /// `nil` if there are fewer rows than columns, or a column depends on the ones before it: of its
  /// length no more than the share `least` stands apart from theirs.
  init?(_ columns: [[DoubleDouble]], _ rightSide: [DoubleDouble], least: Double) {
    let rows = rightSide.count
    guard columns.count <= rows else { return nil }
    var columns = columns
    var side = rightSide
    var diagonal: [DoubleDouble] = []
    for pivot in columns.indices {
      let whole = Self.dot(columns[pivot], columns[pivot], from: 0).squareRoot()
      let norm = Self.dot(columns[pivot], columns[pivot], from: pivot).squareRoot()
      guard norm.high > least * whole.high * Double(rows).squareRoot() else { return nil }
      let head = columns[pivot][pivot]
      let target = head.high > 0 ? -norm : norm
      columns[pivot][pivot] = head - target
      let reflector = columns[pivot]
      // vᵀv = 2 · norm · (norm + |head|), and a reflection takes 2 v vᵀ / vᵀv away.
      let divisor = norm * (norm + head.magnitude)
      for other in (pivot + 1)..<max(columns.count, pivot + 1) {
        Self.reflect(&columns[other], by: reflector, divisor, from: pivot)
      }
      Self.reflect(&side, by: reflector, divisor, from: pivot)
      diagonal.append(target)
    }
    columnCount = columns.count
    var triangle = [DoubleDouble](repeating: .zero, count: columns.count * columns.count)
    for row in columns.indices {
      triangle[row * columns.count + row] = diagonal[row]
      for column in (row + 1)..<max(columns.count, row + 1) {
        triangle[row * columns.count + column] = columns[column][row]
      }
    }
    self.triangle = triangle
    reflected = side
    residualSquares = Self.dot(side, side, from: columns.count)
  }

  /// The solution that leaves the least squares.
  func solution() -> [DoubleDouble] {
    solve(reflected)
  }

  /// The diagonal of the inverse of the matrix's square, AᵀA.
  func inverseSquareDiagonal() -> [DoubleDouble] {
    var diagonal = [DoubleDouble](repeating: .zero, count: columnCount)
    for column in 0..<columnCount {
      var unit = [DoubleDouble](repeating: .zero, count: columnCount)
      unit[column] = .one
      let inverse = solve(unit)
      for row in 0...column { diagonal[row] = diagonal[row] + inverse[row] * inverse[row] }
    }
    return diagonal
  }

  /// Solves the triangle backwards.
  private func solve(_ side: [DoubleDouble]) -> [DoubleDouble] {
    var solution = [DoubleDouble](repeating: .zero, count: columnCount)
    for row in (0..<columnCount).reversed() {
      var rest = side[row]
      for column in (row + 1)..<max(columnCount, row + 1) {
        rest = rest - triangle[row * columnCount + column] * solution[column]
      }
      solution[row] = rest / triangle[row * columnCount + row]
    }
    return solution
  }

  private static func dot(
    _ left: [DoubleDouble],
    _ right: [DoubleDouble],
    from start: Int
  ) -> DoubleDouble {
    var sum = DoubleDouble.zero
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        for row in start..<left.count { sum = sum + left[row] * right[row] }
      }
    }
    return sum
  }

  private static func reflect(
    _ column: inout [DoubleDouble],
    by reflector: [DoubleDouble],
    _ divisor: DoubleDouble,
    from start: Int
  ) {
    let factor = dot(reflector, column, from: start) / divisor
    column.withUnsafeMutableBufferPointer { column in
      reflector.withUnsafeBufferPointer { reflector in
        for row in start..<column.count { column[row] = column[row] - factor * reflector[row] }
      }
    }
  }
}
