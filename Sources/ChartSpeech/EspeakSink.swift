import CEspeakNG

/// What the library hands over while it speaks one text.
final class EspeakSink {
  /// Called by the library, on the thread that asked it to speak, with samples and events.
  ///
  /// Every event carries the sink, the only context that the library keeps; 1 ends the speaking.
  static let receive:
    @convention(c) (
      UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
    ) -> Int32 = { samples, count, events in
      guard var event = events, let context = event.pointee.user_data else { return 0 }
      let sink = Unmanaged<EspeakSink>.fromOpaque(context).takeUnretainedValue()
      while cespeak_kind(event) != cespeak_end_of_events {
        if cespeak_kind(event) == cespeak_word { sink.add(event.pointee) }
        event += 1
      }
      if let samples, count > 0 {
        sink.samples += UnsafeBufferPointer(start: samples, count: Int(count))
      }
      sink.isCancelled = Task.isCancelled
      return sink.isCancelled ? 1 : 0
    }

  private(set) var isCancelled = false
  private var samples: [Int16] = []
  /// Milliseconds, place in the text from 1, and length.
  private var events: [(time: Int, place: Int, length: Int)] = []

  private func add(_ event: espeak_EVENT) {
    events.append((Int(event.audio_position), Int(event.text_position), Int(event.length)))
  }

  /// All that was handed over.
  ///
  /// Of words that overlap (the parts of `12.5`) the first stays, which
  /// is as long as all of them. Spaces at a word's end are not part of it.
  func utterance(of text: String, sampleRate: Int) -> Utterance {
    let scalars = Array(text.unicodeScalars)
    var words: [Utterance.WordTiming] = []
    for event in events {
      let start = event.place - 1
      var end = min(start + event.length, scalars.count)
      while start >= 0, end > start, scalars[end - 1].properties.isWhitespace { end -= 1 }
      guard start >= 0, start < end else { continue }
      if let last = words.last, start < last.range.upperBound { continue }
      let time = max(Double(event.time) / 1000, words.last?.start ?? 0)
      words.append(Utterance.WordTiming(start: time, range: start..<end))
    }
    return Utterance(
      samples: samples.map { Float($0) / 32_768 },
      sampleRate: sampleRate,
      words: words
    )
  }
}
