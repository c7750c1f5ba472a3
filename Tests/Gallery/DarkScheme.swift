import SwiftUI
import Charts

struct DarkScheme: View {
    let stars: [(constellation: String, visible: Int)] = [("Orion", 81), ("Lyra", 25), ("Cygnus", 79), ("Leo", 52)]

    var body: some View {
        Chart(stars, id: \.constellation) {
            BarMark(x: .value("Constellation", $0.constellation), y: .value("Stars", $0.visible))
                .foregroundStyle(Color.primary)
        }
        .background(.black)
        .environment(\.colorScheme, .dark)
    }
}
