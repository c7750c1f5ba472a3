import ChartModel

extension SVGWriter {
  /// The width of what stands around a line, which the class of its dash does not change.
  mutating func casing(_ width: Double) {
    markup(" style=\"stroke-width:")
    number(width)
    byte(0x22)
  }

  /// The value of `d` for an outline in user units.
  mutating func path(_ path: InterpolatedPath) {
    for command in path.commands {
      switch command {
      case .move(let place):
        byte(0x4D)
        point(place.x, place.y)
      case .line(let place):
        byte(0x4C)
        point(place.x, place.y)
      case .curve(let first, let second, let end):
        byte(0x43)
        point(first.x, first.y)
        byte(0x20)
        point(second.x, second.y)
        byte(0x20)
        point(end.x, end.y)
      case .close: byte(0x5A)
      }
    }
  }
}
