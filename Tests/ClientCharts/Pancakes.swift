import SwiftUI

/// The day with a date, in the reader's calendar.
func day(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0) -> Date {
    let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return Calendar.current.date(from: components) ?? Date(timeIntervalSince1970: 0)
}

/// The best-selling pancakes of the last thirty days.
let topPancakes: [(name: String, sales: Int)] = [
    (name: "Cachapa", sales: 916),
    (name: "Injera", sales: 850),
    (name: "Crêpe", sales: 802),
    (name: "Jian Bing", sales: 753),
    (name: "Dosa", sales: 654),
    (name: "American", sales: 618),
]

struct DailySales: Identifiable {
    let day: Date
    let sales: Int

    var id: Date { day }
}

/// Pancakes sold on each of thirty days.
let dailySales: [DailySales] = [
    DailySales(day: day(2022, 5, 8), sales: 168),
    DailySales(day: day(2022, 5, 9), sales: 117),
    DailySales(day: day(2022, 5, 10), sales: 106),
    DailySales(day: day(2022, 5, 11), sales: 119),
    DailySales(day: day(2022, 5, 12), sales: 109),
    DailySales(day: day(2022, 5, 13), sales: 104),
    DailySales(day: day(2022, 5, 14), sales: 196),
    DailySales(day: day(2022, 5, 15), sales: 172),
    DailySales(day: day(2022, 5, 16), sales: 122),
    DailySales(day: day(2022, 5, 17), sales: 115),
    DailySales(day: day(2022, 5, 18), sales: 138),
    DailySales(day: day(2022, 5, 19), sales: 110),
    DailySales(day: day(2022, 5, 20), sales: 106),
    DailySales(day: day(2022, 5, 21), sales: 187),
    DailySales(day: day(2022, 5, 22), sales: 187),
    DailySales(day: day(2022, 5, 23), sales: 119),
    DailySales(day: day(2022, 5, 24), sales: 160),
    DailySales(day: day(2022, 5, 25), sales: 144),
    DailySales(day: day(2022, 5, 26), sales: 152),
    DailySales(day: day(2022, 5, 27), sales: 148),
    DailySales(day: day(2022, 5, 28), sales: 240),
    DailySales(day: day(2022, 5, 29), sales: 242),
    DailySales(day: day(2022, 5, 30), sales: 173),
    DailySales(day: day(2022, 5, 31), sales: 143),
    DailySales(day: day(2022, 6, 1), sales: 137),
    DailySales(day: day(2022, 6, 2), sales: 123),
    DailySales(day: day(2022, 6, 3), sales: 146),
    DailySales(day: day(2022, 6, 4), sales: 214),
    DailySales(day: day(2022, 6, 5), sales: 250),
    DailySales(day: day(2022, 6, 6), sales: 146),
]

struct CitySales: Identifiable {
    struct Weekday: Identifiable {
        let weekday: Date
        let sales: Int

        var id: Date { weekday }
    }

    let city: String
    let sales: [Weekday]

    var id: String { city }
}

/// A week in two cities.
let citySales: [CitySales] = [
    CitySales(city: "Cupertino", sales: [
        .init(weekday: day(2022, 5, 2), sales: 54),
        .init(weekday: day(2022, 5, 3), sales: 42),
        .init(weekday: day(2022, 5, 4), sales: 88),
        .init(weekday: day(2022, 5, 5), sales: 49),
        .init(weekday: day(2022, 5, 6), sales: 42),
        .init(weekday: day(2022, 5, 7), sales: 125),
        .init(weekday: day(2022, 5, 8), sales: 67),
    ]),
    CitySales(city: "San Francisco", sales: [
        .init(weekday: day(2022, 5, 2), sales: 81),
        .init(weekday: day(2022, 5, 3), sales: 90),
        .init(weekday: day(2022, 5, 4), sales: 52),
        .init(weekday: day(2022, 5, 5), sales: 72),
        .init(weekday: day(2022, 5, 6), sales: 84),
        .init(weekday: day(2022, 5, 7), sales: 84),
        .init(weekday: day(2022, 5, 8), sales: 137),
    ]),
]

struct MonthlySales: Identifiable {
    let month: Date
    let sales: Int
    let dailyAverage: Int
    let dailyMin: Int
    let dailyMax: Int

    var id: Date { month }
}

/// Pancakes sold in each of twelve months.
let monthlySales: [MonthlySales] = [
    MonthlySales(month: day(2021, 7), sales: 3952, dailyAverage: 127, dailyMin: 95, dailyMax: 194),
    MonthlySales(month: day(2021, 8), sales: 4044, dailyAverage: 130, dailyMin: 96, dailyMax: 189),
    MonthlySales(month: day(2021, 9), sales: 3930, dailyAverage: 131, dailyMin: 101, dailyMax: 184),
    MonthlySales(month: day(2021, 10), sales: 4217, dailyAverage: 136, dailyMin: 96, dailyMax: 193),
    MonthlySales(month: day(2021, 11), sales: 4006, dailyAverage: 134, dailyMin: 104, dailyMax: 202),
    MonthlySales(month: day(2021, 12), sales: 3994, dailyAverage: 129, dailyMin: 96, dailyMax: 190),
    MonthlySales(month: day(2022, 1), sales: 4202, dailyAverage: 136, dailyMin: 96, dailyMax: 203),
    MonthlySales(month: day(2022, 2), sales: 3749, dailyAverage: 134, dailyMin: 98, dailyMax: 200),
    MonthlySales(month: day(2022, 3), sales: 4329, dailyAverage: 140, dailyMin: 104, dailyMax: 218),
    MonthlySales(month: day(2022, 4), sales: 4084, dailyAverage: 136, dailyMin: 93, dailyMax: 221),
    MonthlySales(month: day(2022, 5), sales: 4559, dailyAverage: 147, dailyMin: 104, dailyMax: 242),
    MonthlySales(month: day(2022, 6), sales: 1023, dailyAverage: 170, dailyMin: 120, dailyMax: 250),
]

extension Array where Element == MonthlySales {
    /// The mean of the months' daily averages.
    var meanOfDailyAverages: Double {
        Double(reduce(0) { $0 + $1.dailyAverage }) / Double(count)
    }
}
