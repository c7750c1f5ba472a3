import Synchronization

/// Tells a person who waits how far long work has come: one whole line after 5, 10, 20, 40 …
/// seconds, to a terminal only.
///
/// A line is never redrawn, since a screen reader would read every redrawing.
package struct Progress: Sendable {
  private let context: CommandContext
  private let isHeard: Bool
  private let start: Double
  private var next = 5.0

  /// Starts the clock.
  ///
  /// Says nothing where standard error is no terminal, or where the person asked for quiet.
  package init(in context: CommandContext, options: OptionValues) {
    self.context = context
    isHeard = context.errorOutput.isTerminal && !options.has(CommonOptions.quiet)
    start = context.clock()
  }

  /// Tells that some of the rows are read, if a line is due.
  ///
  /// `total` is how many rows there are, or `nil` while that is not known. Cheap enough to call
  /// every few thousand rows: it asks the clock and does no more until a line is due.
  package mutating func report(rowsRead count: Int, of total: Int? = nil) {
    guard isDue() else { return }
    context.tell(Wording.progress(rowsRead: count, of: total))
  }

  /// Tells that some of the languages are checked, if a line is due.
  package mutating func report(languagesChecked count: Int, of total: Int) {
    guard isDue() else { return }
    context.tell(Wording.progress(languagesChecked: count, of: total))
  }

  private mutating func isDue() -> Bool {
    guard isHeard else { return false }
    let seconds = context.clock() - start
    guard seconds >= next else { return false }
    while next <= seconds { next *= 2 }
    return true
  }
}

/// Progress of which several threads tell, one line at a time.
final class SharedProgress: Sendable {
  private let progress: Mutex<Progress>

  init(in context: CommandContext, options: OptionValues) {
    progress = Mutex(Progress(in: context, options: options))
  }

  func report(languagesChecked count: Int, of total: Int) {
    progress.withLock { $0.report(languagesChecked: count, of: total) }
  }
}
