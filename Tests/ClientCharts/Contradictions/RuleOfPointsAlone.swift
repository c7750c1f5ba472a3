import SwiftUI
import Charts

/// A rule whose ends are places on a screen, at a value that is no number.
struct RuleOfPointsAlone: View {
    var body: some View {
        Chart {
            RuleMark(xStart: 10, xEnd: 20, y: .value("y", Double.nan))
        }
    }
}
