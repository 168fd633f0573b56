import type { PriceHistory } from '#store-api/contract/price-history.ts'

type Steps = PriceHistory['steps']

const DAY = 86_400_000

/** How long one price held within a period; epoch milliseconds. */
interface PriceSpell {
  from: number
  to: number
  /** null while it was not for sale */
  price: number | null
}

interface Extreme {
  price: number
  /** when it began to hold, within the period */
  at: number
}

export interface PricePeriod {
  from: number
  to: number
  spells: PriceSpell[]
  lowest: Extreme
  highest: Extreme
}

/** From when on it cost how much: a step as a time and a number, '' as null. */
export const toSpells = (steps: Steps, to: number): PriceSpell[] =>
  steps.map(({ date_gmt, price }, at) => {
    const next = steps[at + 1]
    return {
      from: Date.parse(`${date_gmt}Z`),
      to: next ? Date.parse(`${next.date_gmt}Z`) : to,
      price: price === '' ? null : Number(price),
    }
  })

const extremeOf = (
  spells: PriceSpell[],
  isBetter: (price: number, best: number) => boolean,
): Extreme | null =>
  spells.reduce<Extreme | null>(
    (best, { price, from }) =>
      price !== null && (best === null || isBetter(price, best.price)) ? { price, at: from } : best,
    null,
  )

/** What it cost in the last days; null where nothing was charged in them. */
export const periodOf = (steps: Steps, days: number, now: number): PricePeriod | null => {
  const earliest = now - days * DAY
  const spells = toSpells(steps, now)
    .filter((spell) => spell.to > earliest)
    .map((spell) => ({ ...spell, from: Math.max(spell.from, earliest) }))
  const lowest = extremeOf(spells, (price, best) => price < best)
  const highest = extremeOf(spells, (price, best) => price > best)
  return lowest && highest ? { from: earliest, to: now, spells, lowest, highest } : null
}

/** Whether there is anything to draw. */
export const hasChanged = (steps: Steps): boolean =>
  new Set(steps.flatMap(({ price }) => price || [])).size > 1

/** Width and height of the drawing; it is stretched to its place. */
export const SIZE = { width: 1000, height: 100 }

/** The line as steps, and the ground below it; where it was not for sale there is a gap. */
export const pathsOf = ({ from, to, spells, lowest, highest }: PricePeriod) => {
  const x = (at: number) => Math.round(((at - from) / (to - from)) * SIZE.width)
  const span = highest.price - lowest.price
  const y = (price: number) =>
    span === 0 ? SIZE.height / 2 : Math.round(((highest.price - price) / span) * SIZE.height)
  let line = ''
  let ground = ''
  for (const [at, { price, ...spell }] of spells.entries()) {
    if (price === null) continue
    const before = spells[at - 1]?.price ?? null
    const next = spells[at + 1]?.price ?? null
    const start = `${x(spell.from)} ${y(price)}`
    line += before === null ? `M${start}` : `V${y(price)}`
    ground += before === null ? `M${x(spell.from)} ${SIZE.height}V${y(price)}` : `V${y(price)}`
    line += `H${x(spell.to)}`
    ground += `H${x(spell.to)}${next === null ? `V${SIZE.height}Z` : ''}`
  }
  return { line, ground }
}
