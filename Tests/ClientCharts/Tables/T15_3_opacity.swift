import SwiftUI
import Charts

struct FadedExceptSelection: View {
    @State private var selection: String? = "Dosa"

    var body: some View {
        Chart(topPancakes, id: \.name) { pancake in
            BarMark(x: .value("Sales", pancake.sales), y: .value("Name", pancake.name))
                .opacity(selection == nil || selection == pancake.name ? 1.0 : 0.3)
        }
    }
}
