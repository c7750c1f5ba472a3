import ChartNarration
import LocaleChecks

/// The checks that need charts: what is told must be what was found, in every language and form.
enum NarrationCheck {}
