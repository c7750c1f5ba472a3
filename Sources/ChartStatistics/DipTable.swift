#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How large the dip of a sample of a uniform distribution is by chance.
///
/// Quantiles of the dip times the square root of the number of values, from seeded simulations: 100,000
/// samples up to 500 values, 40,000 up to 3,000, 15,000 beyond (`Fixtures/make_shape.py`, whose
/// statistics are those of the `diptest` package).
enum DipTable {
  /// The probability that a sample's dip is at least as large, 0...1.
  ///
  /// Between the sizes and the quantiles of the table it moves linearly, by the logarithm of the size;
  /// above a probability of 0.9 that is rough; beyond its last quantile it stays at the last probability, and beyond its last size at that size.
  static func probability(of dip: Double, count: Int) -> Double {
    let size = Double(count)
    let scaled = dip * size.squareRoot()
    guard let upper = rows.first(where: { $0.count >= count }) else {
      return probability(of: scaled, in: rows[rows.count - 1].quantiles)
    }
    let above = probability(of: scaled, in: upper.quantiles)
    guard let lower = rows.last(where: { $0.count <= count }), lower.count < upper.count else {
      return above
    }
    let below = probability(of: scaled, in: lower.quantiles)
    let part =
      log(size / Double(lower.count)) / log(Double(upper.count) / Double(lower.count))
    return below + part * (above - below)
  }

  private static func probability(of scaled: Double, in quantiles: [Double]) -> Double {
    guard let next = quantiles.firstIndex(where: { $0 > scaled }) else {
      return 1 - shares[shares.count - 1]
    }
    guard next > 0 else { return 1 }
    let (low, high) = (quantiles[next - 1], quantiles[next])
    let part = (scaled - low) / (high - low)
    return 1 - (shares[next - 1] + part * (shares[next] - shares[next - 1]))
  }

  /// The share of samples below each quantile of a row.
  private static let shares: [Double] = [
    0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998, 0.999,
  ]

  private static let rows: [(count: Int, quantiles: [Double])] = [
    (
      4,
      [
        0.2500, 0.2500, 0.2500, 0.2500, 0.2500, 0.2500, 0.2500, 0.2644, 0.3142, 0.3749, 0.4137,
        0.4471,
        0.4629, 0.4740, 0.4840, 0.4883,
      ]
    ),
    (
      6,
      [
        0.2041, 0.2041, 0.2263, 0.2544, 0.2790, 0.3013, 0.3226, 0.3439, 0.3659, 0.3898, 0.4035,
        0.4373,
        0.4696, 0.4949, 0.5170, 0.5325,
      ]
    ),
    (
      8,
      [
        0.1768, 0.2316, 0.2607, 0.2813, 0.2985, 0.3135, 0.3276, 0.3407, 0.3541, 0.4003, 0.4352,
        0.4685,
        0.4879, 0.5043, 0.5238, 0.5434,
      ]
    ),
    (
      10,
      [
        0.1581, 0.2467, 0.2698, 0.2857, 0.2983, 0.3092, 0.3228, 0.3473, 0.3756, 0.4125, 0.4419,
        0.4779,
        0.5042, 0.5266, 0.5555, 0.5738,
      ]
    ),
    (
      15,
      [
        0.1480, 0.2489, 0.2683, 0.2890, 0.3068, 0.3240, 0.3417, 0.3611, 0.3860, 0.4264, 0.4598,
        0.4994,
        0.5273, 0.5527, 0.5822, 0.6032,
      ]
    ),
    (
      20,
      [
        0.1528, 0.2536, 0.2771, 0.2948, 0.3112, 0.3281, 0.3472, 0.3688, 0.3952, 0.4346, 0.4692,
        0.5102,
        0.5372, 0.5628, 0.5923, 0.6147,
      ]
    ),
    (
      30,
      [
        0.1619, 0.2597, 0.2831, 0.3023, 0.3197, 0.3371, 0.3562, 0.3782, 0.4056, 0.4466, 0.4837,
        0.5276,
        0.5568, 0.5825, 0.6174, 0.6440,
      ]
    ),
    (
      50,
      [
        0.1534, 0.2669, 0.2906, 0.3096, 0.3274, 0.3456, 0.3655, 0.3883, 0.4167, 0.4600, 0.4984,
        0.5440,
        0.5755, 0.6035, 0.6428, 0.6626,
      ]
    ),
    (
      100,
      [
        0.1673, 0.2738, 0.2982, 0.3177, 0.3362, 0.3547, 0.3745, 0.3974, 0.4270, 0.4711, 0.5105,
        0.5577,
        0.5918, 0.6219, 0.6595, 0.6864,
      ]
    ),
    (
      200,
      [
        0.1760, 0.2795, 0.3042, 0.3240, 0.3429, 0.3615, 0.3817, 0.4055, 0.4352, 0.4803, 0.5222,
        0.5702,
        0.6028, 0.6332, 0.6675, 0.6943,
      ]
    ),
    (
      500,
      [
        0.1747, 0.2850, 0.3095, 0.3296, 0.3486, 0.3678, 0.3886, 0.4123, 0.4426, 0.4889, 0.5295,
        0.5787,
        0.6123, 0.6441, 0.6836, 0.7131,
      ]
    ),
    (
      1000,
      [
        0.1873, 0.2883, 0.3138, 0.3337, 0.3529, 0.3723, 0.3931, 0.4168, 0.4479, 0.4950, 0.5361,
        0.5870,
        0.6218, 0.6565, 0.6958, 0.7234,
      ]
    ),
    (
      3000,
      [
        0.1918, 0.2908, 0.3153, 0.3352, 0.3543, 0.3737, 0.3952, 0.4198, 0.4505, 0.4968, 0.5401,
        0.5888,
        0.6277, 0.6563, 0.6939, 0.7308,
      ]
    ),
    (
      10000,
      [
        0.1907, 0.2932, 0.3181, 0.3387, 0.3571, 0.3762, 0.3968, 0.4220, 0.4536, 0.4980, 0.5405,
        0.5921,
        0.6252, 0.6647, 0.6997, 0.7341,
      ]
    ),
  ]
}
