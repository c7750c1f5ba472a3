/// Tells a person who waits how far long work has come: one whole line after 5, 10, 20, 40 …
/// seconds, to a terminal only.
///
/// A line is never redrawn, since a screen reader would read every redrawing.
package struct Progress {
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
    guard isHeard else { return }
    let seconds = context.clock() - start
    guard seconds >= next else { return }
    while next <= seconds { next *= 2 }
    context.tell(Wording.progress(rowsRead: count, of: total))
  }
}
