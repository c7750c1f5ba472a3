import CXML
import ChartLocalization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads an XML document with libxml2 into a tree.
///
/// A document type declaration is refused where it stands, and with it all that such declarations
/// bring: files of others (XXE), entities that grow (billion laughs), attributes out of nowhere.
/// Depth and the length of a text are bounded by libxml2, the file's size here.
struct XMLReader {
  /// The most bytes that are read.
  static let maximumByteCount = 256 << 20

  /// The document's root.
  static func root(of bytes: [UInt8]) throws(ExchangeError) -> XMLElement {
    guard bytes.count <= maximumByteCount else {
      throw ExchangeError(.tooLarge(byteCount: bytes.count, limit: maximumByteCount))
    }
    let (text, isDecoded) = try UTF16Text.decoded(bytes)
    if let offset = documentType(in: text) {
      throw documentTypeFault(at: LineStarts(of: text).position(of: offset, in: text))
    }
    guard let library = XMLLibrary() else { throw ExchangeError(.missingLibrary) }
    let result = text.withUnsafeBytes { buffer in
      root(of: buffer, text, isDecoded, library)
    }
    return try result.get()
  }

  /// Where a document type declaration stands before the root; nil without one.
  private static func documentType(in bytes: [UInt8]) -> Int? {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      let rest = bytes[offset...]
      if rest.starts(with: "<!DOCTYPE".utf8) { return offset }
      let end: String
      if rest.starts(with: "<!--".utf8) {
        end = "-->"
      } else if rest.starts(with: "<?".utf8) {
        end = "?>"
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
        offset += 1
        continue
      } else {
        return nil
      }
      guard let close = rest.firstRange(of: Array(end.utf8)) else { return nil }
      offset = close.upperBound
    }
    return nil
  }

  fileprivate static func documentTypeFault(at position: SourcePosition?) -> ExchangeError {
    ExchangeError(
      .unexpected(found: "a document type declaration", expected: "XML without one"),
      at: position
    )
  }

  private static func root(
    of buffer: UnsafeRawBufferPointer,
    _ bytes: [UInt8],
    _ isDecoded: Bool,
    _ library: XMLLibrary
  ) -> Result<XMLElement, ExchangeError> {
    let start = buffer.bindMemory(to: CChar.self).baseAddress
    guard let reader = cxml_open(start, Int32(buffer.count), isDecoded ? "UTF-8" : nil) else {
      return .failure(
        ExchangeError(.unexpected(found: "nothing", expected: "an XML document"), at: .start)
      )
    }
    defer { cxml_close(reader) }
    let complaint = Complaint()
    defer { withExtendedLifetime(complaint) {} }
    cxml_listen(reader, hear, Unmanaged.passUnretained(complaint).toOpaque())
    var building = XMLBuilder(library, reader, bytes)
    do throws(ExchangeError) {
      return .success(try building.root(complaint))
    } catch {
      return .failure(error)
    }
  }
}

/// The first fault after which a document is not well formed; prefixes that are not declared, say, are no
/// such fault.
private final class Complaint {
  var sentence: String?
}

private func hear(_ context: UnsafeMutableRawPointer?, _ fault: UnsafePointer<cxml_fault>?) {
  guard let context, let fault, fault.pointee.level > 2, let sentence = fault.pointee.message else {
    return
  }
  let complaint = Unmanaged<Complaint>.fromOpaque(context).takeUnretainedValue()
  guard complaint.sentence == nil else { return }
  var text = String(cString: sentence)
  while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
  complaint.sentence = text.replacing("\n", with: " ")
}

/// The functions of libxml2 that read, found once for a document.
private struct XMLLibrary {
  let read: cxml_number_function
  let nodeType: cxml_number_function
  let isEmpty: cxml_number_function
  let nextAttribute: cxml_number_function
  let toElement: cxml_number_function
  let localName: cxml_text_function
  let namespace: cxml_text_function
  let value: cxml_text_function
  let offset: cxml_offset_function

  init?() {
    guard cxml_is_there() != 0,
      let read = cxml_number("xmlTextReaderRead"),
      let nodeType = cxml_number("xmlTextReaderNodeType"),
      let isEmpty = cxml_number("xmlTextReaderIsEmptyElement"),
      let nextAttribute = cxml_number("xmlTextReaderMoveToNextAttribute"),
      let toElement = cxml_number("xmlTextReaderMoveToElement"),
      let localName = cxml_text("xmlTextReaderConstLocalName"),
      let namespace = cxml_text("xmlTextReaderConstNamespaceUri"),
      let value = cxml_text("xmlTextReaderConstValue"),
      let offset = cxml_offset()
    else { return nil }
    self.read = read
    self.nodeType = nodeType
    self.isEmpty = isEmpty
    self.nextAttribute = nextAttribute
    self.toElement = toElement
    self.localName = localName
    self.namespace = namespace
    self.value = value
    self.offset = offset
  }

  func text(_ function: cxml_text_function, _ reader: OpaquePointer) -> String {
    function(reader).map { String(cString: $0) } ?? ""
  }
}

/// Makes a tree of what a reader comes upon.
private struct XMLBuilder {
  private let library: XMLLibrary
  private let reader: OpaquePointer
  private var places: XMLPlaces
  /// The elements that are open, the root first.
  private var open: [XMLElement] = []

  init(_ library: XMLLibrary, _ reader: OpaquePointer, _ bytes: [UInt8]) {
    self.library = library
    self.reader = reader
    places = XMLPlaces(bytes)
  }

  mutating func root(_ complaint: Complaint) throws(ExchangeError) -> XMLElement {
    var root: XMLElement?
    while true {
      let status = library.read(reader)
      guard status == 1 else {
        if status == 0, let root { return root }
        throw malformed(complaint)
      }
      // The numbers are those of libxml2's xmlReaderTypes.
      switch library.nodeType(reader) {
      case 1:
        let element = try element()
        if library.isEmpty(reader) == 1 { close(element, &root) } else { open.append(element) }
      case 15: if let element = open.popLast() { close(element, &root) }
      case 3, 4, 13, 14:
        if !open.isEmpty {
          open[open.count - 1].nodes.append(.text(library.text(library.value, reader)))
        }
      case 5, 10:
        throw XMLReader.documentTypeFault(at: places.position(of: Int(library.offset(reader))))
      default: break
      }
    }
  }

  private mutating func close(_ element: XMLElement, _ root: inout XMLElement?) {
    if open.isEmpty { root = element } else { open[open.count - 1].nodes.append(.element(element)) }
  }

  private mutating func element() throws(ExchangeError) -> XMLElement {
    var element = XMLElement(
      name: library.text(library.localName, reader),
      namespace: library.text(library.namespace, reader),
      position: places.next()
    )
    while library.nextAttribute(reader) == 1 {
      let space = library.text(library.namespace, reader)
      let name = library.text(library.localName, reader)
      let value = library.text(library.value, reader)
      if space.isEmpty { element.attributes[name] = value }
      if space == "http://www.w3.org/XML/1998/namespace" {
        element.attributes["xml:\(name)"] = value
      }
    }
    _ = library.toElement(reader)
    return element
  }

  /// The fault where libxml2 has come to.
  private func malformed(_ complaint: Complaint) -> ExchangeError {
    ExchangeError(
      .malformed(complaint.sentence ?? "the document ends too early"),
      at: places.position(of: Int(library.offset(reader)))
    )
  }
}
