import ChartTestSupport
import SwiftUI
import Testing

private enum DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@MainActor
struct EnvironmentTests {
  private struct Depth: View {
    @Environment(\.depth) private var depth

    var body: some View { Text(verbatim: "\(depth)") }
  }

  @Test func `an inner value overrides an outer one and ends with its view`() {
    let view = VStack {
      Depth()
      VStack {
        Depth().environment(\.depth, 2); Depth()
      }.environment(\.depth, 1)
      Depth()
    }
    #expect(texts(of: view) == ["0", "2", "1", "0"])
    #expect(texts(of: view.environment(\.depth, 9)) == ["9", "2", "1", "9"])
  }

  @Test func `the modifier nearest to the view holds`() {
    #expect(texts(of: Depth().environment(\.depth, 1).environment(\.depth, 2)) == ["1"])
    #expect(texts(of: Depth().transformEnvironment(\.depth) { $0 += 3 }) == ["3"])
  }

  @Test func `fonts and styles reach the texts that have none of their own`() {
    let view = VStack {
      Text(verbatim: "own").font(.title).foregroundColor(.red)
      Text(verbatim: "given")
    }
    .font(.caption).foregroundStyle(.secondary)
    let all = elements(of: view)
    let own = all.first { $0.text == "own" }?.attributes
    let given = all.first { $0.text == "given" }?.attributes
    #expect(own?.font == .title)
    #expect(own?.foregroundStyle?.paint == .color(.red))
    #expect(given?.font == .caption)
    #expect(given?.foregroundStyle?.paint == .level(1, of: nil))
  }

  @Test(arguments: [("en_US", LayoutDirection.leftToRight), ("ar", .rightToLeft)])
  func `the direction of reading follows the locale until it is set`(
    _ locale: String,
    _ direction: LayoutDirection
  ) {
    var environment = fixedEnvironment(locale)
    #expect(environment.layoutDirection == direction)
    environment.layoutDirection = .leftToRight
    #expect(environment.layoutDirection == .leftToRight)
  }

  @Test func `controls within something disabled cannot be acted on`() {
    let view = VStack { Button("a") {}.disabled(false) }.disabled(true)
    let control = elements(of: view).compactMap(\.control).first
    #expect(control?.isEnabled == false)
    #expect(control?.press == nil)
  }

  private struct Metric: View {
    @ScaledMetric private var size = 17.0

    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test func `a scaled number follows the size of text`() {
    #expect(texts(of: Metric()) == ["17.0"])
    #expect(texts(of: Metric().dynamicTypeSize(.accessibility5)) == ["53.0"])
  }
}
