import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Laws of the facts that compare: each is counted again from the declared rows, in the plainest way.
struct ComparisonLawsTests {
  private func facts(_ spec: ChartSpec, words: ClaimWords = ClaimWords()) throws -> [Fact] {
    AccessibilityTree(of: try spec.resolved(offset: utc), words: { words }, offset: utc).facts
  }

  /// The amounts of each place by series name, in order of their first rows; `nil` where one series has
  /// two rows at a place.
  private func table(_ spec: ChartSpec) -> [Double: [String: Double]]? {
    let channels = spec.layers[0].channels
    guard let places = channels[.x]?.values.scalars, let amounts = channels[.y]?.values.scalars,
      case .categories(let series)? = channels[.series]?.values
    else { return nil }
    var table: [Double: [String: Double]] = [:]
    for row in places.indices {
      guard let name = series.name(at: row), table[places[row]]?[name] == nil else { return nil }
      table[places[row], default: [:]][name] = amounts[row]
    }
    return table
  }

  private func name(_ quantity: Quantity?) -> String? {
    guard case .name(let name)? = quantity else { return nil }
    return name
  }

  /// A name, alone or the only one of a list.
  private func only(_ quantity: Quantity?) -> String? {
    guard case .list(let names, 0)? = quantity, names.count == 1 else { return name(quantity) }
    return name(names[0])
  }

  private func amount(_ quantity: Quantity?) -> Double? {
    guard case .amount(let amount, _, _, _)? = quantity else { return nil }
    return amount
  }

  private func count(_ quantity: Quantity?) -> Int? {
    guard case .count(let count)? = quantity else { return nil }
    return count
  }

  @Test func `who is ahead of two, and how often, is what counting the rows gives`() throws {
    var seen = 0
    for spec in RandomCharts.make(400, seed: 71) {
      let kinds = ["pair-leads", "pair-always", "pair-never-behind"]
      guard let fact = try facts(spec).first(where: { kinds.contains($0.kind) }),
        let table = table(spec), let leader = name(fact.quantities["leader"]),
        let other = name(fact.quantities["other"])
      else { continue }
      let whole = table.values.compactMap { row -> (Double, Double)? in
        guard let one = row[leader], let two = row[other], one.isFinite, two.isFinite else {
          return nil
        }
        return (one, two)
      }
      seen += 1
      #expect(count(fact.quantities["count"]) == whole.count { $0.0 > $0.1 })
      #expect(count(fact.quantities["all"]) == table.count)
      if fact.kind == "pair-leads" {
        #expect(count(fact.quantities["exceptionCount"]) == whole.count { $0.0 < $0.1 })
      } else {
        #expect(!whole.contains { $0.0 < $0.1 })
      }
    }
    #expect(seen > 20)
  }

  @Test
  func `who is highest of several is what counting the rows gives, and no series is forgotten`()
    throws
  {
    var seen = 0
    for spec in RandomCharts.make(400, seed: 72) {
      guard let fact = try facts(spec).first(where: { $0.kind == "several-leads" }),
        let table = table(spec)
      else { continue }
      let compared = table.values.map { $0.filter { $0.value.isFinite } }.filter { $0.count > 1 }
      let leads = compared.compactMap { row -> String? in
        let most = row.values.max()
        let holders = row.filter { $0.value == most }
        return holders.count == 1 ? holders.first?.key : nil
      }
      let counts = Dictionary(grouping: leads, by: { $0 }).mapValues(\.count)
      guard case .list(let leaders, 0)? = fact.quantities["leader"],
        case .list(let others, 0)? = fact.quantities["others"]
      else {
        Issue.record("\(fact.quantities)")
        continue
      }
      seen += 1
      var told: [String: Int] = [:]
      for leader in leaders { told[name(leader) ?? ""] = count(fact.quantities["count"]) }
      for case .noted(let other, let times) in others { told[name(other) ?? ""] = count(times) }
      #expect(told == counts)
      #expect(count(fact.quantities["all"]) == table.count)
      #expect(count(fact.quantities["tied"]) == compared.count - leads.count)
    }
    #expect(seen > 20)
  }

  @Test(arguments: [0, 1, 3])
  func `all places are spoken of only where the comparison holds at every place of the chart`(
    lacking: Int
  ) throws {
    var told: Set<String> = []
    for seed in 0..<240 {
      var random = SeededGenerator(seed: UInt64(seed) + 75)
      let spec = Self.ordered(series: 2 + seed % 3, lacking: lacking, &random)
      let table = try #require(self.table(spec))
      for fact in try facts(spec) where Self.allKinds.contains(fact.kind) {
        told.insert(fact.kind)
        #expect(count(fact.quantities["all"] ?? fact.quantities["count"]) == table.count)
        let named = only(fact.quantities["leader"] ?? fact.quantities["last"])
        let sign = fact.kind == "several-lowest-always" ? -1.0 : 1
        for row in table.values {
          let present = row.filter { $0.value.isFinite }
          #expect(present.count > 1, "\(fact.kind), seed \(seed)")
          guard let named, let best = present[named] else { continue }
          #expect(present.allSatisfy { $0.key == named || sign * $0.value < sign * best })
        }
      }
    }
    if lacking == 0 { #expect(told == Self.allKinds) }
  }

  /// The facts that speak of all places.
  private static let allKinds: Set<String> = [
    "pair-always", "pair-gap-constant", "pair-same", "several-always", "several-lowest-always",
  ]

  /// Series of which one lies above another more often than not, some of their values missing.
  private static func ordered(
    series: Int,
    lacking: Int,
    _ random: inout SeededGenerator
  ) -> ChartSpec {
    let count = Int.random(in: 4...9, using: &random)
    let gap: Double = [0, 10, 3][Int.random(in: 0...2, using: &random)]
    let reach: Int = Bool.random(using: &random) ? 0 : 4
    var shared: [Double] = []
    for _ in 0..<count { shared.append(Double(Int.random(in: 0...9, using: &random))) }
    var amounts: [Double] = []
    for one in 0..<series {
      for value in shared {
        let noise = Double(Int.random(in: 0...reach, using: &random))
        amounts.append(value + gap * Double(one) + noise)
      }
    }
    for _ in 0..<lacking { amounts[Int.random(in: amounts.indices, using: &random)] = .nan }
    let places = (0..<series).flatMap { _ in (0..<count).map(Double.init) }
    let names = (0..<series).flatMap { [String?](repeating: "s\($0)", count: count) }
    return MinimalChart.split(.numbers(places), amounts, by: names, mark: .line)
  }

  @Test
  func `of several series those present are compared, and the widest distance is the chart's`()
    throws
  {
    var seen = 0
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(seed) + 76)
      let spec = Self.ordered(series: 3, lacking: 2, &random)
      let table = try #require(self.table(spec))
      guard let fact = try facts(spec).first(where: { $0.kind == "several-spread" }) else {
        continue
      }
      seen += 1
      let spreads = table.values.compactMap { row -> Double? in
        let present = row.values.filter(\.isFinite)
        guard present.count > 1, let low = present.min(), let high = present.max() else {
          return nil
        }
        return high - low
      }
      #expect(amount(fact.quantities["widest"]) == spreads.max())
      #expect(amount(fact.quantities["narrowest"]) == spreads.min())
    }
    #expect(seen > 20)
  }

  @Test func `shares of the parts of a stack add up to the whole`() throws {
    var seen = 0
    for spec in RandomCharts.make(300, seed: 73) {
      let shares = try facts(spec).filter { $0.kind.hasPrefix("part-share") }
        .map { fact -> Double in
          guard case .share(let share)? = fact.quantities["share"] else { return .nan }
          for case .share(let end)? in [fact.quantities["low"], fact.quantities["high"]] {
            #expect((0...1).contains(end))
          }
          return share
        }
      guard !shares.isEmpty else { continue }
      seen += 1
      #expect(isClose(shares.reduce(0, +), 1, relative: 1e-9))
    }
    #expect(seen > 5)
  }

  @Test func `the order of rows changes no comparison, over names as over an order`() throws {
    var generator = SeededGenerator(seed: 74)
    for spec in RandomCharts.make(200, seed: 74) where spec.layers[0].channels[.series] != nil {
      let kind = spec.layers[0].channels[.x]?.values.kind
      guard kind == .nominal || kind == .temporal, let table = table(spec), !table.isEmpty else {
        continue
      }
      var shuffled = spec
      let order = (0..<spec.layers[0].rowCount).shuffled(using: &generator)
      for (channel, column) in spec.layers[0].channels {
        shuffled.layers[0].channels[channel]?.values = reordered(column.values, order)
      }
      let (one, other) = (try facts(spec), try facts(shuffled))
      #expect(one.map(\.id) == other.map(\.id))
      let told = { (facts: [Fact]) in
        facts.filter { Self.isComparison($0.kind) }.map(\.quantities)
      }
      #expect(told(one) == told(other))
    }
  }

  private static func isComparison(_ kind: String) -> Bool {
    ["pair-", "several-", "moves-", "stack-", "part-"].contains(where: kind.hasPrefix)
  }

  private func reordered(_ values: ColumnValues, _ order: [Int]) -> ColumnValues {
    switch values {
    case .numbers(let numbers): .numbers(order.map { numbers[$0] })
    case .dates(let dates, let unit): .dates(order.map { dates[$0] }, unit: unit)
    case .categories(let names):
      .categories(CategoryValues(codes: order.map { names.codes[$0] }, names: names.names))
    }
  }

  @Test func `what is said of two series stays true when they change places`() throws {
    let amounts = PancakeCharts.sanFrancisco + PancakeCharts.cupertino
    var swapped = PancakeCharts.cities(.line)
    swapped.layers[0].channels[.y]?.values = .numbers(amounts)
    let (one, other) = (try facts(PancakeCharts.cities(.line)), try facts(swapped))
    let leads = [one, other].map { facts in facts.first { $0.kind == "pair-leads" }?.quantities }
    #expect(leads[0]?["leader"] == .name("San Francisco"))
    #expect(leads[1]?["leader"] == .name("Cupertino"))
    #expect(leads[0]?["exceptions"] == leads[1]?["exceptions"])
  }

  @Test func `series that share few of their many places are not compared`() throws {
    func found(_ own: Int) throws -> Bool {
      var places: [Double] = []
      var names: [String?] = []
      for series in 0..<20 {
        let first = 2 + series * own
        places += [0, 1]
        places += (first..<(first + own)).map(Double.init)
        names += [String?](repeating: "s\(series)", count: own + 2)
      }
      let amounts = places.indices.map { Double($0 * 7 % 1_009) }
      let spec = MinimalChart.split(.numbers(places), amounts, by: names, mark: .line)
      return try facts(spec).contains { Self.isComparison($0.kind) }
    }
    #expect(try found(0))
    #expect(try !found(40))
  }

  @Test func `places that lack a series are counted and not compared`() throws {
    var spec = PancakeCharts.cities(.line)
    var amounts = PancakeCharts.cupertino + PancakeCharts.sanFrancisco
    amounts[2] = .nan
    spec.layers[0].channels[.y]?.values = .numbers(amounts)
    let found = try facts(spec)
    #expect(found.first { $0.kind == "pair-leads" }?.quantities["all"] == .count(7))
    #expect(found.first { $0.kind == "places-not-compared" }?.quantities["count"] == .count(1))
  }
}
