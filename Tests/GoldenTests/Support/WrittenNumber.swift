import ChartVoice

/// A number as it stands in a text, without its sign.
struct WrittenNumber {
  /// The digits as written.
  let text: String

  /// What they are worth.
  let value: Double

  /// How many of them stand behind the mark, less the power of ten.
  let decimals: Int

  /// Reads a number written in digits, thousands set apart by commas; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    let digits = String(text.filter { $0 != "," })
    let trimmed = digits.hasSuffix(".") ? digits.dropLast() : digits[...]
    guard let value = Double(trimmed) else { return nil }
    self.text = String(text)
    self.value = value
    let parts = trimmed.split(separator: "E")
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let fraction = parts.first?.split(separator: ".").dropFirst().first?.count ?? 0
    decimals = fraction - power
  }

  /// The numbers of a text, in order; a power of ten behind an E belongs to the number before it.
  static func all(in text: String) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    var run = ""
    let characters = Array(text)
    for (place, character) in characters.enumerated() {
      let isDigit = character.isASCII && (character.isNumber || ".,".contains(character))
      let isPower =
        character == "E" && run.last?.isNumber == true && place + 1 < characters.count
        && (characters[place + 1].isNumber || characters[place + 1] == "-")
      if isDigit || isPower || (character == "-" && run.last == "E") {
        run.append(character)
      } else {
        if let number = WrittenNumber(run) { numbers.append(number) }
        run = ""
      }
    }
    if let number = WrittenNumber(run) { numbers.append(number) }
    return numbers
  }

  /// Whether this is what a number, or a share as a percentage, gives when rounded to as many digits.
  func isRounding(of exact: Double) -> Bool {
    let half = Double("0.5000001e\(-decimals)") ?? 0
    let candidates: [Double] = [abs(exact), abs(exact * 100)]
    return candidates.contains { (candidate: Double) -> Bool in
      abs(candidate - value) <= half + 1e-12 * candidate
    }
  }
}

/// The digits and marks with which one language writes numbers.
struct NumberSigns {
  private let decimal: Character?
  private let groups: Set<Character>

  init(_ localizer: Localizer) {
    decimal = localizer.number(0.5).first { !$0.isNumber }
    groups = Set(localizer.number(1_234_567).filter { !$0.isNumber })
  }

  /// The text with every number in it as English writes it.
  func english(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    for (place, character) in characters.enumerated() {
      let isBetweenDigits =
        place > 0 && place + 1 < characters.count && characters[place - 1].isWholeNumber
        && characters[place + 1].isWholeNumber
      if let digit = character.wholeNumberValue, digit < 10 {
        result += "\(digit)"
      } else if isBetweenDigits, character == decimal {
        result += "."
      } else if isBetweenDigits, groups.contains(character), threeOrTwo(characters, after: place) {
        result += ","
      } else if ".,".contains(character) {
        result += " "
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Whether a group of digits follows: three, or two before another group.
  private func threeOrTwo(_ characters: [Character], after place: Int) -> Bool {
    let count = characters[(place + 1)...].prefix { $0.isWholeNumber }.count
    return count == 3 || count == 2
  }
}
