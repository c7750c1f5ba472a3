import ChartLocalization
import LocaleChecks

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder of catalogues as the command line names it; `locales`, if it is there, unless it does.
struct LocaleFolderInput {
  /// The folder's name as the person typed it, without a stroke at its end.
  let name: String
  /// What it holds.
  let folder: LocaleFolder
  /// The path by which the system finds it.
  let path: String

  /// Reads the folder of an operand.
  ///
  /// Throws if there is none, if it cannot be read, or if no catalogue is in it.
  init(
    _ operand: String?,
    of command: String,
    source: String?,
    in context: CommandContext
  ) throws(CommandFailure) {
    let typed = operand ?? "locales"
    let end = typed.lastIndex { $0 != "/" } ?? typed.startIndex
    name = String(typed[...end])
    path = context.resolve(name)
    if operand == nil, !Self.isFolder(path) {
      throw .commandLine(.noLocalesFolder(command: command))
    }
    guard Self.isFolder(path) else {
      throw .input(
        InputFault(name, .notUnderstood(nil, "found no folder; expected one of catalogues"))
      )
    }
    do throws(CatalogueError) {
      folder = try LocaleFolder(reading: path, source: source)
    } catch {
      throw .input(InputFault(error, inFolder: name, at: path))
    }
    if folder.locales.isEmpty {
      let sentence = "found no catalogue in this folder; expected <tag>/<name>.arb"
      throw .input(InputFault(name, .notUnderstood(nil, sentence)))
    }
  }

  /// The catalogues that the others are translated from.
  ///
  /// Throws if there are none: without them nothing could be compared, and nothing would be found.
  func sourceLocale() throws(CommandFailure) -> LocaleFolder.Locale {
    if let locale = folder.sourceLocale { return locale }
    let sentence = """
      found no catalogue of the source '\(folder.source)'; expected one, or another language as \
      --source TAG
      """
    throw .input(InputFault(name, .notUnderstood(nil, sentence)))
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
