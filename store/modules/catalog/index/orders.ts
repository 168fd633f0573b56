import type { Columns } from './columns.ts'
import type { Entry } from './entry.ts'
import { type Compare, SortedOrder } from './order.ts'
import { titleKey } from './title-key.ts'

const ORDERS = [
  'id',
  'date',
  'modified',
  'price_low',
  'price_high',
  'popularity',
  'rating',
  'title',
  'slug',
  'menu_order',
] as const
export type OrderName = (typeof ORDERS)[number]

/** What an order looks at; a slot moves in it only when one of these changes. */
type SortKeys = (number | string)[]

interface Definition {
  keys: (slot: number) => SortKeys
  order: SortedOrder
  /** sorted once somebody asked for it, and kept so from then on */
  ready: boolean
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
/** products without a price come last both ways */
const LAST = Number.MAX_VALUE

/** Every order is total: equal keys fall back to the id. */
const defineOrders = (columns: Columns, entries: readonly (Entry | undefined)[]) => {
  const { id, created, updated, sales, rating, ratings, menuOrder, priceMin, priceMax } = {
    id: (slot: number) => columns.id[slot] as number,
    created: (slot: number) => columns.created[slot] as number,
    updated: (slot: number) => columns.updated[slot] as number,
    sales: (slot: number) => columns.sales[slot] as number,
    rating: (slot: number) => columns.rating[slot] as number,
    ratings: (slot: number) => columns.ratings[slot] as number,
    menuOrder: (slot: number) => columns.menuOrder[slot] as number,
    priceMin: (slot: number) => columns.priceMin[slot] as number,
    priceMax: (slot: number) => columns.priceMax[slot] as number,
  }
  const low = (slot: number) => (Number.isNaN(priceMin(slot)) ? LAST : priceMin(slot))
  const high = (slot: number) => (Number.isNaN(priceMax(slot)) ? -LAST : priceMax(slot))
  const title = (slot: number) => {
    const entry = entries[slot]
    if (!entry || entry.type === 'variation') return ''
    entry.titleKey ??= titleKey(entry.name)
    return entry.titleKey
  }
  const slug = (slot: number) => entries[slot]?.slug ?? ''

  const define = (compare: Compare, keys: (slot: number) => SortKeys): Definition => {
    const total: Compare = (a, b) => compare(a, b) || id(a) - id(b)
    return { keys, order: new SortedOrder(total), ready: false }
  }
  const definitions: Record<OrderName, Definition> = {
    id: define(
      () => 0,
      () => [],
    ),
    date: define(
      (a, b) => created(a) - created(b),
      (slot) => [created(slot)],
    ),
    modified: define(
      (a, b) => updated(a) - updated(b),
      (slot) => [updated(slot)],
    ),
    price_low: define(
      (a, b) => low(a) - low(b),
      (slot) => [low(slot)],
    ),
    price_high: define(
      (a, b) => high(a) - high(b),
      (slot) => [high(slot)],
    ),
    popularity: define(
      (a, b) => sales(a) - sales(b),
      (slot) => [sales(slot)],
    ),
    rating: define(
      (a, b) => rating(a) - rating(b) || ratings(a) - ratings(b),
      (slot) => [rating(slot), ratings(slot)],
    ),
    title: define(
      (a, b) => byText(title(a), title(b)),
      (slot) => [title(slot)],
    ),
    slug: define(
      (a, b) => byText(slug(a), slug(b)),
      (slot) => [slug(slot)],
    ),
    menu_order: define(
      (a, b) => menuOrder(a) - menuOrder(b) || byText(title(a), title(b)),
      (slot) => [menuOrder(slot), title(slot)],
    ),
  }
  return definitions
}

/** All orders over the live slots, kept while slots change. */
export class Orders {
  readonly #columns: Columns
  readonly #entries: (Entry | undefined)[]
  readonly #definitions: Record<OrderName, Definition>

  constructor(columns: Columns, entries: (Entry | undefined)[]) {
    this.#columns = columns
    this.#entries = entries
    this.#definitions = defineOrders(columns, entries)
  }

  /** @param live every slot there is, for an order that nobody asked for before */
  get(name: OrderName, live: () => Iterable<number>): SortedOrder {
    const definition = this.#definitions[name]
    if (!definition.ready) {
      definition.order.rebuild(Int32Array.from(live()))
      definition.ready = true
    }
    return definition.order
  }

  remove(slot: number): void {
    for (const definition of this.#ready()) definition.order.remove(slot)
  }

  /**
   * Runs a change of one slot and moves it where its keys changed.
   * @param slot undefined when the change makes it
   */
  follow(slot: number | undefined, change: () => number): void {
    const ready = this.#ready()
    const keysOf = (at: number) => ready.map(({ keys }) => keys(at))
    const before = slot === undefined ? null : { keys: keysOf(slot), restore: this.#snapshot(slot) }
    const changed = change()
    const after = { keys: keysOf(changed), restore: this.#snapshot(changed) }
    const moved = ready.filter(
      (_, at) => !before || before.keys[at]?.some((key, part) => !Object.is(key, after.keys[at]?.[part])),
    )
    if (before && moved.length) {
      // a slot is found by the keys it was inserted with
      before.restore()
      for (const { order } of moved) order.remove(changed)
      after.restore()
    }
    for (const { order } of moved) order.insert(changed)
  }

  #ready(): Definition[] {
    return Object.values(this.#definitions).filter(({ ready }) => ready)
  }

  #snapshot(slot: number): () => void {
    const entry = this.#entries[slot]
    const values = this.#columns.read(slot)
    return () => {
      this.#entries[slot] = entry
      this.#columns.write(slot, values)
    }
  }
}
