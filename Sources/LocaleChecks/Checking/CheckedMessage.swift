internal import ChartLocalization

/// One message of one locale with what all checks ask of it, read once.
final class CheckedMessage: Sendable {
  /// The file it stands in.
  let file: LocaleFolder.File
  /// The key and the text.
  let entry: CatalogueFile.Entry
  /// The message, as far as it can be read.
  let pattern: MessagePattern
  /// What keeps it from being read.
  let faults: [MessageSyntaxError]
  /// How it uses its arguments.
  let arguments: [String: ArgumentUsage]
  /// How it may read; none where it cannot be read.
  let renderings: [Rendering]
  /// What is known of it.
  let metadata: CatalogueMetadata?
  /// The source's message; nil for the source itself and where the source has none.
  let source: CheckedMessage?
  /// What each argument is filled with, where that is known, by the source or a declaration.
  let kinds: [String: ArgumentKind]

  init(
    _ entry: CatalogueFile.Entry,
    in file: LocaleFolder.File,
    metadata: CatalogueMetadata?,
    source: CheckedMessage?,
    voice: VoiceProfile?
  ) {
    self.file = file
    self.entry = entry
    self.metadata = metadata
    self.source = source
    let (pattern, faults) = MessagePattern.recovering(from: entry.text)
    self.pattern = pattern
    self.faults = faults
    arguments = ArgumentUsage.all(in: pattern.elements)
    renderings = faults.isEmpty ? RenderingMaker.renderings(of: pattern) : []
    wordSeconds = renderings.map { $0.wordSeconds(at: voice?.pace) }.max() ?? 0
    kinds = source?.kinds ?? Self.kinds(metadata, arguments)
  }

  /// The most seconds that a rendering takes to say, its arguments left out.
  let wordSeconds: Double

  var id: String { entry.id }

  /// Whether the message can be read, and the source's if there is one.
  var isReadable: Bool { faults.isEmpty && (source?.faults.isEmpty ?? true) }

  /// The declared kinds, and for what is not declared the kind that its use shows.
  private static func kinds(
    _ metadata: CatalogueMetadata?,
    _ arguments: [String: ArgumentUsage]
  ) -> [String: ArgumentKind] {
    var kinds: [String: ArgumentKind] = [:]
    for (name, usage) in arguments {
      if usage.isAsked(by: .plural) || usage.isAsked(by: .ordinal) {
        kinds[name] = .integer
      } else if usage.isAsked(by: .select) {
        kinds[name] = .select
      }
    }
    for placeholder in metadata?.placeholders ?? [] {
      guard let kind = placeholder.type.flatMap({ ArgumentKind(declared: $0) }) else { continue }
      // A number that chooses a plural counts something, unless its example shows otherwise.
      let isCount = kind == .number && kinds[placeholder.name] == .integer
      let hasFraction = placeholder.example?.contains { $0 == "." || $0 == "," } ?? false
      kinds[placeholder.name] = isCount && !hasFraction ? .integer : kind
    }
    return kinds
  }

  /// What an argument is filled with: as declared, or for `series_gender` a keyword.
  func kind(of argument: String) -> ArgumentKind? {
    kinds[argument] ?? (derivedBase(of: argument) == nil ? nil : .select)
  }

  /// `series` of `series_gender`, if the source has it and has nothing of the longer name.
  func derivedBase(of argument: String) -> String? {
    let known = source ?? self
    guard known.arguments[argument] == nil || source == nil,
      let derived = DerivedKeyword(argument), known.arguments[derived.argument] != nil
    else { return nil }
    return derived.argument
  }

  /// Whether a place lies within a choice that asks for a property of an argument.
  func isWithinChoice(
    on argument: String,
    _ properties: [DerivedKeyword.Property],
    _ place: Int
  )
    -> Bool
  {
    properties.contains { property in
      arguments["\(argument)_\(property.rawValue)"]?.choices.contains {
        $0.range.lower <= place && place < $0.range.upper
      } ?? false
    }
  }
}
