public import SwiftUI

nonisolated extension View {
  /// Sets the domain and the range of the horizontal scale.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.x.domain = domain.declaredDomain
      $0.scales.x.range = range.declaredPositions
      if let type { $0.scales.x.type = type }
    }
  }

  /// Sets the domain of the horizontal scale.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.x.domain = domain.declaredDomain
      if let type { $0.scales.x.type = type }
    }
  }

  /// Sets the range of the horizontal scale.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.x.range = range.declaredPositions
      if let type { $0.scales.x.type = type }
    }
  }

  /// Sets the type of the horizontal scale.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    charts { if let type { $0.scales.x.type = type } }
  }
}

nonisolated extension View {
  /// Sets the domain and the range of the vertical scale.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.y.domain = domain.declaredDomain
      $0.scales.y.range = range.declaredPositions
      if let type { $0.scales.y.type = type }
    }
  }

  /// Sets the domain of the vertical scale.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.y.domain = domain.declaredDomain
      if let type { $0.scales.y.type = type }
    }
  }

  /// Sets the range of the vertical scale.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    charts {
      $0.scales.y.range = range.declaredPositions
      if let type { $0.scales.y.type = type }
    }
  }

  /// Sets the type of the vertical scale.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    charts { if let type { $0.scales.y.type = type } }
  }
}
