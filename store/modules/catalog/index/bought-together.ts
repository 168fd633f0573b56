/** Others that are remembered of a product, those it was bought with most often. */
const OTHERS = 40
/** of an order: what comes after them is a bulk purchase and says little */
const LINES = 20

/** How often products were bought in one order: bounded, and as exact as it has to be for suggestions. */
export class BoughtTogether {
  readonly #counts = new Map<number, Map<number, number>>()
  /** by product: goes up with each order that holds others beside it */
  readonly #orders = new Map<number, number>()

  /** Takes in the products of one order. */
  add(products: Iterable<number>): void {
    const distinct = [...new Set(products)].filter((id) => id > 0).slice(0, LINES)
    if (distinct.length < 2) return
    for (const one of distinct) {
      this.#orders.set(one, this.ordersOf(one) + 1)
      for (const other of distinct) if (one !== other) this.#count(one, other)
    }
  }

  /** By the id of another product how often both were bought. */
  with(id: number): ReadonlyMap<number, number> {
    return this.#counts.get(id) ?? NOTHING
  }

  /** How many orders held others beside a product. */
  ordersOf(id: number): number {
    return this.#orders.get(id) ?? 0
  }

  #count(one: number, other: number): void {
    const others = this.#counts.get(one) ?? new Map<number, number>()
    others.set(other, (others.get(other) ?? 0) + 1)
    if (others.size > 2 * OTHERS) {
      const kept = [...others].sort(([, a], [, b]) => b - a).slice(0, OTHERS)
      this.#counts.set(one, new Map(kept))
    } else this.#counts.set(one, others)
  }
}

const NOTHING: ReadonlyMap<number, number> = new Map()
