import SwiftUI
import Charts

struct UnorderedFunctionDomain: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", domain: ClosedRange(uncheckedBounds: (lower: 3, upper: -3))) { x in x * x }
        }
    }
}
