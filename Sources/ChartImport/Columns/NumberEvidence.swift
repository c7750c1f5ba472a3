/// How a column's numbers are read: one way for all of its cells.
struct NumberPlan: Equatable {
  /// The decimal mark.
  var decimal: DecimalMark = .point

  /// Whether the cells carry percent signs and are shares.
  var isPercent = false

  /// The currency that cells may carry.
  var currency: Currency?

  /// Whether a cell fits: no contradicting mark, percent sign like the others, no other currency.
  func fits(_ cell: NumberCell) -> Bool {
    guard !cell.value.isNaN, cell.currency == nil || cell.currency == currency else { return false }
    return cell.isPercent == isPercent || isPercent && cell.value == 0
  }
}

/// What the numbers of a column say together about how they are written.
struct NumberEvidence {
  /// How many cells are numbers at all.
  var count = 0

  /// Cells that prove a decimal point, or a decimal comma.
  var points = 0
  var commas = 0

  /// Cells like `1.234` and like `1,234`, which prove neither.
  var singlePoints = 0
  var singleCommas = 0

  /// Cells with a percent sign, and cells without one that are not zero.
  var percents = 0
  var plains = 0

  /// Cells with a zero before other digits, and the lengths of all cells.
  var leadingZeros = 0
  var shortest = Int.max
  var longest = 0

  var currencies: [Currency: Int] = [:]

  /// Counts one cell, `weight` times.
  mutating func add(_ cell: NumberCell, length: Int, weight: Int = 1) {
    count += weight
    switch cell.evidence {
    case .none: break
    case .point: points += weight
    case .comma: commas += weight
    case .singlePoint: singlePoints += weight
    case .singleComma: singleCommas += weight
    }
    if cell.isPercent {
      percents += weight
    } else if cell.value != 0 {
      plains += weight
    }
    if cell.hasLeadingZero { leadingZeros += weight }
    shortest = min(shortest, length)
    longest = max(longest, length)
    if let currency = cell.currency { currencies[currency, default: 0] += weight }
  }

  /// The decimal mark that most cells prove; `nil` when they prove none, or as many prove either.
  var provenDecimal: DecimalMark? {
    points == commas ? nil : points > commas ? .point : .comma
  }

  /// Whether there are cells that can be read either way, and none that decides.
  var isAmbiguous: Bool {
    points == 0 && commas == 0 && singlePoints + singleCommas > 0
  }

  /// The plan that most cells fit; `prior` decides where they do not say.
  func plan(prior: DecimalMark) -> NumberPlan {
    let most = currencies.max { left, right in
      (left.value, right.key.sign) < (right.value, left.key.sign)
    }
    return NumberPlan(
      decimal: provenDecimal ?? prior,
      isPercent: percents > plains,
      currency: most?.key
    )
  }

  /// How many cells fit that plan.
  var fitting: Int {
    max(0, count - min(points, commas) - min(percents, plains))
  }

  /// Whether these are codes rather than amounts: `0042`, `0100`, `2211`.
  ///
  /// Zeros lead, and all cells have one length, or half of all lead with zero.
  var looksLikeCodes: Bool {
    leadingZeros > 0 && (shortest == longest || leadingZeros * 2 >= count)
  }
}
