/// English month names, whole or their first three letters ("Sept" as well), in either case.
enum MonthNames {
  private static let names: [[UInt8]] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }

  /// Reads a month's name, a point after a shortened one included; `nil` when there is none.
  static func read(_ scanner: inout DateScanner) -> Int? {
    let start = scanner.index
    var length = 0
    while scanner.byte | 0x20 >= 0x61, scanner.byte | 0x20 <= 0x7A, length < 10 {
      scanner.index += 1
      length += 1
    }
    guard length >= 3,
      let month = names.firstIndex(where: { matches($0, scanner.text + start, length) })
    else { return nil }
    if length < names[month].count { _ = scanner.take(0x2E) }
    return month + 1
  }

  private static func matches(_ name: [UInt8], _ text: UnsafePointer<UInt8>, _ length: Int) -> Bool
  {
    guard length == name.count || length == 3 || length == 4 && name[0] == 0x73 else {
      return false
    }
    return (0..<length).allSatisfy { $0 < name.count && text[$0] | 0x20 == name[$0] }
  }
}
