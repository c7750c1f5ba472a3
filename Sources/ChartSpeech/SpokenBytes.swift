/// An utterance as bytes that travel from one process to another.
///
/// Lines of ASCII, ended by an empty one, then the samples, 16 bits each, the low byte first:
/// ```
/// utterance 1
/// rate 22050
/// samples 15534
/// word 0 0 5          (milliseconds from the start; first scalar; scalar after the last)
/// word 312 6 11
///
/// ```
struct SpokenBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ utterance: Utterance) {
    var head = "utterance 1\nrate \(utterance.sampleRate)\nsamples \(utterance.samples.count)\n"
    for word in utterance.words {
      let milliseconds = Int((word.start * 1000).rounded())
      head += "word \(milliseconds) \(word.range.lowerBound) \(word.range.upperBound)\n"
    }
    var bytes = Array("\(head)\n".utf8)
    bytes.reserveCapacity(bytes.count + utterance.samples.count * 2)
    for sample in utterance.samples {
      let value = UInt16(bitPattern: Int16((sample * 32_768).rounded()))
      bytes.append(UInt8(value & 0xFF))
      bytes.append(UInt8(value >> 8))
    }
    self.bytes = bytes
  }

  /// The utterance; nil if the bytes are not all there or not of this kind.
  var utterance: Utterance? {
    var start = 0
    var rate = 0
    var count = 0
    var words: [Utterance.WordTiming] = []
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: " ")
      start = end + 1
      let numbers = line.dropFirst().compactMap { Int($0) }
      switch (line.first, numbers.count) {
      case ("utterance", 1) where numbers[0] == 1: continue
      case ("rate", 1): rate = numbers[0]
      case ("samples", 1): count = numbers[0]
      case ("word", 3) where numbers[1] < numbers[2]:
        words.append(
          Utterance.WordTiming(start: Double(numbers[0]) / 1000, range: numbers[1]..<numbers[2])
        )
      case (nil, _): return utterance(from: start, rate: rate, count: count, words)
      default: return nil
      }
    }
    return nil
  }

  private func utterance(
    from start: Int,
    rate: Int,
    count: Int,
    _ words: [Utterance.WordTiming]
  ) -> Utterance? {
    guard rate > 0, bytes.count - start == count * 2 else { return nil }
    let samples = (0..<count).map { index in
      let low = UInt16(bytes[start + index * 2])
      let high = UInt16(bytes[start + index * 2 + 1])
      return Float(Int16(bitPattern: low | high << 8)) / 32_768
    }
    return Utterance(samples: samples, sampleRate: rate, words: words)
  }
}
