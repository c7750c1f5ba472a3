import SwiftUI
import Charts

struct EmptyChart: View {
    var body: some View {
        Chart {}
    }
}
