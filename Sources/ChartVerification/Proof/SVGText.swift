/// What a picture of ours says in words: its title, its description, the names of its nodes, and its
/// proof.
struct SVGText {
  /// The part of what stands in the picture for all to see.
  static let visible = "visible"

  private(set) var proof = ""
  private(set) var texts: [(part: String, text: String)] = []
  private(set) var labels: [(id: String, text: String)] = []

  /// Reads a picture in one pass; `nil` for one without a proof.
  init?(_ bytes: [UInt8]) {
    var place = 0
    // The element whose text is being read, and the text so far.
    var open: String?
    var text = ""
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        let end = Self.end(ofTagAt: place, bytes)
        let tag = bytes[place..<end]
        if tag.starts(with: "</".utf8) {
          if let part = open, Self.name(of: tag.dropFirst(2)) == Self.element(of: part) {
            close(part, text)
            open = nil
          }
        } else {
          let name = Self.name(of: tag.dropFirst())
          let attributes = Self.attributes(of: tag)
          if let id = attributes["id"], let label = attributes["aria-label"] {
            labels.append((id, label))
          }
          let part = Self.part(name, attributes["id"])
          if open == nil, let part, tag.dropLast().last != UInt8(ascii: "/") {
            open = part
            text = ""
          } else if open == Self.visible, !text.isEmpty {
            text += " "
          }
        }
        place = end
      } else {
        var end = place
        while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
        if open != nil { text += Self.unescaped(bytes[place..<end]) }
        place = end
      }
    }
    if proof.isEmpty { return nil }
  }

  private mutating func close(_ part: String, _ text: String) {
    switch part {
    case "proof": proof = text
    case "title", "desc", Self.visible: texts.append((part, text))
    default: return
    }
  }

  /// Which text an element holds.
  private static func part(_ name: String, _ id: String?) -> String? {
    switch (name, id) {
    case ("metadata", "chart.proof"): "proof"
    case ("title", "chart.whole-title"): "title"
    case ("desc", "chart.whole-description"): "desc"
    case ("text", "chart.title"), ("text", "chart.description"): visible
    default: nil
    }
  }

  private static func element(of part: String) -> String {
    switch part {
    case "proof": "metadata"
    case visible: "text"
    default: part
    }
  }

  /// One past the end of a tag; quotes may hold a greater-than sign.
  private static func end(ofTagAt start: Int, _ bytes: [UInt8]) -> Int {
    var quote: UInt8 = 0
    var place = start + 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return place
      }
    }
    return place
  }

  private static func name(of tag: some Sequence<UInt8>) -> String {
    String(decoding: tag.prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }, as: UTF8.self)
  }

  /// The attributes in double quotes.
  private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    var place = tag.startIndex
    while let sign = tag[place...].firstIndex(of: UInt8(ascii: "=")) {
      var start = sign
      while start > place, tag[start - 1] > 0x20 { start -= 1 }
      guard sign + 1 < tag.endIndex, tag[sign + 1] == UInt8(ascii: "\""),
        let end = tag[(sign + 2)...].firstIndex(of: UInt8(ascii: "\""))
      else {
        place = sign + 1
        continue
      }
      let name = String(decoding: tag[start..<sign], as: UTF8.self)
      if name == "id" || name == "aria-label" {
        attributes[name] = unescaped(tag[(sign + 2)..<end])
      }
      place = end + 1
    }
    return attributes
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<sign], as: UTF8.self)
      let name = rest[(sign + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
      if let known = entities[String(decoding: name, as: UTF8.self)] {
        text += known
        rest = rest[min(rest.endIndex, name.endIndex + 1)...]
      } else {
        text += "&"
        rest = rest[(sign + 1)...]
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }
}
