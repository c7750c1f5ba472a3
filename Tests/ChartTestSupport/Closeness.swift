/// Whether two numbers agree within a relative and an absolute tolerance.
///
/// Equal values (infinities included) are close; two `NaN`s are close; a `NaN` and a number are not.
///
/// `relative` is the largest allowed difference as a share of the larger magnitude; `absolute` the
/// largest allowed difference near zero, in the numbers' own unit.
public func isClose(
  _ left: Double,
  _ right: Double,
  relative: Double = 1e-12,
  absolute: Double = 1e-12
) -> Bool {
  if left == right || (left.isNaN && right.isNaN) { return true }
  guard left.isFinite, right.isFinite else { return false }
  return abs(left - right) <= max(absolute, relative * max(abs(left), abs(right)))
}
