public import SwiftUI

nonisolated extension View {
  /// Sets the values and the symbols that mark them.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    charts {
      $0.scales.symbol.domain = domain.declaredDomain
      $0.scales.symbol.range = range.declaredRange.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the values and the symbols that mark them.
  @_disfavoredOverload
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain,
    range: [any ChartSymbolShape]
  ) -> some View {
    charts {
      $0.scales.symbol.domain = domain.declaredDomain
      $0.scales.symbol.range = .list(range.map { AnyChartSymbolShape($0) })
    }
  }

  /// Sets the values that symbols mark.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    charts {
      $0.scales.symbol.domain = domain.declaredDomain
    }
  }

  /// Sets the symbols that mark values.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    charts {
      $0.scales.symbol.range = range.declaredRange.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the symbols that mark values.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    charts {
      $0.scales.symbol.range = .list(range.map { AnyChartSymbolShape($0) })
    }
  }

  /// Sets the symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    charts {
      $0.scales.symbol.setPairs(mapping) { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the symbol of each value.
  @_disfavoredOverload
  public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    charts {
      $0.scales.symbol.setPairs(mapping) { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the values that symbols mark, and a closure that says how.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    charts {
      $0.scales.symbol.domain = Array(domain).declaredDomain
      $0.scales.symbol.setMapping(mapping) { AnyChartSymbolShape($0) }
    }
  }

  /// Sets a closure that says which symbol marks a value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    charts {
      $0.scales.symbol.setMapping(mapping) { AnyChartSymbolShape($0) }
    }
  }
}
