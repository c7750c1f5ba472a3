import SwiftUI
import Charts

struct NotNumbers: View {
    let values = [1.0, .nan, 3.0, .nan]

    var body: some View {
        Chart(Array(values.enumerated()), id: \.offset) { offset, value in
            LineMark(x: .value("x", offset), y: .value("y", value))
        }
    }
}
