import ChartScales

/// The time of day after a date, in ISO 8601 or with AM and PM.
enum TimeOfDay {
  /// Reads the rest of a cell and adds it to the date; false when it is no time of day.
  ///
  /// The date's unit becomes the coarsest that loses nothing: `T13:00:00` is an hour, and midnight
  /// stays a day.
  static func read(_ scanner: inout DateScanner, into date: inout DateCell) -> Bool {
    guard scanner.take(0x54) || scanner.take(0x74) || skipBlanks(&scanner),
      var hour = scanner.number(most: 2)?.value, scanner.take(0x3A),
      let minute = scanner.digits(2)
    else { return false }
    var (second, fraction) = (0, 0.0)
    if scanner.take(0x3A) {
      guard let read = scanner.digits(2) else { return false }
      second = read
      guard let part = self.fraction(&scanner) else { return false }
      fraction = part
    }
    guard halfDay(&scanner, hour: &hour) else { return false }
    guard isReal(hour: hour, minute: minute, second: second, fraction: fraction),
      offset(&scanner, into: &date), scanner.isAtEnd
    else { return false }
    date.seconds += Double(hour * 3600 + minute * 60 + second) + fraction
    date.unit = unit(hour: hour, minute: minute, second: Double(second) + fraction)
    return true
  }

  /// The seconds since midnight and the unit of `13:30` or `13:30:00`, of five or eight bytes;
  /// `nil` for anything else.
  @inline(__always)
  static func plain(
    _ text: UnsafePointer<UInt8>,
    _ count: Int
  ) -> (seconds: Int, unit: CalendarUnit)? {
    guard let hour = pair(text), text[2] == 0x3A, let minute = pair(text + 3) else { return nil }
    var second = 0
    if count > 5 {
      guard text[5] == 0x3A, let read = pair(text + 6) else { return nil }
      second = read
    }
    guard isReal(hour: hour, minute: minute, second: second, fraction: 0) else { return nil }
    return (
      hour * 3600 + minute * 60 + second,
      unit(hour: hour, minute: minute, second: Double(second))
    )
  }

  /// The number of two digits.
  @inline(__always)
  private static func pair(_ text: UnsafePointer<UInt8>) -> Int? {
    let (tens, ones) = (text[0] &- 0x30, text[1] &- 0x30)
    return tens > 9 || ones > 9 ? nil : Int(tens) &* 10 &+ Int(ones)
  }

  private static func skipBlanks(_ scanner: inout DateScanner) -> Bool {
    let start = scanner.index
    while scanner.take(0x20) {}
    return scanner.index > start
  }

  private static func isReal(hour: Int, minute: Int, second: Int, fraction: Double) -> Bool {
    if hour == 24 { return minute == 0 && second == 0 && fraction == 0 }
    // 60 is a leap second, which POSIX time counts as the next one.
    return hour < 24 && minute < 60 && second <= 60
  }

  private static func unit(hour: Int, minute: Int, second: Double) -> CalendarUnit {
    if second != 0 { return .second }
    if minute != 0 { return .minute }
    return hour != 0 && hour != 24 ? .hour : .day
  }

  /// Digits after a point or comma, as a part of a second; 0 without any, `nil` for a bare mark.
  private static func fraction(_ scanner: inout DateScanner) -> Double? {
    guard scanner.take(0x2E) || scanner.take(0x2C) else { return 0 }
    guard let read = scanner.number(most: 15) else { return nil }
    while scanner.number(most: 15) != nil {}
    return Double(read.value) / DecimalDigits.powers[read.length]
  }

  private static func halfDay(_ scanner: inout DateScanner, hour: inout Int) -> Bool {
    let start = scanner.index
    _ = skipBlanks(&scanner)
    let isAfternoon = scanner.byte | 0x20 == 0x70
    guard isAfternoon || scanner.byte | 0x20 == 0x61 else {
      scanner.index = start
      return true
    }
    scanner.index += 1
    guard scanner.takeLetter(0x6D), (1...12).contains(hour) else { return false }
    hour = hour % 12 + (isAfternoon ? 12 : 0)
    return true
  }

  /// `Z`, `+03:00`, `-0300` or `+03`; nothing leaves the time local.
  private static func offset(_ scanner: inout DateScanner, into date: inout DateCell) -> Bool {
    _ = skipBlanks(&scanner)
    if scanner.isAtEnd { return true }
    if scanner.takeLetter(0x7A) {
      date.offset = 0
      return true
    }
    if scanner.takeLetter(0x75) {
      date.offset = 0
      return scanner.takeLetter(0x74) && scanner.takeLetter(0x63)
    }
    let isWest = scanner.byte == 0x2D
    guard isWest || scanner.byte == 0x2B else { return false }
    scanner.index += 1
    guard let hours = scanner.digits(2), hours < 24 else { return false }
    var minutes = 0
    if !scanner.isAtEnd {
      _ = scanner.take(0x3A)
      guard let read = scanner.digits(2), read < 60 else { return false }
      minutes = read
    }
    date.offset = (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
    return true
  }
}
