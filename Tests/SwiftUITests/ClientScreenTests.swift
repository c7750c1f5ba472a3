import ChartTestSupport
import SwiftUI
import Testing

private struct Sale: Identifiable {
  let id: Int
  let name: String
  let sales: Int
  let day: Date
}

private enum Span: String, CaseIterable, Identifiable {
  case week, month

  var id: Self { self }
}

private final class Totals: ObservableObject {
  @Published var total = 1.5
}

@Observable private final class Search {
  var query = ""
}

private struct Badge: ViewModifier {
  var color = Color.red

  func body(content: Content) -> some View {
    content.padding().background(color).cornerRadius(8)
  }
}

private struct Row: View {
  @Environment(\.colorScheme) private var colorScheme
  @ObservedObject var totals: Totals
  @Bindable var search: Search
  let sale: Sale

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "chart.bar").foregroundColor(.blue).imageScale(.large)
      VStack(alignment: .leading) {
        Text(sale.name).font(.headline).bold()
        Text("\(sale.sales) sold on \(sale.day, format: .dateTime.month(.wide).day())")
          .font(.system(size: 12, weight: .semibold, design: .rounded))
          .foregroundStyle(.secondary)
        Text("Share: \(0.3333, specifier: "%.2f")")
          .foregroundStyle(colorScheme == .dark ? .white : .black)
      }
      Spacer(minLength: 4)
      Text(sale.sales, format: .number.precision(.fractionLength(1)))
        .padding(.horizontal, 6).padding([.top, .bottom], 4)
        .background(.pink.opacity(0.2), in: RoundedRectangle(cornerRadius: 4))
        .background { RoundedRectangle(cornerRadius: 8).fill(Color(.sRGB, white: 0.9, opacity: 1)) }
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2))
        .overlay(alignment: .topTrailing) { Circle().fill(.red.gradient).frame(width: 8) }
        .clipShape(Capsule())
        .shadow(radius: 3)
    }
    .accessibilityElement(children: .contain)
  }
}

private struct Screen: View {
  @State private var span = Span.week
  @State private var search = Search()
  @StateObject private var totals = Totals()
  @State private var isOpen = false
  @AppStorage("unit") private var unit = "pieces"
  @GestureState private var drag = CGSize.zero
  let sales: [Sale]

  var body: some View {
    NavigationStack {
      List {
        Section("Sales") {
          ForEach(sales) { Row(totals: totals, search: search, sale: $0) }
        }
        Section {
          Picker("Span", selection: $span.animation(.easeInOut)) {
            ForEach(Span.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          Button {
            withAnimation(.spring()) { isOpen.toggle() }
          } label: {
            Label("Open", systemImage: "arrow.up")
          }
          .buttonStyle(.bordered)
        } footer: {
          Text("Total \(totals.total, format: .number) \(unit)")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Pancakes")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Reset") { totals.total = 0 } } }
    }
    .sheet(isPresented: $isOpen) { Text(verbatim: "opened") }
    .onChange(of: span) { unit = "boxes" }
    .animation(.default, value: span)
    .modifier(Badge())
  }
}

#Preview {
  Screen(sales: [])
}

#Preview("Dark", traits: .sizeThatFitsLayout) {
  let sales: [Sale] = []
  Screen(sales: sales).preferredColorScheme(.dark)
  Text(verbatim: "\(sales.count)")
}

@MainActor
struct ClientScreenTests {
  private let sales = [
    Sale(id: 1, name: "Cachapa", sales: 916, day: Date(timeIntervalSince1970: 1_654_041_600))
  ]
  private let start = [
    "Sales", "Cachapa", "916 sold on June 1", "Share: 0.33", "916.0", "Span", "Open",
    "Total 1.5 pieces", "Reset",
  ]

  @Test func `a screen as a program has it is read whole`() {
    #expect(texts(of: Screen(sales: sales)) == start)
  }

  @Test func `a screen that is acted on is read anew`() {
    let reader = ViewReader(environment: fixedEnvironment())
    let view = Screen(sales: sales)
    let elements = reader.read(view)
    elements.controls(labelled: "Open").first?.press?()
    elements.controls(labelled: "Span").first?.choose?(1)
    elements.controls(labelled: "Reset").first?.press?()
    let after = start.map { $0 == "Total 1.5 pieces" ? "Total 0 boxes" : $0 } + ["opened"]
    #expect(reader.read(view).flatMap(\.texts) == after)
  }

  @Test func `a stored value is shared by the views of a reader`() {
    struct Two: View {
      @AppStorage("count") private var count = 1

      var body: some View { Button("more \(count)") { count += 1 } }
    }
    let reader = ViewReader(environment: fixedEnvironment())
    let view = HStack {
      Two()
      Two()
    }
    reader.read(view).controls(labelled: "more 1").first?.press?()
    #expect(reader.read(view).flatMap(\.texts) == ["more 2", "more 2"])
  }
}
