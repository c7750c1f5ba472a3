import SwiftUI
import Charts

struct ParametricWithoutADomain: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", t: "t") { t in (x: t, y: t) }
        }
    }
}
