public import Foundation

/// A series described for people who do not see it.
public final class AXDataSeriesDescriptor: NSObject, NSCopying {
  private var titled: TitledText
  /// Whether values lie between the points too, as on a line.
  public var isContinuous: Bool
  /// The points in order.
  public var dataPoints: [AXDataPoint]

  /// A series with a plain name.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    titled = TitledText(plain: name)
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// A series with a name that has attributes.
  public init(
    attributedName: NSAttributedString,
    isContinuous: Bool,
    dataPoints: [AXDataPoint]
  ) {
    titled = TitledText(attributed: attributedName)
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// What the series is called.
  public var name: String? {
    get { titled.plain }
    set { titled = TitledText(plain: newValue) }
  }

  /// What the series is called, with attributes.
  public var attributedName: NSAttributedString? {
    get { titled.attributed }
    set { titled = TitledText(attributed: newValue) }
  }

  /// A copy with copies of the points.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataSeriesDescriptor(
      attributedName: attributedName ?? NSAttributedString(string: ""),
      isContinuous: isContinuous,
      dataPoints: dataPoints.map { $0.copy() as? AXDataPoint ?? $0 }
    )
    if name == nil { copy.name = nil }
    return copy
  }
}

/// A value of a point: a number or a category.
public final class AXDataPointValue: NSObject, NSCopying {
  /// The number; zero where the value is a category.
  public var number: Double
  /// The category; empty where the value is a number.
  public var category: String

  /// A number.
  public init(number: Double) {
    self.number = number
    category = ""
  }

  /// A category.
  public init(category: String) {
    number = 0
    self.category = category
  }

  /// A copy that can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPointValue(number: number)
    copy.category = category
    return copy
  }
}

/// A point described for people who do not see it.
public final class AXDataPoint: NSObject, NSCopying {
  /// A number or a category.
  public enum Value: Equatable, Sendable {
    case number(Double)
    case category(String)
  }

  private var titled: TitledText
  /// The value on the x axis.
  public var xValue: Value
  /// The value on the y axis; `nil` where there is none.
  public var yValue: Value?
  /// The values on the further axes, in their order.
  public var additionalValues: [Value]

  /// A point at a number.
  public convenience init(
    x: Double,
    y: Double? = nil,
    additionalValues: [Value] = [],
    label: String? = nil
  ) {
    self.init(.number(x), y, additionalValues, label)
  }

  /// A point at a category.
  public convenience init(
    x: String,
    y: Double? = nil,
    additionalValues: [Value] = [],
    label: String? = nil
  ) {
    self.init(.category(x), y, additionalValues, label)
  }

  private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
    xValue = x
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    titled = TitledText(plain: label)
  }

  /// What the point is called; `nil` where its values say it.
  public var label: String? {
    get { titled.plain }
    set { titled = TitledText(plain: newValue) }
  }

  /// What the point is called, with attributes.
  public var attributedLabel: NSAttributedString? {
    get { titled.attributed }
    set { titled = TitledText(attributed: newValue) }
  }

  /// A copy that can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(xValue, nil, additionalValues, nil)
    copy.yValue = yValue
    copy.titled = titled
    return copy
  }
}
