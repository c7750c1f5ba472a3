#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The natural logarithm.
func logarithm(_ value: Double) -> Double { log(value) }

/// The exponential.
func exponential(_ value: Double) -> Double { exp(value) }

/// The cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// The angle of a point from the first axis, in radians, -π...π.
func arctangent(_ up: Double, _ across: Double) -> Double { atan2(up, across) }
