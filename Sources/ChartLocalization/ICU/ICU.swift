import CICU

/// How ICU is called: buffers grown on demand, statuses checked, handles closed.
enum ICU {
  /// The version of ICU, and with it of CLDR, that answers: `72.1`.
  static var version: String { String(cString: cicu_version()) }

  /// Whether a call went well; warnings count as well.
  static func succeeded(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

  typealias TextCall = (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  typealias ASCIICall = (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32

  /// The UTF-16 text that a call writes, asked for a second time if it was longer than expected.
  static func text(_ call: TextCall) -> String? {
    filled(call) { String(decoding: $0, as: UTF16.self) }
  }

  /// The ASCII text that a call writes.
  static func asciiText(_ call: ASCIICall) -> String? {
    filled(call) { String(decoding: UnsafeRawBufferPointer($0), as: UTF8.self) }
  }

  private static func filled<Unit>(
    _ call: (UnsafeMutablePointer<Unit>?, Int32, inout UErrorCode) -> Int32,
    _ read: (UnsafeBufferPointer<Unit>) -> String
  ) -> String? {
    var capacity = 128
    for _ in 0..<2 {
      var length = 0
      let result = withUnsafeTemporaryAllocation(of: Unit.self, capacity: capacity) {
        buffer -> String? in
        var status = U_ZERO_ERROR
        length = Int(call(buffer.baseAddress, Int32(buffer.count), &status))
        guard succeeded(status), length <= buffer.count else { return nil }
        return read(UnsafeBufferPointer(rebasing: buffer[..<length]))
      }
      if let result { return result }
      guard length > capacity else { return nil }
      capacity = length
    }
    return nil
  }

  /// A table of ICU's data whose values are texts or arrays of texts; empty if it is not there.
  static func textTable(_ bundle: String, key: String) -> [(key: String, values: [String])] {
    var status = U_ZERO_ERROR
    guard
      let root = ICUHandle(cicu_resource_open(bundle, &status), status, cicu_resource_close),
      let table = ICUHandle(
        cicu_resource_by_key(root.pointer, key, &status),
        status,
        cicu_resource_close
      )
    else { return [] }
    return children(of: table).compactMap { entry in
      guard let name = cicu_resource_key(entry.pointer) else { return nil }
      let values = cicu_resource_is_text(entry.pointer) != 0 ? [entry] : children(of: entry)
      return (String(cString: name), values.compactMap { resourceText($0) })
    }
  }

  /// What CLDR writes in place of a language's code, with a script or region where one is implied:
  /// `deu` is `de`, `prs` is `fa_AF`; nil for a code that stands.
  static func currentLanguage(_ code: String) -> String? {
    var status = U_ZERO_ERROR
    var resource = ICUHandle(cicu_resource_open("metadata", &status), status, cicu_resource_close)
    for key in ["alias", "language", code, "replacement"] {
      guard let table = resource else { return nil }
      resource = ICUHandle(
        cicu_resource_by_key(table.pointer, key, &status),
        status,
        cicu_resource_close
      )
    }
    return resource.flatMap { resourceText($0) }
  }

  private static func children(of resource: ICUHandle) -> [ICUHandle] {
    (0..<cicu_resource_count(resource.pointer)).compactMap { index in
      var status = U_ZERO_ERROR
      return ICUHandle(
        cicu_resource_at(resource.pointer, index, &status),
        status,
        cicu_resource_close
      )
    }
  }

  private static func resourceText(_ resource: ICUHandle) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    guard let text = cicu_resource_text(resource.pointer, &length, &status), succeeded(status)
    else { return nil }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
  }
}

/// An object of ICU, closed when the last owner lets go.
///
/// Not to be used by two threads at once.
final class ICUHandle {
  let pointer: UnsafeMutableRawPointer
  private let close: (UnsafeMutableRawPointer?) -> Void

  /// Takes over what an opening call gave; nil if the call failed.
  init?(
    _ pointer: UnsafeMutableRawPointer?,
    _ status: UErrorCode,
    _ close: @escaping (UnsafeMutableRawPointer?) -> Void
  ) {
    guard let pointer else { return nil }
    guard ICU.succeeded(status) else {
      close(pointer)
      return nil
    }
    self.pointer = pointer
    self.close = close
  }

  deinit { close(pointer) }
}
