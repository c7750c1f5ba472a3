import ChartScales
import ChartTestSupport
import Testing

@Suite struct D3JudgeTests {
  @Test func `linear and log scales have d3's ticks and nice domains`() throws {
    let cases = try D3Judge.read().ticks
    #expect(cases.count == 93)
    for each in cases {
      let domain = Interval(ends: each.domain)
      var (ticks, nice) = ([Double](), domain)
      if let base = each.base {
        let scale = try #require(LogScale(domain: domain, base: base))
        (ticks, nice) = (scale.ticks(count: each.count), scale.niced(count: each.count).domain)
      } else {
        let scale = LinearScale(domain: domain)
        (ticks, nice) = (scale.ticks(count: each.count), scale.niced(count: each.count).domain)
      }
      #expect(areClose(ticks, each.ticks), "\(each): \(ticks)")
      #expect(areClose([nice.start, nice.end], each.nice), "\(each): \(nice)")
    }
  }

  @Test func `power, root, log and symmetric log scales have d3's positions`() throws {
    let range = Interval(10, 700)
    let cases = try D3Judge.read().positions
    #expect(cases.count == 9)
    for each in cases {
      let domain = Interval(ends: each.domain)
      let scale: any ContinuousScale
      switch each.type {
      case "pow" where each.setting == 0.5:
        scale = PowerScale.squareRoot(domain: domain, range: range)
      case "pow": scale = PowerScale(exponent: each.setting, domain: domain, range: range)
      case "log":
        scale = try #require(LogScale(domain: domain, base: each.setting, range: range))
      default:
        scale = SymmetricLogScale(domain: domain, constant: each.setting, range: range)
      }
      #expect(areClose(scale.positions(of: each.values), each.positions), "\(each)")
    }
  }

  @Test func `band and point scales have d3's positions and widths`() throws {
    let cases = try D3Judge.read().bands
    #expect(cases.count == 63)
    for each in cases {
      let range = Interval(ends: each.range)
      let names =
        each.type == "band"
        ? BandScale(
          domain: each.domain,
          paddingInner: each.inner,
          paddingOuter: each.outer,
          align: each.align,
          range: range
        )
        : nil
      let points = PointScale(
        domain: each.domain,
        padding: each.outer,
        align: each.align,
        range: range
      )
      let distinct = names?.domain ?? points.domain
      let places = distinct.indices.map {
        names?.position(ofIndex: $0) ?? points.position(ofIndex: $0)
      }
      #expect(zip(places, each.positions).allSatisfy { isClose($0, $1) }, "\(each): \(places)")
      #expect(places.count == each.positions.count)
      if let names { #expect(isClose(names.bandwidth, each.bandwidth), "\(each)") }
    }
  }
}
