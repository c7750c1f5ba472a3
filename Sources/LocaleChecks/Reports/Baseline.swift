public import ChartLocalization

/// Findings that are known, on which a run does not fail.
///
/// A JSON file: `{"schema": "chartvoice-locale-baseline", "version": 1, "findings": [{"fingerprint":
/// "…", "check": "…", "file": "…", "message": "…", "sentence": "…"}]}`, of which the fingerprints count.
public struct Baseline: Sendable, Equatable {
  /// The fingerprints of what is known.
  public let fingerprints: Set<String>

  static let schema = "chartvoice-locale-baseline"

  /// Makes a baseline of these fingerprints.
  public init(_ fingerprints: Set<String>) {
    self.fingerprints = fingerprints
  }

  /// Why a file is no baseline.
  public struct Fault: Error, Sendable, Equatable {
    /// What was found and what was expected, in one sentence.
    public let sentence: String
    /// Where it was found.
    public let position: SourcePosition
  }

  /// Reads a file; throws if it is no baseline of this version.
  public init(parsing bytes: [UInt8]) throws(Fault) {
    let node: JSONNode
    do throws(CatalogueError) {
      node = try JSONNode(parsing: bytes)
    } catch {
      throw Fault(sentence: error.sentence, position: error.position ?? .start)
    }
    guard node["schema"]?.string == Self.schema, node["version"]?.number == 1,
      let findings = node["findings"]?.elements
    else {
      throw Fault(
        sentence:
          "found another file; expected a baseline of version 1, as --write-baseline makes it",
        position: SourcePosition(of: node.range.lower, in: bytes)
      )
    }
    if let other = findings.first(where: { $0["fingerprint"]?.string == nil }) {
      throw Fault(
        sentence: "found a finding without its fingerprint; expected one in each",
        position: SourcePosition(of: other.range.lower, in: bytes)
      )
    }
    let fingerprints = findings.compactMap { $0["fingerprint"]?.string }
    self.fingerprints = Set(fingerprints)
  }
}

extension Report {
  /// The file that makes everything known that counts now or was known already.
  ///
  /// What is allowed in the catalogues is left out: it is known there.
  public var baselineText: String {
    let findings = entries.filter { $0.allowance == nil }.map { entry in
      JSONValue.object(present: [
        "fingerprint": .string(entry.fingerprint),
        "check": .string(entry.finding.check),
        "file": .string(entry.finding.place.file),
        "message": entry.finding.message.map { .string($0) },
        "sentence": .string(entry.finding.sentence),
      ])
    }
    let whole: JSONValue = [
      "schema": .string(Baseline.schema), "version": 1, "findings": .array(findings),
    ]
    return whole.text(isIndented: true) + "\n"
  }
}
