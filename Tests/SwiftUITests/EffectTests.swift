import ChartTestSupport
import SwiftUI
import Testing

@MainActor
struct EffectTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Loading: View {
    let log: Log
    @State private var rows: [String] = []
    @State private var count = 0

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { Text(verbatim: $0) }
        Button("add") { count += 1 }
      }
      .onAppear {
        log.lines.append("appear")
        rows = ["loaded"]
      }
      .onChange(of: count) { old, new in
        log.lines.append("\(old) to \(new)")
        rows.append("row \(new)")
      }
    }
  }

  @Test func `what appearing loads is part of the first reading`() {
    let log = Log()
    let reader = ViewReader()
    let view = Loading(log: log)
    #expect(reader.read(view).flatMap(\.texts) == ["loaded", "add"])
    _ = reader.read(view)
    #expect(log.lines == ["appear"])
  }

  @Test func `a change is told once with the value before and after`() {
    let log = Log()
    let reader = ViewReader()
    let view = Loading(log: log)
    reader.read(view).controls(labelled: "add").first?.press?()
    #expect(reader.read(view).flatMap(\.texts) == ["loaded", "row 1", "add"])
    _ = reader.read(view)
    #expect(log.lines == ["appear", "0 to 1"])
  }

  @Test func `leaving is told when the view is no longer there`() {
    let log = Log()
    let reader = ViewReader()
    func view(_ isThere: Bool) -> some View {
      VStack {
        if isThere { Text(verbatim: "a").onDisappear { log.lines.append("left") } }
      }
    }
    _ = reader.read(view(true))
    _ = reader.read(view(true))
    #expect(log.lines.isEmpty)
    _ = reader.read(view(false))
    #expect(log.lines == ["left"])
  }

  private struct Fetching: View {
    @State private var text = "empty"

    var body: some View {
      Text(verbatim: text).task { text = await fetch() }
    }

    private func fetch() async -> String {
      await Task.yield()
      return "fetched"
    }
  }

  @Test func `work that a view begins is waited for when it is settled`() async {
    let reader = ViewReader()
    let view = Fetching()
    #expect(reader.read(view).flatMap(\.texts) == ["empty"])
    let settled = await reader.settle(view)
    #expect(settled.flatMap(\.texts) == ["fetched"])
  }

  private enum WidthKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private struct Widest: View {
    let widths: [Int]
    @State private var widest = -1

    var body: some View {
      VStack {
        ForEach(widths, id: \.self) { width in
          Rectangle().overlay { Circle().preference(key: WidthKey.self, value: width) }
        }
        Text(verbatim: "\(widest)")
      }
      .onPreferenceChange(WidthKey.self) { widest = $0 }
    }
  }

  @Test(arguments: [([3, 9, 4], "9"), ([], "0")])
  func `what views give is reduced and told to those around`(_ widths: [Int], _ widest: String) {
    #expect(ViewReader().read(Widest(widths: widths)).flatMap(\.texts) == [widest])
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func `a view that changes at each reading is read at last`() {
    #expect(ViewReader().read(Restless()).count == 1)
  }
}
