extension String {
  /// The text with every digit as one of 0…9, which all voices read.
  ///
  /// Between digits the Arabic decimal mark becomes a full stop and the Arabic mark of thousands
  /// goes; the Arabic percent sign becomes the common one.
  var withLatinDigits: String {
    guard unicodeScalars.contains(where: { !$0.isASCII && $0.isDigitOrMark }) else { return self }
    var result = UnicodeScalarView()
    var isAfterDigit = false
    for scalar in unicodeScalars {
      if let digit = scalar.decimalDigit {
        result.append(Unicode.Scalar(UInt8(0x30 + digit)))
      } else if scalar == "\u{66B}", isAfterDigit {
        result.append(".")
      } else if scalar == "\u{66A}" {
        result.append("%")
      } else if scalar != "\u{66C}" || !isAfterDigit {
        result.append(scalar)
      }
      isAfterDigit = scalar.decimalDigit != nil
    }
    return String(result)
  }

  /// The text after one replacement after another.
  func replacing(_ replacements: [VoiceProfile.Replacement]) -> String {
    var bytes = Array(utf8)
    for replacement in replacements { bytes.replace(replacement.bytes, by: replacement.spoken) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigitOrMark: Bool {
    decimalDigit != nil || (0x66A...0x66C).contains(value)
  }
}

extension [UInt8] {
  fileprivate mutating func replace(_ found: [UInt8], by spoken: String) {
    guard let first = firstIndex(of: found, from: 0) else { return }
    var result = Array(self[..<first])
    var start: Int? = first
    var end = first
    while let next = start {
      result += self[end..<next]
      result += spoken.utf8
      end = next + found.count
      start = firstIndex(of: found, from: end)
    }
    self = result + self[end...]
  }

  private func firstIndex(of found: [UInt8], from start: Int) -> Int? {
    guard let first = found.first, count - found.count >= start else { return nil }
    for index in start...(count - found.count) where self[index] == first {
      if self[index..<(index + found.count)].elementsEqual(found) { return index }
    }
    return nil
  }
}

extension StringProtocol {
  /// The text as runs of ASCII digits and what stands between them, in order.
  var digitRuns: [(text: SubSequence, isNumber: Bool)] {
    var runs: [(text: SubSequence, isNumber: Bool)] = []
    var start = startIndex
    while start < endIndex {
      let isNumber = self[start].isASCIIDigit
      let end = self[start...].firstIndex { $0.isASCIIDigit != isNumber } ?? endIndex
      runs.append((self[start..<end], isNumber))
      start = end
    }
    return runs
  }
}

extension Character {
  /// Whether it is one of 0…9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
