extension MessageParser {
  /// How many faults of one message are told; a message with more is no message.
  static let maximumFaultCount = 20

  /// An argument; where one is broken and reading goes on, all of it as text.
  mutating func argumentOrText(depth: Int) throws(MessageSyntaxError) -> MessageElement {
    let start = offset
    do throws(MessageSyntaxError) {
      return try argument(depth: depth)
    } catch {
      try goOn(after: error)
      offset = endOfBraces(from: start)
      let range = SourceRange(start, offset)
      return .text(slice(range), range)
    }
  }

  /// Keeps a fault, or throws it if reading ends here.
  mutating func goOn(after fault: MessageSyntaxError) throws(MessageSyntaxError) {
    guard recovers, faults.count < Self.maximumFaultCount else { throw fault }
    faults.append(fault)
  }

  /// The place after the `}` that closes the `{` at a place, or the end of the message.
  private func endOfBraces(from start: Int) -> Int {
    var depth = 0
    var isQuoted = false
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "'") {
        let isBeforeBrace =
          place < bytes.count
          && (bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "}"))
        isQuoted = !isQuoted && isBeforeBrace
      } else if !isQuoted, byte == UInt8(ascii: "{") {
        depth += 1
      } else if !isQuoted, byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return bytes.count
  }
}

extension MessagePattern {
  /// Reads a message as far as it can be read, and says everything that is wrong with it.
  ///
  /// A broken argument stands in the elements as text; a choice without `other` as it is. At most
  /// twenty-one faults are told, in the order of their places; without faults the elements are those of
  /// ``init(parsing:)``.
  ///
  /// - Complexity: O(n) in the bytes of the message, times the depth where braces do not match.
  public static func recovering(
    from source: String
  ) -> (pattern: MessagePattern, faults: [MessageSyntaxError]) {
    do throws(MessageSyntaxError) {
      var parser = try MessageParser(source, recovers: true)
      do throws(MessageSyntaxError) {
        let elements = try parser.message(within: nil, depth: 0)
        let faults = parser.faults.sorted { $0.range.lower < $1.range.lower }
        return (MessagePattern(source: source, elements: elements), faults)
      } catch {
        return (MessagePattern(source: source, elements: []), parser.faults + [error])
      }
    } catch {
      return (MessagePattern(source: source, elements: []), [error])
    }
  }
}
