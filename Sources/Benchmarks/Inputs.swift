import ChartModel
import ChartScales
import ChartVoice

/// The data that benchmarks run on, the same in every run: one series over minutes, one over three
/// categories, with a slow wave and noise from a fixed sequence.
struct Inputs {
  let rows: Int

  /// Amounts with a wave and noise.
  let amounts: [Double]

  /// Instants a minute apart from 2022-01-01.
  let instants: [Double]

  init(rows: Int) {
    self.rows = rows
    var state: UInt64 = 42
    amounts = (0..<rows).map { row in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let noise = Double(state >> 40) / Double(1 << 24)
      return 100 + 20 * (Double(row % 1_000) / 1_000) + 10 * noise
    }
    instants = (0..<rows).map { 1_640_995_200 + 60 * Double($0) }
  }

  /// A line of all rows.
  var chart: ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [
          .x: Column("time", values: .dates(instants, unit: .minute)),
          .y: Column("value", values: .numbers(amounts)),
        ]
      )
    ])
  }

  /// The same rows as CSV with three categories.
  var csv: [UInt8] {
    var bytes = Array("time,category,value\n".utf8)
    bytes.reserveCapacity(rows * 34)
    for row in 0..<rows {
      let date = CalendarDate(secondsSince1970: instants[row], offset: utc)
      let clock = "\(pad(date.hour)):\(pad(date.minute))"
      let value = (amounts[row] * 1_000).rounded() / 1_000
      bytes += Array(
        "\(date.year)-\(pad(date.month))-\(pad(date.day))T\(clock),cat\(row % 3),\(value)\n".utf8
      )
    }
    return bytes
  }

  private func pad(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
