import SwiftUI
import Charts

/// An unordered domain is no `ClosedRange`: this is the narrowest that can be written.
struct FunctionDomainOfOnePoint: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", domain: 2...2) { x in x * x }
        }
    }
}
