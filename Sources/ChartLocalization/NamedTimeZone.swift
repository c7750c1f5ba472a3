import CICU
import Synchronization

/// A time zone by its name in the IANA database, and its distance from UTC at any moment.
///
/// Asking is cheap enough for every value of a column: the stretches between changes are kept
/// once met, and the last is looked at first. Copies share them. Safe to use from several threads.
public struct NamedTimeZone: Sendable, Equatable, CustomStringConvertible {
  /// The name as it was given: `Europe/Berlin`.
  public let identifier: String
  private let stretches: ZoneStretches

  /// Finds a zone: `UTC`, `Europe/Berlin`, `Asia/Seoul`, `GMT+09:30`; nil for an unknown name.
  public init?(_ identifier: String) {
    guard Self.isKnown(identifier), let stretches = ZoneStretches(identifier) else { return nil }
    self.identifier = identifier
    self.stretches = stretches
  }

  /// Seconds to add to UTC, east positive, at a moment in seconds since 1970.
  ///
  /// Before the first recorded change the zone's first offset holds (often local mean time), after
  /// the last its last rule for ever. `NaN` gives 0.
  public func offset(at secondsSince1970: Double) -> Int {
    stretches.offset(at: secondsSince1970)
  }

  /// Whether clocks have shown the time of a moment once before, because they were set back.
  public func showsAgain(_ secondsSince1970: Double) -> Bool {
    let offset = offset(at: secondsSince1970)
    let drop = self.offset(at: secondsSince1970 - 86_400) - offset
    return drop > 0 && self.offset(at: secondsSince1970 - Double(drop)) == offset + drop
  }

  /// The name.
  public var description: String { identifier }

  /// Two zones are equal if their names are.
  public static func == (left: NamedTimeZone, right: NamedTimeZone) -> Bool {
    left.identifier == right.identifier
  }

  /// Whether a name is one that ICU knows.
  static func isKnown(_ identifier: String) -> Bool {
    guard !identifier.isEmpty, identifier != "Etc/Unknown",
      identifier.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return false }
    let units = Array(identifier.utf16)
    return ICU.text { cicu_zone_canonical(units, Int32(units.count), $0, $1, &$2) } != nil
  }
}

/// The stretches of time with one offset that were met so far, sorted; they never overlap.
private final class ZoneStretches: Sendable {
  private struct Stretch {
    let start: Double
    let end: Double
    let offset: Int

    func contains(_ seconds: Double) -> Bool { seconds >= start && seconds < end }
  }

  private struct State {
    let calendar: ICUHandle
    var stretches: [Stretch] = []
    var last = Stretch(start: 0, end: 0, offset: 0)
  }

  /// Past this many the kept stretches are forgotten; far-off years would pile up without end.
  private static let maximumCount = 4096

  private let state: Mutex<State>

  init?(_ identifier: String) {
    let units = Array(identifier.utf16)
    var status = U_ZERO_ERROR
    let opened = cicu_calendar_open(units, Int32(units.count), "en", &status)
    guard let calendar = ICUHandle(opened, status, cicu_calendar_close) else { return nil }
    state = Mutex(State(calendar: calendar))
  }

  func offset(at seconds: Double) -> Int {
    guard !seconds.isNaN else { return 0 }
    return state.withLock { state in
      if state.last.contains(seconds) { return state.last.offset }
      let index = state.stretches.partitioningIndex { $0.end > seconds }
      if index < state.stretches.count, state.stretches[index].contains(seconds) {
        state.last = state.stretches[index]
      } else {
        state.last = Self.stretch(around: seconds, state.calendar)
        if state.stretches.count >= Self.maximumCount {
          state.stretches = [state.last]
        } else {
          state.stretches.insert(state.last, at: index)
        }
      }
      return state.last.offset
    }
  }

  /// Asks ICU, whose moments are whole milliseconds; far beyond any calendar the bounds stand.
  private static func stretch(around seconds: Double, _ calendar: ICUHandle) -> Stretch {
    let milliseconds = (min(max(seconds, -8.64e12), 8.64e12) * 1000).rounded(.down)
    var status = U_ZERO_ERROR
    let offset = cicu_zone_offset(calendar.pointer, milliseconds, &status)
    var start = 0.0
    var end = 0.0
    let hasStart = cicu_zone_previous_change(calendar.pointer, &start, &status) != 0
    let hasEnd = cicu_zone_next_change(calendar.pointer, &end, &status) != 0
    return Stretch(
      start: hasStart && seconds >= -8.64e12 ? start / 1000 : -.infinity,
      end: hasEnd && seconds < 8.64e12 ? end / 1000 : .infinity,
      offset: Int(offset) / 1000
    )
  }
}

extension Array {
  /// The first index whose element satisfies a claim that, once true, stays true.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
