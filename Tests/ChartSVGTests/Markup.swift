/// A document's elements in order, read without an XML library: enough for what a drawing writes.
struct Markup {
  /// One element.
  struct Element {
    var name: String
    var attributes: [String: String]

    /// The numbers of the elements around it, outermost first.
    var ancestors: [Int]

    /// The text directly inside it.
    var text = ""

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// An attribute as a number.
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    /// The classes.
    var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }
  }

  private(set) var elements: [Element] = []

  init(_ document: String) {
    var open: [Int] = []
    var rest = Substring(document)
    while let start = rest.firstIndex(of: "<") {
      if let inner = open.last { elements[inner].text += Self.plain(rest[..<start]) }
      guard let end = rest[start...].firstIndex(of: ">") else { return }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        if !open.isEmpty { open.removeLast() }
        continue
      }
      elements.append(Self.element(tag, ancestors: open))
      if !tag.hasSuffix("/") { open.append(elements.count - 1) }
    }
  }

  /// The elements with a role, in order.
  var spoken: [Element] { elements.filter { $0["role"] != nil } }

  /// Whether an element or one around it is hidden from assistive technology.
  func isHidden(_ element: Element) -> Bool {
    element["aria-hidden"] == "true"
      || element.ancestors.contains { elements[$0]["aria-hidden"] == "true" }
  }

  private static func element(_ tag: Substring, ancestors: [Int]) -> Element {
    let body = tag.hasSuffix("/") ? tag.dropLast() : tag
    let name = body.prefix { $0 != " " }
    var attributes: [String: String] = [:]
    var rest = body.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].drop { $0 == " " }
      let value = rest[equals...].dropFirst(2).prefix { $0 != "\"" }
      attributes[String(key)] = plain(value)
      rest = rest[value.endIndex...].dropFirst()
    }
    return Element(name: String(name), attributes: attributes, ancestors: ancestors)
  }

  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var plain = String(text)
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      plain = plain.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: sign)
    }
    return plain
  }
}
