import Foundation

/// Ten to a power.
func pow10(_ exponent: Double) -> Double { pow(10, exponent) }
