import SwiftUI
import Charts

struct ViewInAChart: View {
    var body: some View {
        Chart {
            Text("No content of a chart")
        }
    }
}
