import SwiftUI
import Testing

@testable import Charts

struct DeclarationSymbolTests {
  @Test(arguments: BasicChartSymbolShape.Name.allCases)
  func `symbols of area 1 cover an area of 1`(name: BasicChartSymbolShape.Name) {
    let symbol = BasicChartSymbolShape(name: name)
    let frame = symbol.perceptualUnitRect
    #expect(abs(frame.midX - 0.5) < 1e-12)
    #expect(abs(frame.midY - 0.5) < 1e-12)
    guard name != .circle else {
      #expect(abs(.pi * frame.width * frame.width / 4 - 1) < 1e-12)
      return
    }
    let outlines = BasicChartSymbolShape.outlines(of: name)
    #expect(
      outlines.joined().allSatisfy { (-0.1...1.1).contains($0.x) && (-0.1...1.1).contains($0.y) }
    )
    // Counted on a grid, an area is within about a grid step times the outline's length.
    let steps = 200
    var covered = 0
    for row in 0..<steps {
      for column in 0..<steps {
        let point = CGPoint(
          x: (Double(column) + 0.5) / Double(steps) * 1.2 - 0.1,
          y: (Double(row) + 0.5) / Double(steps) * 1.2 - 0.1
        )
        if outlines.contains(where: { Self.contains($0, point) }) { covered += 1 }
      }
    }
    let share = Double(covered) / Double(steps * steps) * 1.44
    #expect(abs(share * frame.width * frame.height - 1) < 0.02)
  }

  @Test func `a stroked symbol keeps its name and its border`() {
    let stroked = BasicChartSymbolShape.square.strokeBorder(lineWidth: 2)
    let shape = AnyChartSymbolShape(AnyChartSymbolShape(stroked)).shape as? BasicChartSymbolShape
    #expect(shape?.name == .square)
    #expect(shape?.borderWidth == 2)
  }

  /// Whether a convex outline has a point inside.
  private static func contains(_ outline: [CGPoint], _ point: CGPoint) -> Bool {
    let sides = outline.indices.map { index -> Double in
      let (one, other) = (outline[index], outline[(index + 1) % outline.count])
      return (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
