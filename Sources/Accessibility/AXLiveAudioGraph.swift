import Foundation
import Synchronization

/// Tones for values as they come.
///
/// There is no sound here: what would be heard is written down, for those who turn it into sound.
public final class AXLiveAudioGraph {
  /// What would be heard from a start to a stop.
  package struct Recording: Equatable, Sendable {
    /// In 0…1, from the lowest to the highest pitch, in order.
    package var values: [Double] = []
    package var isRunning = false
  }

  private static let recording = Mutex(Recording())

  /// Begins, with nothing heard yet.
  public class func start() {
    recording.withLock { $0 = Recording(isRunning: true) }
  }

  /// Sounds a value in 0…1; what lies outside is taken for the nearer end, and before the start and
  /// where it is no number nothing sounds.
  public class func updateValue(_ value: Double) {
    recording.withLock {
      guard $0.isRunning, !value.isNaN else { return }
      $0.values.append(min(max(value, 0), 1))
    }
  }

  /// Ends.
  public class func stop() {
    recording.withLock { $0.isRunning = false }
  }

  /// What was heard since the last start.
  package class var heard: Recording { recording.withLock { $0 } }
}
