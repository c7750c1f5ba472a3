import SwiftUI
import Charts

struct Mileage: Plottable {
    var kilometres: Double

    var primitivePlottable: Double { kilometres }

    init(kilometres: Double) {
        self.kilometres = kilometres
    }

    init?(primitivePlottable: Double) {
        kilometres = primitivePlottable
    }
}

/// `.value("literal", v)` with values of many types, and with a `Text` and a key as the label.
struct ValuesOfManyTypes: View {
    var body: some View {
        Chart {
            PointMark(x: .value("Integer", 1), y: .value("Double", 2.5))
            PointMark(x: .value("Small", UInt8(2)), y: .value("Float", Float(3.25)))
            PointMark(x: .value("Large", Int64(3)), y: .value("Decimal", Decimal(string: "3.5")!))
            PointMark(x: .value(Text("Text as a label"), 4), y: .value(LocalizedStringKey("Key"), Mileage(kilometres: 4)))
            RectangleMark(
                x: .value("Range", 1..<2),
                y: .value("Value", 1.0)
            )
            .opacity(0.2)
        }
    }
}
