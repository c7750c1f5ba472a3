/// The distance from sorted values to the closest distribution with one peak.
///
/// Below the peak such a distribution is convex, above it concave. From the greatest convex minorant
/// and the least concave majorant of the steps, the interval that can hold the peak shrinks until the
/// dips outside of it are larger than the distance inside (AS 217). Distances are counted in halves of
/// a step until the end.
struct UnimodalFit {
  /// The dip as a share of the whole, 1 / (2 · count)...0.25.
  private(set) var dip = 0.0

  private let values: UnsafeBufferPointer<Double>

  /// Takes at least two sorted values that are not all equal; the buffer is read here and not kept.
  init(_ values: UnsafeBufferPointer<Double>) {
    self.values = values
    let minorant = Self.convexLinks(values)
    let majorant = Self.concaveLinks(values)
    var (low, high) = (0, values.count - 1)
    var largest = 1.0
    while true {
      let convex = Self.chain(from: high, to: low, minorant)
      let concave = Self.chain(from: low, to: high, majorant)
      let widest = widestGap(convex, concave)
      guard widest.distance >= largest else { break }
      largest = max(
        largest,
        convexDip(convex[widest.convex...]),
        concaveDip(concave[widest.concave...])
      )
      if low == convex[widest.convex], high == concave[widest.concave] { break }
      (low, high) = (convex[widest.convex], concave[widest.concave])
    }
    dip = largest / Double(2 * values.count)
  }

  // MARK: The two hulls

  /// For each value the one before it on the greatest convex minorant that ends there.
  private static func convexLinks(_ values: UnsafeBufferPointer<Double>) -> [Int] {
    var links = [Int](repeating: 0, count: values.count)
    for place in 1..<values.count {
      var link = place - 1
      while link > 0 {
        let next = links[link]
        let isConvex =
          (values[place] - values[link]) * Double(link - next)
          < (values[link] - values[next]) * Double(place - link)
        if isConvex { break }
        link = next
      }
      links[place] = link
    }
    return links
  }

  /// For each value the one after it on the least concave majorant that starts there.
  private static func concaveLinks(_ values: UnsafeBufferPointer<Double>) -> [Int] {
    let last = values.count - 1
    var links = [Int](repeating: last, count: values.count)
    for place in stride(from: last - 1, through: 0, by: -1) {
      var link = place + 1
      while link < last {
        let next = links[link]
        let isConcave =
          (values[link] - values[place]) * Double(next - link)
          < (values[next] - values[link]) * Double(link - place)
        if isConcave { break }
        link = next
      }
      links[place] = link
    }
    return links
  }

  private static func chain(from start: Int, to end: Int, _ links: [Int]) -> [Int] {
    var chain = [start]
    var place = start
    while place != end {
      place = end < start ? max(links[place], end) : min(links[place], end)
      chain.append(place)
    }
    return chain
  }

  // MARK: Distances

  /// The largest distance between the two hulls, and the points of each that bound it.
  ///
  /// `convex` runs down and `concave` up; both are walked from the left.
  private func widestGap(
    _ convex: [Int],
    _ concave: [Int]
  ) -> (distance: Double, convex: Int, concave: Int) {
    var widest = (distance: 0.0, convex: convex.count - 1, concave: concave.count - 1)
    guard convex.count > 2 || concave.count > 2 else { return (1, widest.convex, widest.concave) }
    var left = convex.count - 2
    var right = 1
    repeat {
      let (below, above) = (convex[left], concave[right])
      if below > above {
        let start = convex[left + 1]
        let distance = Double(above - start + 1) - rise(start, below, at: above)
        right += 1
        if distance >= widest.distance { widest = (distance, left + 1, right - 1) }
      } else {
        let start = concave[right - 1]
        let distance = rise(start, above, at: below) - Double(below - start - 1)
        left -= 1
        if distance >= widest.distance { widest = (distance, left + 1, right) }
      }
      left = max(left, 0)
      right = min(right, concave.count - 1)
    } while convex[left] != concave[right]
    return widest
  }

  /// How many steps the line from one value to another has risen at a third.
  private func rise(_ start: Int, _ end: Int, at place: Int) -> Double {
    (values[place] - values[start]) * Double(end - start) / (values[end] - values[start])
  }

  private func convexDip(_ chain: ArraySlice<Int>) -> Double {
    var largest = 0.0
    for (end, start) in zip(chain, chain.dropFirst()) {
      var here = 1.0
      if end - start > 1, values[end] != values[start] {
        for place in start...end {
          here = max(here, Double(place - start + 1) - rise(start, end, at: place))
        }
      }
      largest = max(largest, here)
    }
    return largest
  }

  private func concaveDip(_ chain: ArraySlice<Int>) -> Double {
    var largest = 0.0
    for (start, end) in zip(chain, chain.dropFirst()) {
      var here = 1.0
      if end - start > 1, values[end] != values[start] {
        for place in start...end {
          here = max(here, rise(start, end, at: place) - Double(place - start - 1))
        }
      }
      largest = max(largest, here)
    }
    return largest
  }
}
