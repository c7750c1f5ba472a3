internal import ChartLocalization

/// L006 and L007: what the program asks for and what the source has, where the former is known.
enum UseChecks {
  /// L006: a message of the source that the program never asks for.
  ///
  /// A file of which the program uses less than half is another program's, and left alone.
  static func unused(_ folder: CheckedFolder, _ sink: inout FindingSink) {
    guard let used = folder.options.used, let source = folder.source else { return }
    sink.enter(source)
    let files = Dictionary(grouping: source.messages) { $0.file.path }
    let own = files.filter { _, messages in
      2 * messages.count { used[$0.id] != nil } >= messages.count
    }
    for message in source.messages
    where used[message.id] == nil && own[message.file.path] != nil {
      sink.report(
        message.file,
        message.entry.keyRange,
        message: message.id,
        "the program never asks for '\(message.id)'"
      )
    }
  }

  /// L007: a message that the program asks for and the source has not, or an argument that the
  /// program never gives.
  static func undefined(_ folder: CheckedFolder, _ sink: inout FindingSink) {
    guard let used = folder.options.used, let source = folder.source else { return }
    sink.enter(source)
    for id in used.keys.sorted() where source.message(id) == nil {
      sink.report(
        source.locale.files[0],
        nil,
        message: id,
        "the program asks for '\(id)', which is absent"
      )
    }
    for message in source.messages {
      guard let given = used[message.id] else { continue }
      for (name, usage) in message.arguments.sorted(by: { $0.key < $1.key })
      where !given.contains(name) && message.derivedBase(of: name) == nil {
        guard let range = usage.firstRange else { continue }
        sink.report(message, range, "the program never gives the argument '\(name)'")
      }
    }
  }
}
