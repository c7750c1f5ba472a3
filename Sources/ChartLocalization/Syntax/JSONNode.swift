/// A value of a JSON text with its place in it.
package struct JSONNode: Sendable {
  /// What the value is.
  package enum Value: Sendable {
    /// The members in the order of the text; a key may stand twice.
    case object([Member])
    /// The elements in order.
    case array([JSONNode])
    /// A text, its escapes undone.
    case string(String)
    /// A number; infinite where the text names one that is too large.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null
  }

  /// One member of an object.
  package struct Member: Sendable {
    /// The key, its escapes undone.
    package let key: String
    /// Where the key stands, with its quotes.
    package let keyRange: SourceRange
    /// What stands behind the colon.
    package let node: JSONNode
  }

  /// What the value is.
  package let value: Value
  /// Where it stands, with its quotes or brackets.
  package let range: SourceRange

  /// Reads a whole text, which holds one value; nothing may follow it.
  ///
  /// Throws the first fault, with its position. Values nested deeper than
  /// ``maximumDepth`` are a fault, and so are a byte order mark and what is no UTF-8.
  package init(parsing bytes: [UInt8]) throws(CatalogueError) {
    if let offset = Self.encodingFault(in: bytes) {
      let position = SourcePosition(of: offset, in: bytes)
      throw CatalogueError(fault: .badEncoding, file: nil, position: position)
    }
    var reader = JSONReader(bytes)
    do throws(JSONFault) {
      self = try reader.node()
      try reader.expectEnd()
    } catch {
      let position = SourcePosition(of: error.offset, in: bytes)
      throw CatalogueError(fault: error.fault, file: nil, position: position)
    }
  }

  init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// Where a byte order mark or the first byte stands that is no UTF-8; nil without either.
  private static func encodingFault(in bytes: [UInt8]) -> Int? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return 0 }
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    return zip(bytes, String(decoding: bytes, as: UTF8.self).utf8).prefix { $0 == $1 }.count
  }

  /// How deep values may stand within one another.
  package static var maximumDepth: Int { JSONReader.maximumDepth }
}

extension JSONNode {
  /// The members of an object; nil of any other value.
  package var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of an array; nil of any other value.
  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; nil of any other value.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; nil of any other value.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The truth value; nil of any other value.
  package var boolean: Bool? {
    if case .boolean(let isTrue) = value { isTrue } else { nil }
  }

  /// The texts of an array of strings; nil of any other value.
  package var strings: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  /// The first member of an object that has this key; nil if there is none.
  package subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.node
  }
}
