import SwiftUI
import Charts

/// `Chart(data, id:)`
struct LettersOfTheAlphabet: View {
    let frequencies: [(letter: String, percent: Double)] = [
        ("E", 12.7), ("T", 9.1), ("A", 8.2), ("O", 7.5), ("I", 7.0), ("N", 6.7),
    ]

    var body: some View {
        Chart(frequencies, id: \.letter) { entry in
            BarMark(x: .value("Letter", entry.letter), y: .value("Frequency", entry.percent))
        }
    }
}

struct SquaresOfNumbers: View {
    var body: some View {
        Chart(0..<8, id: \.self) { number in
            PointMark(x: .value("Number", number), y: .value("Square", number * number))
        }
    }
}

struct CountsOfADictionary: View {
    let counts = ["red": 3, "green": 5, "blue": 2]

    var body: some View {
        Chart(counts.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in
            BarMark(x: .value("Colour", key), y: .value("Count", value))
                .foregroundStyle(by: .value("Colour", key))
        }
        .chartForegroundStyleScale(["red": Color.red, "green": .green, "blue": .blue])
        .chartLegend(.hidden)
    }
}
