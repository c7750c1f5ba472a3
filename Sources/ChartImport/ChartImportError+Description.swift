#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension ChartImportError: CustomStringConvertible {
  /// One sentence: what was found and what was expected.
  public var description: String {
    switch self {
    case .missingFile: "there is no such file"
    case .isDirectory: "this is a directory; a file was expected"
    case .unreadableFile(let number):
      "the file cannot be read: \(String(cString: strerror(number)))"
    case .empty: "the input is empty; a table was expected"
    case .wideEncoding(let name): "the text is \(name); UTF-8 was expected (--encoding \(name))"
    case .binary: "a zero byte was found; text was expected"
    case .otherFormat(let format, _):
      "the text is \(format.rawValue); a table of cells (CSV, TSV) was expected"
    case .invalidUTF8(_, let byte):
      "byte 0x\(Self.hexadecimal(byte)) is not UTF-8; give the text's encoding with --encoding"
    case .unbalancedQuote: "the quote that opens here is never closed"
    case .noRows(let columns):
      "there is a header (\(Self.list(columns))) but no row below it; at least one row was expected"
    case .unknownColumn(let name, let available):
      "there is no column \"\(name)\"; the columns are \(Self.list(available))"
    case .notAmounts(let column): "column \"\(column)\" holds no amounts; numbers were expected"
    case .usedTwice(let column): "column \"\(column)\" is asked for in two places"
    case .seriesWithSeveralY(let series):
      "several y columns are a series each, so they cannot be split by \"\(series)\" as well"
    case .formNeeds(let form): Self.need(of: form)
    case .nothingToDraw: "no column holds a value; at least one number or name was expected"
    }
  }

  private static func need(of form: ChartForm) -> String {
    switch form {
    case .histogram: "a histogram needs one column of amounts; --x names it"
    case .candlestick:
      "a candlestick chart needs columns named open, high, low and close; --y names others"
    case .band:
      "a line with a band needs three columns of amounts, the lower, the middle and the upper; "
        + "--y names them"
    case .pyramid:
      "a pyramid needs two sides: two columns of amounts, or a column of two names; "
        + "--y or --series names them"
    case .bar, .line, .point, .area, .rule, .rectangle, .sector, .box:
      "the chart needs a column of amounts; --y names it"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }

  /// The first names of a list, quoted; a wide table has too many to print.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > 20 ? shown + " and \(names.count - 20) more" : shown
  }
}
