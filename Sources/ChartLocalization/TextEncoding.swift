import CICU

/// Why bytes could not be decoded.
public enum TextEncodingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No character set has this name.
  case unknownName(String)
  /// The converter gave up; not expected for any input.
  case failed(name: String)

  /// One sentence: what was found and what was expected.
  public var description: String {
    switch self {
    case .unknownName(let name):
      "'\(name)' is no known character set; a name like 'windows-1252' or 'euc-kr' was expected"
    case .failed(let name): "text in '\(name)' could not be converted"
    }
  }
}

/// Text in other character sets than UTF-8.
public enum TextEncoding {
  /// The names of the character sets that can be read, sorted, each once.
  ///
  /// They are spelled as the web spells them where it does. Other spellings (`latin1`, `utf8`) are understood as well.
  public static var names: [String] {
    let names = (0..<cicu_converter_count()).compactMap { index in
      cicu_converter_name(index).map { String(cString: $0).lowercased() }
    }
    return Set(names).sorted()
  }

  /// Decodes bytes to UTF-8.
  ///
  /// A byte order mark at the start is left out, and chooses the byte order for `utf-16` and
  /// `utf-32`, which without it are big-endian. Bytes that mean nothing in the set become U+FFFD.
  /// Throws `unknownName`.
  public static func decode(
    _ bytes: [UInt8],
    from name: String
  ) throws(TextEncodingError) -> [UInt8] {
    var replacements = 0
    return try decode(bytes, from: name, replacements: &replacements)
  }

  /// Decodes bytes to UTF-8 and counts how many U+FFFD the text holds, so that the caller can say
  /// what was lost.
  public static func decode(
    _ bytes: [UInt8],
    from name: String,
    replacements: inout Int
  ) throws(TextEncodingError) -> [UInt8] {
    var status = U_ZERO_ERROR
    guard !name.utf8.contains(0),
      let from = ICUHandle(cicu_converter_open(name, &status), status, cicu_converter_close),
      let to = ICUHandle(cicu_converter_open("UTF-8", &status), status, cicu_converter_close)
    else { throw .unknownName(name) }
    guard var text = converted(bytes, from: from, to: to) else { throw .failed(name: name) }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    replacements = countReplacements(in: text)
    return text
  }

  private static func converted(_ bytes: [UInt8], from: ICUHandle, to: ICUHandle) -> [UInt8]? {
    let pivot = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 8192)
    let chunk = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 65_536)
    defer {
      pivot.deallocate()
      chunk.deallocate()
    }
    guard let pivotStart = pivot.baseAddress, let chunkStart = chunk.baseAddress else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 2)
    let status = bytes.withUnsafeBytes { input -> UErrorCode in
      var source = input.bindMemory(to: CChar.self).baseAddress
      let sourceEnd = source?.advanced(by: input.count)
      var pivotSource: UnsafeMutablePointer<UInt16>? = pivotStart
      var pivotTarget: UnsafeMutablePointer<UInt16>? = pivotStart
      var status = U_ZERO_ERROR
      var isFirst: UBool = 1
      repeat {
        status = U_ZERO_ERROR
        var target: UnsafeMutablePointer<CChar>? = chunkStart
        cicu_convert(
          to.pointer,
          from.pointer,
          &target,
          chunkStart + chunk.count,
          &source,
          sourceEnd,
          pivotStart,
          &pivotSource,
          &pivotTarget,
          pivotStart + pivot.count,
          isFirst,
          &status
        )
        isFirst = 0
        let count = target.map { $0 - chunkStart } ?? 0
        text.append(contentsOf: UnsafeRawBufferPointer(start: chunkStart, count: count))
      } while status == U_BUFFER_OVERFLOW_ERROR
      return status
    }
    return ICU.succeeded(status) ? text : nil
  }

  private static func countReplacements(in text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { text in
      guard text.count > 2 else { return 0 }
      var count = 0
      for index in 2..<text.count
      where text[index] == 0xBD && text[index - 1] == 0xBF && text[index - 2] == 0xEF {
        count += 1
      }
      return count
    }
  }
}
