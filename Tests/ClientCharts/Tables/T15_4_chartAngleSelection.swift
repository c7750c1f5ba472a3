import SwiftUI
import Charts

struct SelectedSector: View {
    @State private var selectedSales: Int? = 2_000

    private var selectedPancake: String? {
        guard let selectedSales else { return nil }
        var sum = 0
        return topPancakes.first { pancake in
            sum += pancake.sales
            return selectedSales <= sum
        }?.name
    }

    var body: some View {
        Chart(topPancakes, id: \.name) { pancake in
            SectorMark(angle: .value("Sales", pancake.sales), innerRadius: .ratio(0.5), angularInset: 1)
                .foregroundStyle(by: .value("Name", pancake.name))
                .opacity(pancake.name == selectedPancake ? 1 : 0.4)
        }
        .chartAngleSelection(value: $selectedSales)
        .overlay {
            if let selectedPancake {
                Text(selectedPancake).font(.headline)
            }
        }
    }
}
