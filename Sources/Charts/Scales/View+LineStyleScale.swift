public import SwiftUI

nonisolated extension View {
  /// Sets the values and how their lines are stroked.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    charts {
      $0.scales.lineStyle.domain = domain.declaredDomain
      $0.scales.lineStyle.range = range.declaredRange
    }
  }

  /// Sets the values whose lines are stroked.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    charts {
      $0.scales.lineStyle.domain = domain.declaredDomain
    }
  }

  /// Sets how lines are stroked.
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    charts {
      $0.scales.lineStyle.range = range.declaredRange
    }
  }

  /// Sets how the line of each value is stroked.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    charts {
      $0.scales.lineStyle.setPairs(mapping) { $0 }
    }
  }

  /// Sets the values whose lines are stroked, and a closure that says how.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    charts {
      $0.scales.lineStyle.domain = Array(domain).declaredDomain
      $0.scales.lineStyle.setMapping(mapping) { $0 }
    }
  }

  /// Sets a closure that says how a value's line is stroked.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    charts {
      $0.scales.lineStyle.setMapping(mapping) { $0 }
    }
  }
}
