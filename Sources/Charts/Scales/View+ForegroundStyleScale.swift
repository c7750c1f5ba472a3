public import SwiftUI

nonisolated extension View {
  /// Sets the values and what they are painted with.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    charts {
      $0.scales.foregroundStyle.domain = domain.declaredDomain
      $0.scales.foregroundStyle.range = range.declaredRange.map { AnyShapeStyle($0) }
      if let type { $0.scales.foregroundStyle.type = type }
    }
  }

  /// Sets the values that are painted.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.foregroundStyle.domain = domain.declaredDomain
      if let type { $0.scales.foregroundStyle.type = type }
    }
  }

  /// Sets what values are painted with.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    charts {
      $0.scales.foregroundStyle.range = range.declaredRange.map { AnyShapeStyle($0) }
      if let type { $0.scales.foregroundStyle.type = type }
    }
  }

  /// Sets the type of the scale of paints.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    charts {
      if let type { $0.scales.foregroundStyle.type = type }
    }
  }

  /// Sets what each value is painted with.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    charts {
      $0.scales.foregroundStyle.setPairs(mapping) { AnyShapeStyle($0) }
    }
  }

  /// Sets the values that are painted, and a closure that says how.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain,
    mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    charts {
      $0.scales.foregroundStyle.domain = Array(domain).declaredDomain
      $0.scales.foregroundStyle.setMapping(mapping) { AnyShapeStyle($0) }
    }
  }

  /// Sets a closure that says what a value is painted with.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    charts {
      $0.scales.foregroundStyle.setMapping(mapping) { AnyShapeStyle($0) }
    }
  }
}
