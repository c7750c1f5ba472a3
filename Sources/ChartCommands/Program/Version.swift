/// The one place that says which release this is.
package enum Version {
  /// The release, by semantic versioning.
  package static let current = "0.1.0"

  /// The day of the release, year first, as the manual page prints it.
  package static let date = "2026-11-30"
}
