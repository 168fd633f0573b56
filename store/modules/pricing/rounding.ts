/** ⌊amount × numerator ÷ denominator⌋ without losing a digit. */
export const portion = (amount: number, numerator: number, denominator: number): number =>
  Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator))

/** The same, rounded at the half: up, or down where prices include tax (WooCommerce's two rounding modes). */
export const roundedPortion = (
  amount: number,
  numerator: number,
  denominator: number,
  halfDown: boolean,
): number => {
  const [product, divisor] = [BigInt(amount) * BigInt(numerator) * 2n, BigInt(denominator) * 2n]
  const half = BigInt(denominator)
  const floor = product / divisor
  const rest = product % divisor
  return Number(rest > half || (rest === half && !halfDown) ? floor + 1n : floor)
}

/** Rounds a tax of zero or more; what is less than a ten-thousandth of a unit is noise of the floating point. */
export const roundTax = (value: number, halfDown: boolean): number => {
  const clean = Math.round(value * 1e4) / 1e4
  return halfDown ? Math.ceil(clean - 0.5) + 0 : Math.floor(clean + 0.5)
}

/**
 * Rounds a series of amounts. Line by line each is rounded by itself; over the cart their running sum is,
 * so that the parts add up to the sum rounded once.
 */
export const createRounder = (overCart: boolean, halfDown: boolean) => {
  let sum = 0
  let given = 0
  return (value: number): number => {
    if (!overCart) return roundTax(value, halfDown)
    sum += value
    const share = roundTax(sum, halfDown) - given
    given += share
    return share
  }
}
