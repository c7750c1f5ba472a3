import SwiftUI
import Charts

/// A function whose chart has no x scale and no other data.
struct NoDomainAnywhere: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y") { x in x * x }
        }
    }
}
