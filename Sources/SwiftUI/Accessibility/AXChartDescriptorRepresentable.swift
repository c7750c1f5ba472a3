@_exported public import Accessibility

/// Something that describes a chart for people who do not see it.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings a description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Nothing to do.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
