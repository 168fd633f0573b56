/** About a hundred stops, each a round number: 1, 2 or 5 times a power of ten. */
export const priceStep = (low: number, high: number): number => {
  const rough = (high - low) / 100
  if (rough <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10
  return round * power
}

/** The ends of the range, on whole stops, so that both can be reached. */
export const priceBounds = ({ min, max }: { min: string; max: string }): [low: number, high: number] => {
  const low = Number(min)
  const high = Number(max)
  const step = priceStep(low, high)
  const tidy = (value: number) => Number(value.toFixed(6))
  return [tidy(Math.floor(low / step) * step), tidy(Math.ceil(high / step) * step)]
}

/** What is wanted of prices; null where that end is open. */
export interface PriceRange {
  min: number | null
  max: number | null
}

/** A range that somebody has set: its ends in their order, and open where they lie at a bound or beyond it. */
export const tidyRange = ({ min, max }: PriceRange, [low, high]: [number, number]): PriceRange => {
  const [least, most] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return {
    min: least !== null && least > low ? least : null,
    max: most !== null && most < high ? most : null,
  }
}
