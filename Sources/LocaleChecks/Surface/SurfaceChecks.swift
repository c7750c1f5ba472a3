/// The checks of the text as readers meet it: marks, spaces, digits, direction, length and words.
let surfaceChecks: [LocaleCheck] = [
  LocaleCheck("L201", .warning, .message(FinalMarkChecks.finalMark)),
  LocaleCheck("L202", .warning, .message(MarkChecks.wrongScript)),
  LocaleCheck("L203", .warning, .message(SpacingChecks.spacing)),
  LocaleCheck("L204", .warning, .message(BalanceChecks.balance)),
  LocaleCheck("L205", .warning, .message(RepetitionChecks.repetition)),
  LocaleCheck("L206", .warning, .message(DigitChecks.numbering)),
  LocaleCheck("L207", .warning, .message(DigitChecks.typed)),
  LocaleCheck("L208", .error, .message(DirectionChecks.isolates)),
  LocaleCheck("L209", .warning, .message(DirectionChecks.firstLetter)),
  LocaleCheck("L210", .warning, .message(LengthChecks.length)),
  LocaleCheck("L211", .warning, .locale(TermChecks.terms)),
  LocaleCheck("L212", .warning, .message(TermChecks.avoided)),
  LocaleCheck("L213", .warning, .message(CapitalChecks.capitals)),
]
