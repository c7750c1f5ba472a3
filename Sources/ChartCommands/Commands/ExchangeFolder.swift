import LocaleChecks
import LocaleExchange

/// A folder of catalogues that goes to translators, as the command line names it.
struct ExchangeFolder {
  /// The folder's name as the person typed it.
  let name: String
  /// What it holds.
  let folder: CatalogueFolder
  private let path: String

  init(
    _ operand: String?,
    of command: String,
    source: String?,
    in context: CommandContext
  ) throws(CommandFailure) {
    let input = try LocaleFolderInput(operand, of: command, source: source, in: context)
    (name, path) = (input.name, input.path)
    do throws(ExchangeError) {
      folder = try CatalogueFolder(at: path, source: source, digest: SourceDigest.digest)
    } catch {
      throw Self.failure(error, in: name, at: input.path)
    }
  }

  /// The failure that an error of this folder's files, or of another file, is.
  func failure(_ error: ExchangeError, of file: String? = nil) -> CommandFailure {
    Self.failure(error, in: name, at: path, of: file)
  }

  /// A file's path as the person sees it.
  func shown(_ file: String) -> String {
    file.hasPrefix(path) ? name + file.dropFirst(path.count) : file
  }

  private static func failure(
    _ error: ExchangeError,
    in name: String,
    at path: String,
    of file: String? = nil
  ) -> CommandFailure {
    // Nothing is wrong with the file where the library that reads it is not there.
    if error.fault == .missingLibrary { return .device(error.sentence) }
    let found = error.file.map { $0.hasPrefix(path) ? name + $0.dropFirst(path.count) : $0 }
    let position = error.position.map { ":\($0)" } ?? ""
    return .input(
      InputFault("\(found ?? file ?? name)\(position)", .notUnderstood(nil, error.sentence))
    )
  }
}
