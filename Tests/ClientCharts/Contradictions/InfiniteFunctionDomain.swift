import SwiftUI
import Charts

struct InfiniteFunctionDomain: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", domain: -Double.infinity...Double.infinity) { x in x }
            LinePlot(x: "x", y: "y", t: "t", domain: 0...Double.infinity) { t in (x: cos(t), y: sin(t)) }
        }
    }
}
