import SwiftUI

/// A moment in the reader's calendar.
func moment(_ year: Int, _ month: Int = 1, _ day: Int = 1, hour: Int = 0, minute: Int = 0) -> Date {
    let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return Calendar.current.date(from: components) ?? Date(timeIntervalSince1970: 0)
}

/// Repeatable noise from -1 to 1.
func wobble(_ index: Int, _ seed: Int = 1) -> Double {
    let mixed = (index &* 7_919 &+ seed &* 104_729) % 10_007
    return Double((mixed &* mixed) % 2_001) / 1_000 - 1
}
