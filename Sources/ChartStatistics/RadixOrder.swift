/// Puts numbers in order in time proportional to their number, by the digits of their bits.
///
/// A few numbers are compared with one another; more are dealt into 2,048 heaps by eleven bits of their
/// place in the range, three times, the lowest bits first (Knuth, "The Art of Computer Programming",
/// volume 3, section 5.2.5), and those at one place compared. Where too many numbers share a place, as
/// beside one that is very large, they are dealt by a pattern of their bits that keeps their order, six
/// times. Minus zero counts as zero.
package enum RadixOrder {
  /// From so many numbers on they are dealt; below, comparing them is as fast.
  static let leastDealt = 4_096

  /// The numbers from the smallest to the largest; none may be `NaN`.
  static func sorted(_ values: [Double]) -> [Double] {
    guard values.count >= leastDealt else { return values.sorted() }
    if let places = PlaceOrder.places(of: values) { return places.map { values[Int($0)] } }
    return dealt(values.map { Entry($0, 0) }).map(\.value)
  }

  /// The places of the numbers from the smallest to the largest, equal ones as they stand; none may be
  /// `NaN`.
  package static func places(of values: [Double]) -> [Int32] {
    guard values.count >= leastDealt else {
      return values.indices.map { Int32($0) }.sorted { left, right in
        let (first, second) = (values[Int(left)], values[Int(right)])
        return first != second ? first < second : left < right
      }
    }
    if let places = PlaceOrder.places(of: values) { return places }
    return dealt(values.indices.map { Entry(values[$0], Int32($0)) }).map(\.place)
  }

  /// A number as bits that are in order as the numbers are, and where it stands.
  private struct Entry {
    let bits: UInt64
    let place: Int32

    init(_ value: Double, _ place: Int32) {
      let pattern = (value + 0).bitPattern
      bits = pattern >> 63 == 0 ? pattern | 1 << 63 : ~pattern
      self.place = place
    }

    var value: Double {
      Double(bitPattern: bits >> 63 == 1 ? bits & ~(1 << 63) : ~bits)
    }
  }

  private static func dealt(_ entries: [Entry]) -> [Entry] {
    var (now, next) = (entries, entries)
    for shift in stride(from: UInt64(0), to: 64, by: 11) {
      let isMoved = now.withUnsafeBufferPointer { from in
        next.withUnsafeMutableBufferPointer { deal(from, into: $0, shift) }
      }
      if isMoved { swap(&now, &next) }
    }
    return now
  }

  /// Deals by one digit, equal digits as they stand; does nothing, and says so, where all are equal.
  private static func deal(
    _ from: UnsafeBufferPointer<Entry>,
    into target: UnsafeMutableBufferPointer<Entry>,
    _ shift: UInt64
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2_048) { starts in
      starts.initialize(repeating: 0)
      for entry in from { starts[Int(entry.bits >> shift & 2_047)] += 1 }
      if starts[Int(from[0].bits >> shift & 2_047)] == from.count { return false }
      var sum = 0
      for digit in starts.indices { (starts[digit], sum) = (sum, sum + starts[digit]) }
      for entry in from {
        let digit = Int(entry.bits >> shift & 2_047)
        target[starts[digit]] = entry
        starts[digit] += 1
      }
      return true
    }
  }
}
