public import Foundation

/// An axis described for people who do not see it.
public protocol AXDataAxisDescriptor: NSCopying {
  /// What the axis measures.
  var title: String { get set }
  /// What the axis measures, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers lie on the axis.
  public enum ScaleType: Int, Sendable {
    case linear, log10
    case ln
  }

  private var titled: TitledText
  /// How numbers lie on the axis; evenly unless said otherwise.
  public var scaleType = ScaleType.linear
  /// The least and the greatest number of the axis.
  public var range: ClosedRange<Double>
  /// Where lines cross the axis.
  public var gridlinePositions: [Double]
  /// What says a number in words.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis with a plain title.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    titled = TitledText(plain: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// An axis with a title that has attributes.
  public init(
    attributedTitle: NSAttributedString,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    titled = TitledText(attributed: attributedTitle)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// What the axis measures.
  public var title: String {
    get { titled.plain ?? "" }
    set { titled = TitledText(plain: newValue) }
  }

  /// What the axis measures, with attributes.
  public var attributedTitle: NSAttributedString {
    get { titled.attributed ?? NSAttributedString(string: "") }
    set { titled = TitledText(attributed: newValue) }
  }

  /// A copy that can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle,
      range: range,
      gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider
    )
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  private var titled: TitledText
  /// Every category in the order in which they stand.
  public var categoryOrder: [String]

  /// An axis with a plain title.
  public init(title: String, categoryOrder: [String]) {
    titled = TitledText(plain: title)
    self.categoryOrder = categoryOrder
  }

  /// An axis with a title that has attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    titled = TitledText(attributed: attributedTitle)
    self.categoryOrder = categoryOrder
  }

  /// What the axis tells apart.
  public var title: String {
    get { titled.plain ?? "" }
    set { titled = TitledText(plain: newValue) }
  }

  /// What the axis tells apart, with attributes.
  public var attributedTitle: NSAttributedString {
    get { titled.attributed ?? NSAttributedString(string: "") }
    set { titled = TitledText(attributed: newValue) }
  }

  /// A copy that can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(
      attributedTitle: attributedTitle,
      categoryOrder: categoryOrder
    )
  }
}
