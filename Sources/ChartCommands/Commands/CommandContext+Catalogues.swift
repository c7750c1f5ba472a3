import ChartLocalization
import ChartModel
import LocaleChecks

extension CommandContext {
  /// The catalogues of a folder; none without one.
  func catalogues(inFolder folder: String?) throws(CommandFailure) -> [Catalogue] {
    guard let folder else { return [] }
    do throws(CatalogueError) {
      return try Catalogue.catalogues(inFolder: resolve(folder))
    } catch {
      throw .input(InputFault(error, inFolder: folder, at: resolve(folder)))
    }
  }

  /// The catalogue that a folder's others are translated from, or the English one that is built in; nil for a
  /// folder that lacks it.
  func source(of catalogues: [Catalogue], inFolder folder: String?) -> Catalogue? {
    guard let folder else { return Catalogue.embedded(.english) }
    let source = LocaleRegistry(inFolder: resolve(folder))?.source ?? "en"
    return catalogues.first { $0.locale == LocaleTag(source) }
  }
}

extension InputFault {
  /// The fault of a catalogue, at its place in the folder as the person typed it.
  init(_ error: CatalogueError, inFolder folder: String, at path: String) {
    var name = error.file ?? folder
    if name.hasPrefix(path) { name = folder + name.dropFirst(path.count) }
    self.init(
      name,
      .notUnderstood(error.position.map { ChartModel.SourcePosition($0) }, error.sentence)
    )
  }
}

extension ChartModel.SourcePosition {
  /// The place in a catalogue, told as that in a table is.
  init(_ position: ChartLocalization.SourcePosition) {
    self.init(line: position.line, column: position.column)
  }
}
