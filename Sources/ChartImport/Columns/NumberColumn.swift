/// Reads a column of amounts.
final class NumberColumn {
  let plan: NumberPlan
  private(set) var values: [Double] = []
  private(set) var evidence = NumberEvidence()
  private(set) var misfits = Misfits()
  private(set) var fitting = 0

  /// The first cell that proves a decimal mark, and the first that could have either.
  private(set) var proof: Cell?
  private(set) var riddle: Cell?

  private let parser: NumberParser

  init(_ plan: NumberPlan, rows: Int) {
    self.plan = plan
    parser = NumberParser(decimal: plan.decimal)
    values.reserveCapacity(rows)
  }

  /// Adds the cells of one block; `scratch` has room for its rows.
  func append(_ block: CellBlock, column: Int, scratch: UnsafeMutablePointer<Double>) {
    DecimalDigits.powers.withUnsafeBufferPointer { powers in
      var tally = PlainTally()
      let mark = plan.decimal.byte
      let allowsPlain = !plan.isPercent
      for row in 0..<block.rows {
        let cell = block.cells[row &* block.width &+ column]
        var value = Double.nan
        let isPlain =
          allowsPlain && !cell.isEscaped
          && tally.read(block.base + cell.start, cell.count, mark: mark, powers, &value)
        if !isPlain, !cell.isEmpty { value = dressed(cell, in: block.base) }
        scratch[row] = value
      }
      values.append(contentsOf: UnsafeBufferPointer(start: scratch, count: block.rows))
      merge(tally)
      if riddle == nil && tally.singles > 0 || proof == nil && tally.decimals > 0 {
        findExamples(block, column: column)
      }
    }
  }

  @inline(never)
  private func dressed(_ cell: Cell, in base: UnsafePointer<UInt8>) -> Double {
    let parsed: NumberCell?? = cell.withText(in: base) { text, count in
      MissingTokens.contains(text, count) ? .none : .some(parser.parse(text, count))
    }
    guard let parsed else { return .nan }
    if let parsed {
      evidence.add(parsed, length: cell.count)
      note(parsed.evidence, cell)
      if plan.fits(parsed) {
        fitting += 1
        return parsed.value
      }
    }
    misfits.add(cell, in: base)
    return .nan
  }

  /// Looks for examples among plain cells, which are not looked at one by one.
  private func findExamples(_ block: CellBlock, column: Int) {
    for row in 0..<block.rows where riddle == nil || proof == nil {
      let cell = block.cells[row &* block.width &+ column]
      guard !cell.isEscaped else { continue }
      if let number = parser.parse(block.base + cell.start, cell.count) {
        note(number.evidence, cell)
      }
    }
  }

  private func note(_ evidence: NumberCell.Evidence, _ cell: Cell) {
    switch evidence {
    case .none: break
    case .point: if plan.decimal == .point { proof = proof ?? cell }
    case .comma: if plan.decimal == .comma { proof = proof ?? cell }
    case .singlePoint, .singleComma: riddle = riddle ?? cell
    }
  }

  private func merge(_ tally: PlainTally) {
    let count = tally.integers + tally.decimals + tally.singles
    fitting += count
    evidence.count += count
    evidence.plains += count
    if plan.decimal == .point {
      evidence.points += tally.decimals
      evidence.singlePoints += tally.singles
    } else {
      evidence.commas += tally.decimals
      evidence.singleCommas += tally.singles
    }
    evidence.shortest = min(evidence.shortest, tally.shortest)
    evidence.longest = max(evidence.longest, tally.longest)
  }
}

/// Counts plain numbers by what they say, in registers.
private struct PlainTally {
  var integers = 0
  var decimals = 0
  var singles = 0
  var shortest = Int.max
  var longest = 0

  /// Reads `-12`, `3.25`: a sign, at most 15 digits, one mark, no zero before other digits.
  @inline(__always)
  mutating func read(
    _ text: UnsafePointer<UInt8>,
    _ count: Int,
    mark: UInt8,
    _ powers: UnsafeBufferPointer<Double>,
    _ value: inout Double
  ) -> Bool {
    guard count > 0, count <= 16 else { return false }
    let isNegative = text[0] == 0x2D
    let first = isNegative ? 1 : 0
    var index = first
    var digits: UInt64 = 0
    while index < count {
      let digit = text[index] &- 0x30
      if digit > 9 { break }
      digits = digits &* 10 &+ UInt64(digit)
      index &+= 1
    }
    let whole = index &- first
    guard whole > 0, whole < 2 || text[first] != 0x30 else { return false }
    var fraction = 0
    if index < count {
      guard text[index] == mark else { return false }
      index &+= 1
      let start = index
      while index < count {
        let digit = text[index] &- 0x30
        if digit > 9 { return false }
        digits = digits &* 10 &+ UInt64(digit)
        index &+= 1
      }
      fraction = index &- start
      guard fraction > 0 else { return false }
    }
    guard whole &+ fraction <= 15 else { return false }
    let amount = Double(Int64(truncatingIfNeeded: digits)) / powers[fraction]
    value = isNegative ? -amount : amount
    if fraction == 0 {
      integers &+= 1
    } else if fraction == 3, whole <= 3, text[first] != 0x30 {
      singles &+= 1
    } else {
      decimals &+= 1
    }
    shortest = min(shortest, count)
    longest = max(longest, count)
    return true
  }
}
