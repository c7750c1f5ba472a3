import ChartTestSupport
import Foundation
import Testing

// @testable: an executable has no other door.
@testable import Scoring

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct ChangePointScoresTests {
  // ruptures 1.1.10, Pelt("l2", min_size=3, jump=1), penalty 2 σ² ln n, σ² the variance of the series,
  // with the benchmark's own measures; `.ci/change-points` prints both side by side.
  @Test func `change points agree with people at least as well as those of ruptures`() throws {
    let scores = try ChangePointScores(folder: Corpus.folder.appending(path: "changepoint"))
    #expect(scores.rows.count == 21)
    #expect(scores.covering >= 0.70868)
    #expect(scores.agreement >= 0.76048)
    #expect(scores.report.hasSuffix("mean                     0.709   0.760\n"))
  }

  @Test func `a folder without marks is a fault`() {
    #expect(throws: ScoringFault.self) { try ChangePointScores(folder: packageRoot) }
  }
}
