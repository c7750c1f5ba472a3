import SwiftUI
import Charts

struct UndefinedFunction: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", domain: 0...1) { _ in .nan }
        }
    }
}
