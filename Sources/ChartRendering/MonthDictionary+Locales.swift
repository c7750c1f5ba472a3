public import ChartImport
import ChartLocalization

extension MonthDictionary {
  /// The names in every language that has a catalogue built in, made when a table first asks for them.
  public static var ofLocales: MonthDictionary {
    MonthDictionary { Localizer.months(in: Catalogue.embeddedLocales) }
  }
}
