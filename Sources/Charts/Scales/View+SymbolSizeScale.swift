public import SwiftUI

nonisolated extension View {
  /// Sets the values and the areas of their symbols, in square points.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    charts {
      $0.scales.symbolSize.domain = domain.declaredDomain
      $0.scales.symbolSize.range = range.declaredRange.map { Double($0) }
      if let type { $0.scales.symbolSize.type = type }
    }
  }

  /// Sets the values that symbols are sized by.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.symbolSize.domain = domain.declaredDomain
      if let type { $0.scales.symbolSize.type = type }
    }
  }

  /// Sets the areas of symbols, in square points.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    charts {
      $0.scales.symbolSize.range = range.declaredRange.map { Double($0) }
      if let type { $0.scales.symbolSize.type = type }
    }
  }

  /// Sets the type of the scale of symbols' areas.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    charts {
      if let type { $0.scales.symbolSize.type = type }
    }
  }

  /// Sets the area of each value's symbol, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    charts {
      $0.scales.symbolSize.setPairs(mapping) { Double($0) }
    }
  }

  /// Sets the values that symbols are sized by, and a closure that says how.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    charts {
      $0.scales.symbolSize.domain = Array(domain).declaredDomain
      $0.scales.symbolSize.setMapping(mapping) { Double($0) }
    }
  }

  /// Sets a closure that says how large a value's symbol is, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    charts {
      $0.scales.symbolSize.setMapping(mapping) { Double($0) }
    }
  }
}
