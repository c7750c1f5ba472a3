/// A number in a text of an author, in every way in which it can be meant.
///
/// Texts are written in any language: "1,234" may be a thousand or one and a bit, "1.2M" and "3만" are
/// multiples, "12%" may stand for 12 or 0.12.
struct WrittenAmount {
  /// What it can come to, each with what one step of its last digit is worth.
  private(set) var readings: [(value: Double, unit: Double)] = []

  /// The numbers of a text, in order, the first twenty.
  static func all(in text: String) -> [WrittenAmount] {
    var amounts: [WrittenAmount] = []
    let characters = Array(text)
    var place = 0
    while place < characters.count, amounts.count < 20 {
      guard characters[place].isWholeNumber else {
        place += 1
        continue
      }
      let start = place
      while place < characters.count, isPart(characters, place) { place += 1 }
      // "Q1" and "v2" are names.
      let isName = start > 0 && characters[start - 1].isCased
      if !isName,
        let amount = WrittenAmount(
          characters[start..<place],
          before: characters[..<start],
          after: characters[place...]
        )
      {
        amounts.append(amount)
      }
    }
    return amounts
  }

  /// Whether it is an amount, rounded as its digits say.
  func isRounding(of exact: Double) -> Bool {
    readings.contains { reading in
      abs(abs(exact) - reading.value) <= reading.unit / 2 * (1 + 1e-9) + 1e-9 * abs(exact)
    }
  }

  /// The value as it most plainly reads.
  var plain: Double { readings.first?.value ?? .nan }

  private static let separators: Set<Character> = [
    ".", ",", "'", "’", "\u{A0}", "\u{202F}", "\u{66B}", "\u{66C}",
  ]

  private static let percents: Set<Character> = ["%", "٪", "％"]

  private static func isPart(_ text: [Character], _ place: Int) -> Bool {
    if text[place].isWholeNumber { return true }
    return separators.contains(text[place]) && place + 1 < text.count
      && text[place + 1].isWholeNumber
  }

  private init?(
    _ digits: ArraySlice<Character>,
    before: ArraySlice<Character>,
    after: ArraySlice<Character>
  ) {
    for fraction in Self.fractions(digits) {
      let figures = digits.compactMap(\.wholeNumberValue)
      guard figures.count <= 18 else { return nil }
      var value = 0.0
      for figure in figures { value = value * 10 + Double(figure) }
      var unit = 1.0
      for _ in 0..<fraction { unit *= 10 }
      readings.append((value / unit, 1 / unit))
    }
    let plain = readings
    for scale in Self.scales(before, after) {
      readings += plain.map { ($0.value * scale, $0.unit * scale) }
    }
  }

  /// How many digits can stand after the decimal mark, the more likely first.
  private static func fractions(_ digits: ArraySlice<Character>) -> [Int] {
    guard let last = digits.lastIndex(where: { !$0.isWholeNumber }) else { return [0] }
    let after = digits.endIndex - last - 1
    let marks = digits.filter { !$0.isWholeNumber }
    // A mark that stands twice parts thousands.
    if marks.filter({ $0 == digits[last] }).count > 1 { return [0] }
    guard after == 3, marks.count == 1 else { return [after] }
    return digits[last] == "," ? [0, 3] : [3, 0]
  }

  /// What a sign or a word beside it can multiply it by.
  private static func scales(
    _ before: ArraySlice<Character>,
    _ after: ArraySlice<Character>
  ) -> [Double] {
    let next = after.first { !$0.isWhitespace }
    let previous = before.last { !$0.isWhitespace }
    if [next, previous].compactMap({ $0 }).contains(where: percents.contains) { return [0.01] }
    guard let next, next.isLetter else { return [] }
    return [1e3, 1e4, 1e6, 1e8, 1e9, 1e12]
  }
}
