/// The time zone of a place: seconds east of UTC at an instant in seconds since 1970-01-01T00:00Z.
///
/// It is asked for finite instants only, and several times for one date, so it should be quick.
/// Answers of a day and more are held to a day.
public typealias UTCOffset = @Sendable (_ secondsSince1970: Double) -> Int

/// The zone of UTC itself: always 0.
public let utc: UTCOffset = { _ in 0 }

/// Instants further than this from 1970 (about 285 million years) have no calendar: soon beyond it a
/// double no longer tells seconds apart, and a second added would change nothing.
let largestInstant = 9e15

/// A reading of the local clock and calendar as seconds since 1970-01-01T00:00:00 on it, and back.
struct LocalClock {
  private let offset: UTCOffset

  init(offset: @escaping UTCOffset) {
    self.offset = offset
  }

  /// What becomes of a local time that the clock jumps over.
  enum Gap {
    /// The first instant after the jump, however far into the gap the time lies.
    case jumpsToItsEnd
    /// As far after the jump as the time lies after the gap's start: 02:30 becomes 03:30.
    case keepsElapsedTime
  }

  /// Seconds east of UTC at an instant.
  func offset(at instant: Double) -> Double {
    Double(max(-86_400, min(86_400, offset(instant))))
  }

  /// The local reading at an instant.
  func reading(at instant: Double) -> Double {
    instant + offset(at: instant)
  }

  /// The first instant at which the local clock shows a reading.
  ///
  /// Presumes no two changes of the offset within a day.
  func instant(ofReading reading: Double, gap: Gap) -> Double {
    let before = offset(at: reading - 86_400)
    let early = reading - before
    let after = offset(at: early)
    if after == before { return early }
    let late = reading - after
    if offset(at: late) == after { return late }
    switch gap {
    case .keepsElapsedTime: return early
    case .jumpsToItsEnd: return transition(after: late, upTo: early)
    }
  }

  /// The first whole second at which the offset differs from the one at `lower`.
  ///
  /// The offset at `upper` must differ from it.
  func transition(after lower: Double, upTo upper: Double) -> Double {
    let before = offset(at: lower)
    var same = lower.rounded(.down)
    var changed = upper.rounded(.up)
    while changed - same > 1 {
      let middle = ((same + changed) / 2).rounded(.down)
      if offset(at: middle) == before { same = middle } else { changed = middle }
    }
    return changed
  }
}
