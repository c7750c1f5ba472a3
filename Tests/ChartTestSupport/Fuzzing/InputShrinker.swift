import Foundation

/// Makes an input smaller as long as it stays what it is.
struct InputShrinker {
  private var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The smallest input that was found in the time: stretches are left out, halves first.
  func smaller(
    within seconds: Double,
    _ isSame: ([UInt8]) throws -> Bool
  ) rethrows -> [UInt8] {
    let end = Date.now.addingTimeInterval(seconds)
    var best = bytes
    var length = best.count / 2
    while length > 0 {
      var start = 0
      while start < best.count {
        guard Date.now < end else { return best }
        var shorter = best
        shorter.removeSubrange(start..<min(best.count, start + length))
        if try isSame(shorter) { best = shorter } else { start += length }
      }
      length /= 2
    }
    return best
  }
}
