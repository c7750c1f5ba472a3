extension SpeechWriter {
  /// An amount with its unit: "5 kilometres", "minus 3.5 percent", "12 dollars".
  ///
  /// A unit that the message `speech-amount` knows by its sign (`km`, `EUR`, `°C`) is said in full;
  /// any other is said as it is written. `prefix` is what stands before the number in text, such as
  /// a currency sign; it is said after number and unit: "5 million dollars".
  public func amount(
    _ value: Double,
    digits: NumberDigits,
    unit: String?,
    prefix: String?,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var text = number(value, digits: digits, diagnostics: &diagnostics)
    guard value.isFinite else { return text }
    for sign in [unit, prefix] {
      guard let sign, !sign.isEmpty else { continue }
      text = withUnit(sign, text, value, &diagnostics)
    }
    return text
  }

  private func withUnit(
    _ sign: String,
    _ text: String,
    _ value: Double,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    if sign == "%" || sign == "％" { return percentage(text, value, &diagnostics) }
    return localizer.text(
      "speech-amount",
      [
        "number": .number(value, formatted: text),
        "unit": .select(Self.units[sign.filter { $0 != " " }] ?? "other"),
        "name": .text(name(sign, diagnostics: &diagnostics)),
      ],
      diagnostics: &diagnostics
    )
  }

  /// The keyword of the message `speech-amount` for each sign that it knows.
  ///
  /// - Source: the signs of the SI (9th brochure), ISO 4217 for currencies.
  private static let units: [String: String] = [
    "mm": "millimetre", "cm": "centimetre", "m": "metre", "km": "kilometre",
    "m²": "squareMetre", "m2": "squareMetre", "km²": "squareKilometre", "km2": "squareKilometre",
    "m³": "cubicMetre", "m3": "cubicMetre", "l": "litre", "L": "litre", "ml": "millilitre",
    "mL": "millilitre", "mg": "milligram", "g": "gram", "kg": "kilogram", "t": "tonne",
    "ms": "millisecond", "s": "second", "min": "minute", "h": "hour",
    "km/h": "kilometrePerHour", "m/s": "metrePerSecond", "°C": "celsius", "℃": "celsius",
    "°F": "fahrenheit", "℉": "fahrenheit", "°": "degree", "W": "watt", "kW": "kilowatt",
    "MW": "megawatt", "kWh": "kilowattHour", "MWh": "megawattHour", "Hz": "hertz",
    "kHz": "kilohertz", "hPa": "hectopascal", "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte",
    "GB": "gigabyte", "$": "dollar", "USD": "dollar", "US$": "dollar", "€": "euro", "EUR": "euro",
    "£": "pound", "GBP": "pound", "JPY": "yen", "CNY": "yuan", "₩": "won", "KRW": "won",
  ]
}
