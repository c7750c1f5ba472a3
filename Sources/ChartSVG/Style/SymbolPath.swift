import ChartModel

/// The outline of a symbol about its middle, that can be drawn in any size.
struct SymbolPath: Equatable {
  private struct Command: Equatable {
    var letter: Character
    var numbers: [Double]
  }

  private var commands: [Command] = []

  /// Reads an SVG path; `nil` for one that is none.
  init?(_ path: String) {
    guard let commands = Self.commands(of: path), !commands.isEmpty else { return nil }
    self.commands = commands
  }

  /// Writes it about a place, so many times as large.
  func write(
    about x: Double,
    _ y: Double,
    scale: Double,
    middle: (x: Double, y: Double) = (0, 0),
    to writer: inout SVGWriter
  ) {
    for command in commands {
      writer.markup(String(command.letter))
      for (index, number) in command.numbers.enumerated() {
        if index > 0 { writer.byte(0x20) }
        let move = Self.axis(of: command.letter, index)
        switch move {
        case .x: writer.number((number - middle.x) * scale + x)
        case .y: writer.number((number - middle.y) * scale + y)
        case .length: writer.number(number * scale)
        case .plain: writer.number(number)
        }
      }
    }
  }

  private enum Part { case x, y, length, plain }

  /// What the number at a place of a command is.
  private static func axis(of letter: Character, _ index: Int) -> Part {
    if letter == "A" || letter == "a" {
      let place = index % 7
      if place < 2 { return .length }
      if place < 5 { return .plain }
      return letter == "a" ? .length : place == 5 ? .x : .y
    }
    if letter.isLowercase { return .length }
    if letter == "H" { return .x }
    if letter == "V" { return .y }
    return index % 2 == 0 ? .x : .y
  }

  /// How many numbers a command takes at a time.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0,
  ]

  private static func commands(of path: String) -> [Command]? {
    var commands: [Command] = []
    var rest = Substring(path)
    while let letter = rest.first {
      if letter.isWhitespace || letter == "," {
        rest.removeFirst()
        continue
      }
      guard let upper = letter.uppercased().first, let count = counts[upper] else { return nil }
      rest.removeFirst()
      var numbers: [Double] = []
      while let number = takeNumber(&rest) { numbers.append(number) }
      guard count == 0 ? numbers.isEmpty : !numbers.isEmpty && numbers.count % count == 0 else {
        return nil
      }
      if commands.isEmpty, upper != "M" { return nil }
      commands.append(Command(letter: letter, numbers: numbers))
    }
    return commands
  }

  private static func takeNumber(_ rest: inout Substring) -> Double? {
    var end = rest.startIndex
    while end < rest.endIndex, rest[end].isWhitespace || rest[end] == "," {
      end = rest.index(after: end)
    }
    let start = end
    var hasPoint = false
    while end < rest.endIndex {
      let sign = rest[end]
      if sign == "-" || sign == "+" {
        guard end == start || "eE".contains(rest[rest.index(before: end)]) else { break }
      } else if sign == "." {
        if hasPoint { break }
        hasPoint = true
      } else if sign == "e" || sign == "E" {
        guard end > start else { break }
        hasPoint = true
      } else if !sign.isASCII || !sign.isNumber {
        break
      }
      end = rest.index(after: end)
    }
    guard end > start, let value = Double(rest[start..<end]), value.isFinite else { return nil }
    rest = rest[end...]
    return value
  }
}
