/// The points of a path, in order; a list a subpath.
struct PathPoints {
  private(set) var subpaths: [[(x: Double, y: Double)]] = []

  /// Reads the commands that drawings use: M, L, H, V, A, Z, and m, l, h, v, a, z; an arc is its end.
  init(of path: String) {
    var x = 0.0
    var y = 0.0
    for (command, numbers) in Self.commands(of: path) {
      let isRelative = command.isLowercase
      let step =
        command.lowercased() == "h" || command.lowercased() == "v"
        ? 1 : command.lowercased() == "a" ? 7 : 2
      for start in stride(from: 0, to: numbers.count - step + 1, by: step) {
        let last = numbers[start + step - 1]
        switch command {
        case "H", "h": x = isRelative ? x + last : last
        case "V", "v": y = isRelative ? y + last : last
        default:
          let first = numbers[start + step - 2]
          x = isRelative ? x + first : first
          y = isRelative ? y + last : last
        }
        if command == "M" || subpaths.isEmpty { subpaths.append([]) }
        subpaths[subpaths.count - 1].append((x, y))
      }
    }
  }

  /// All points.
  var points: [(x: Double, y: Double)] { subpaths.flatMap { $0 } }

  private static func commands(of path: String) -> [(Character, [Double])] {
    var commands: [(Character, [Double])] = []
    var number = ""
    func take() {
      if let value = Double(number), !commands.isEmpty {
        commands[commands.count - 1].1.append(value)
      }
      number = ""
    }
    for byte in path.utf8 {
      let sign = Character(UnicodeScalar(byte))
      switch sign {
      case "0"..."9": number.append(sign)
      case ".":
        if number.contains(".") { take() }
        number += number.isEmpty || number == "-" ? "0." : "."
      case "-":
        take()
        number = "-"
      case "A"..."Z", "a"..."z":
        take()
        commands.append((sign, []))
      default: take()
      }
    }
    take()
    return commands
  }
}

/// How far the points of a path reach.
struct PathExtent: CustomStringConvertible {
  var left = Double.infinity
  var right = -Double.infinity
  var top = Double.infinity
  var bottom = -Double.infinity

  init(of path: String) {
    for point in PathPoints(of: path).points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
  }

  var description: String { "\(left)...\(right), \(top)...\(bottom)" }
}
