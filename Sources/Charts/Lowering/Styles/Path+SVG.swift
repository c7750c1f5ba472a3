import Foundation
import SwiftUI

extension Path {
  /// The path as SVG writes one, each number to four digits after the point.
  var svgText: String {
    elements.map { element in
      switch element {
      case .move(let to): "M" + Self.text(to)
      case .line(let to): "L" + Self.text(to)
      case .quadCurve(let to, let control): "Q" + [control, to].map(Self.text).joined(separator: " ")
      case .curve(let to, let first, let second):
        "C" + [first, second, to].map(Self.text).joined(separator: " ")
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  private static func text(_ point: CGPoint) -> String {
    [point.x, point.y].map { text(Double($0)) }.joined(separator: ",")
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
