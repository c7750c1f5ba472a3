import Synchronization

/// The names of the Gregorian months in languages other than English, made when first asked for.
///
/// Copies share what was made. Safe to use from several threads.
public final class MonthDictionary: Sendable {
  private let make: @Sendable () -> [String: Int]
  private let names = Mutex<[String: Int]?>(nil)

  /// Makes a dictionary.
  ///
  /// `make` gives each name, in lower case and without full stops, its month from 1 to 12. It is called
  /// once at most, and only for a cell that no other form of a date fits.
  public init(_ make: @escaping @Sendable () -> [String: Int]) {
    self.make = make
  }

  /// The month of a name in lower case; `nil` for a word that is none.
  func month(named name: String) -> Int? {
    names.withLock { names in
      let known = names ?? make()
      names = known
      return known[name]
    }
  }
}
