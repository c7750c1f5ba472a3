// What a catalogue must hold to before it is used, the first fault thrown.
extension CatalogueFile {
  /// Reads a file that is to be used as it is.
  ///
  /// Throws the first fault; what is known of messages may be of any kind, as nothing is told by it.
  init(strictly bytes: [UInt8]) throws(CatalogueError) {
    self.init(bytes)
    for fault in faults {
      if case .badMetadata = fault.fault { continue }
      throw fault
    }
  }

  /// Throws the first message that is no ICU MessageFormat, at its place in the file.
  func checkMessages() throws(CatalogueError) {
    for entry in entries {
      do throws(MessageSyntaxError) {
        _ = try MessagePattern(parsing: entry.text)
      } catch {
        let offset = fileOffset(of: error.range.lower, in: entry)
        throw self.error(.badMessage(id: entry.id, error.fault), at: offset)
      }
    }
  }

  /// Throws if `@@locale` is not the name of the folder that the file stands in.
  func checkLocale(isNamed folder: String) throws(CatalogueError) {
    guard let attribute = localeAttribute, let locale, locale != folder else { return }
    throw error(
      .localeMismatch(found: locale, folder: folder),
      at: attribute.node.range.lower
    )
  }
}
