/// One defect that is planted into the clean sample, and the check that must find it.
struct Mutation: Sendable {
  /// The check that is meant.
  let check: String
  /// What is planted, in words.
  let name: String
  /// The locale into which it is planted.
  let locale: String
  /// The message that the finding names; nil where it is a file's.
  let key: String?
  /// The key on whose line it is found; nil where the finding has no place in a message.
  let line: String?
  /// Other checks that find the same defect by their nature.
  let also: Set<String>
  /// The file in which it is found, where that is not the locale's catalogue.
  let file: String?
  /// Plants it; false if the sample has not what is to be changed.
  let plant: @Sendable (inout Sample) -> Bool
  /// What the program asks for, given all that the sample has; nil where that is not known.
  let used: (@Sendable ([String: Set<String>]) -> [String: Set<String>])?

  init(
    _ check: String,
    _ locale: String,
    _ key: String?,
    _ name: String,
    line: String? = nil,
    also: Set<String> = [],
    file: String? = nil,
    used: (@Sendable ([String: Set<String>]) -> [String: Set<String>])? = nil,
    plant: @escaping @Sendable (inout Sample) -> Bool
  ) {
    self.check = check
    self.locale = locale
    self.key = key
    self.name = name
    self.line = line ?? key
    self.also = also
    self.file = file
    self.used = used
    self.plant = plant
  }

  /// A part of a message's text that is put in the place of another.
  static func swap(
    _ check: String,
    _ locale: String,
    _ key: String,
    _ name: String,
    _ old: String,
    _ new: String,
    also: Set<String> = []
  ) -> Mutation {
    Mutation(check, locale, key, name, also: also) {
      $0.replace(old, by: new, in: key, of: locale)
    }
  }

  /// A message's text as a whole.
  static func text(
    _ check: String,
    _ locale: String,
    _ key: String,
    _ name: String,
    _ text: String,
    also: Set<String> = []
  ) -> Mutation {
    Mutation(check, locale, key, name, also: also) { $0.set(text, for: key, of: locale) }
  }
}
