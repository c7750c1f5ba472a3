#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The places where the level of a series changes: each is the index of the first value of a new
/// level.
///
/// The levels are those that leave the least sum of squares when each change costs `penalty`, in
/// squared data units; no level is held for fewer than `leastLength` values. Places rise; there are
/// none where one level explains the values as well, or if a penalty is not a number. Values that
/// are not finite are skipped, and a change is never placed on one.
///
/// Without a penalty it is 2σ² ln n with the variance σ² of the whole series: a change must explain
/// 2 ln n/n of all variation. Of the penalties tried, that agrees best with where people mark
/// changes (van den Burg, Williams 2020); one from the noise between neighbours calls every wiggle
/// of a drifting series a change.
///
/// Exact, by optimal partitioning (Jackson et al. 2005) with functional pruning (Maidstone, Hocking,
/// Rigaill, Fearnhead 2017): about O(n log n), whether changes are few or many. The one exception is
/// a slope of over ten thousand values so smooth that hardly any place can be pruned: it is cut at
/// the best of some four thousand places, which then move to the best between those.
public func changePoints(
  of values: [Double],
  penalty: Double? = nil,
  leastLength: Int = 3
) -> [Int] {
  let places = values.indices.filter { values[$0].isFinite }
  let finite = places.count == values.count ? values : places.map { values[$0] }
  return levelChanges(in: finite, penalty: penalty, leastLength: leastLength).map { places[$0] }
}

/// The changes of level in finite values.
func levelChanges(in values: [Double], penalty: Double? = nil, leastLength: Int = 3) -> [Int] {
  guard let summary = Optional(Summary(of: values)), let mean = summary.mean,
    let sample = summary.standardDeviation, sample > 0, values.count >= 2 * leastLength
  else { return [] }
  let n = Double(values.count)
  let deviation = sample * ((n - 1) / n).squareRoot()
  let scaled = values.map { ($0 - mean) / deviation }
  let cost = penalty.map { $0 / deviation / deviation } ?? 2 * log(n)
  guard cost >= 0, deviation.isFinite else { return [] }
  var partition = OptimalPartition(of: scaled, penalty: cost, leastLength: max(leastLength, 1))
  return partition.changes()
}
