import Foundation

/// Writes all catalogues as one Swift file: `CatalogueEmbedder OUTPUT LOCALES`; with a third word
/// `pages` the pages of the checks instead.
///
/// LOCALES holds one folder for each locale, named by its tag, with `.arb` files and the lexicon in it, and the folder
/// `speech` with the profiles of voices. Faults are printed as compilers print them and end with status 1, which fails the build.
@main
struct CatalogueEmbedder {
  static func main() {
    let arguments = CommandLine.arguments
    let isOfPages = arguments.count == 4 && arguments[3] == "pages"
    guard arguments.count == 3 || isOfPages else {
      FileHandle.standardError.write(Data("usage: CatalogueEmbedder OUTPUT LOCALES [pages]\n".utf8))
      exit(2)
    }
    let locales = URL(fileURLWithPath: arguments[2])
    do {
      let (text, faults) = isOfPages ? try pages(locales) : try catalogues(locales)
      guard faults.isEmpty else {
        for fault in faults {
          FileHandle.standardError.write(Data("\(fault)\n".utf8))
        }
        exit(1)
      }
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: arguments[1]),
        options: .atomic
      )
    } catch {
      FileHandle.standardError.write(Data("\(arguments[2]): error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func catalogues(_ locales: URL) throws -> (text: String, faults: [String]) {
    let source = try EmbeddedSource(localesAt: locales)
    let voices = try EmbeddedVoices(localesAt: locales)
    let lexicons = try EmbeddedLexicons(localesAt: locales)
    let glossaries = try EmbeddedGlossaries(localesAt: locales)
    return (
      source.text + voices.text + lexicons.text + glossaries.text,
      source.faults.map { "\($0)" } + voices.faults + lexicons.faults + glossaries.faults
    )
  }

  private static func pages(_ locales: URL) throws -> (text: String, faults: [String]) {
    let pages = try EmbeddedPages(localesAt: locales)
    let words = try EmbeddedChecks(localesAt: locales)
    return (pages.text + words.text, pages.faults + words.faults)
  }
}
