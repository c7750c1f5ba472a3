import Foundation
import SwiftUI

extension Path {
  /// The path as SVG writes one, in shares of a frame, each number to four digits after the point.
  func svgText(within frame: CGRect) -> String {
    elements.map { element in
      switch element {
      case .move(let to): "M" + Self.text([to], frame)
      case .line(let to): "L" + Self.text([to], frame)
      case .quadCurve(let to, let control): "Q" + Self.text([control, to], frame)
      case .curve(let to, let first, let second): "C" + Self.text([first, second, to], frame)
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  private static func text(_ points: [CGPoint], _ frame: CGRect) -> String {
    points.map { point in
      let x = Double((point.x - frame.minX) / frame.width)
      let y = Double((point.y - frame.minY) / frame.height)
      return "\(text(x)),\(text(y))"
    }.joined(separator: " ")
  }

  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
