import SwiftUI
import Charts

/// A mark that no value places.
struct RectangleOfNothing: View {
    var body: some View {
        Chart {
            RectangleMark()
        }
    }
}
