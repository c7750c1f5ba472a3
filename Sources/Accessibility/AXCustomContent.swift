public import Foundation

/// A named fact about an element, for those who ask for more.
public final class AXCustomContent: NSObject, NSCopying {
  /// Whether the fact is said at once.
  public enum Importance: UInt, Sendable {
    /// On demand.
    case `default`
    /// At once.
    case high
  }

  /// The name, with attributes.
  public let attributedLabel: NSAttributedString
  /// The fact, with attributes.
  public let attributedValue: NSAttributedString
  /// Whether the fact is said at once.
  public var importance = Importance.default

  /// A fact in plain words.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value)
    )
  }

  /// A fact in words with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = NSAttributedString(attributedString: label)
    attributedValue = NSAttributedString(attributedString: value)
  }

  /// The name.
  public var label: String { attributedLabel.string }
  /// The fact.
  public var value: String { attributedValue.string }

  /// A copy that can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// Something with named facts about it.
public protocol AXCustomContentProvider: AnyObject {
  /// The facts in order.
  var accessibilityCustomContent: [AXCustomContent] { get set }
}
