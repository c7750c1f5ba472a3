import SwiftUI

nonisolated extension BasicChartSymbolShape {
  /// The arms of crosses are a quarter of the frame wide.
  private static let armWidth: CGFloat = 0.25

  /// The closed outlines of a symbol in the unit square; a circle's is no polygon.
  static func outlines(of name: Name) -> [[CGPoint]] {
    switch name {
    case .circle: []
    case .square: [[(0, 0), (1, 0), (1, 1), (0, 1)].map { CGPoint(x: $0.0, y: $0.1) }]
    case .triangle: [[(0.5, 0), (1, 1), (0, 1)].map { CGPoint(x: $0.0, y: $0.1) }]
    case .diamond: [[(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)].map { CGPoint(x: $0.0, y: $0.1) }]
    case .pentagon: [(0..<5).map { onCircle($0, of: 5) }]
    case .plus: [0, 90].map { arm(turnedBy: $0) }
    case .cross: [45, 135].map { arm(turnedBy: $0) }
    case .asterisk: [0, 60, 120].map { arm(turnedBy: $0) }
    }
  }

  /// The share of its frame that a symbol covers, 0...1.
  static func share(of name: Name) -> Double {
    let width = Double(armWidth)
    // Arms at an angle meet in a rhombus; three in a hexagon too.
    switch name {
    case .circle: return .pi / 4
    case .square: return 1
    case .triangle, .diamond: return 0.5
    case .pentagon: return 5.0 / 8 * sin(2 * .pi / 5)
    case .plus, .cross: return 2 * width - width * width
    case .asterisk: return 3 * width - 1.5 * 3.0.squareRoot() * width * width
    }
  }

  /// The corners of a regular polygon in the frame's circle, the first above.
  private static func onCircle(_ index: Int, of count: Int) -> CGPoint {
    let angle = 2 * Double.pi * Double(index) / Double(count)
    return CGPoint(x: 0.5 + sin(angle) / 2, y: 0.5 - cos(angle) / 2)
  }

  /// A bar from top to bottom through the middle, turned by degrees.
  private static func arm(turnedBy degrees: Double) -> [CGPoint] {
    let angle = degrees * .pi / 180
    let (half, end) = (Double(armWidth) / 2, 0.5)
    return [(-half, -end), (half, -end), (half, end), (-half, end)].map { x, y in
      CGPoint(
        x: 0.5 + x * cos(angle) - y * sin(angle),
        y: 0.5 + x * sin(angle) + y * cos(angle)
      )
    }
  }
}
