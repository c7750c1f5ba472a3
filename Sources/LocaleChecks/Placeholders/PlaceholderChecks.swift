/// The checks of placeholders and of what the grammar of a language asks around them.
let placeholderChecks: [LocaleCheck] = [
  LocaleCheck("L101", .error, .message(ArgumentChecks.difference)),
  LocaleCheck("L102", .error, .message(KindChecks.changed)),
  LocaleCheck("L103", .error, .message(PluralChecks.missing)),
  LocaleCheck("L104", .warning, .message(PluralChecks.impossible)),
  LocaleCheck("L105", .error, .message(PluralChecks.exactOne)),
  LocaleCheck("L106", .error, .message(ArgumentChecks.droppedNumber)),
  LocaleCheck("L107", .error, .message(SelectChecks.branches)),
  LocaleCheck("L108", .warning, .message(SelectChecks.label)),
  LocaleCheck("L109", .error, .message(ParticleChecks.particle)),
  LocaleCheck("L110", .warning, .message(AgreementChecks.agreement)),
  LocaleCheck("L111", .warning, .message(CounterChecks.counter)),
  LocaleCheck("L112", .warning, .message(ParticleChecks.numberParticle)),
  LocaleCheck("L113", .warning, .message(FragmentChecks.fragment)),
]
