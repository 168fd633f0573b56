import type { Columns } from './columns.ts'
import type { Entry } from './entry.ts'
import { type Compare, SortedSlots } from './sorted-slots.ts'
import { titleKey } from './title-key.ts'

const SORT_ORDERS = [
  'id',
  'date',
  'modified',
  'changed',
  'price_low',
  'price_high',
  'popularity',
  'rating',
  'reviews',
  'title',
  'slug',
  'menu_order',
] as const
export type SortOrderName = (typeof SORT_ORDERS)[number]

type Key = number | string
type KeyOf<K extends Key> = (slot: number) => K

interface Definition {
  compare: Compare
  /** what an order looks at; a slot moves in it only when one of these changes */
  keys: (slot: number) => Key[]
}

/** products without a price come last both ways */
const LAST = Number.MAX_VALUE

/** Every order is total: equal keys fall back to the id. */
const defineSortOrders = <K extends Key>(
  columns: Columns,
  title: KeyOf<K>,
  slug: KeyOf<K>,
): Record<SortOrderName, Definition> => {
  const { id, created, updated, changed, sales, rating, ratings, menuOrder, priceMin, priceMax } = {
    id: (slot: number) => columns.id[slot] as number,
    created: (slot: number) => columns.created[slot] as number,
    updated: (slot: number) => columns.updated[slot] as number,
    changed: (slot: number) => columns.changed[slot] as number,
    sales: (slot: number) => columns.sales[slot] as number,
    rating: (slot: number) => columns.rating[slot] as number,
    ratings: (slot: number) => columns.ratings[slot] as number,
    menuOrder: (slot: number) => columns.menuOrder[slot] as number,
    priceMin: (slot: number) => columns.priceMin[slot] as number,
    priceMax: (slot: number) => columns.priceMax[slot] as number,
  }
  const low = (slot: number) => (Number.isNaN(priceMin(slot)) ? LAST : priceMin(slot))
  const high = (slot: number) => (Number.isNaN(priceMax(slot)) ? -LAST : priceMax(slot))
  const inOrder = (a: K, b: K): number => (a < b ? -1 : a > b ? 1 : 0)

  const define = (compare: Compare, keys: (slot: number) => Key[]): Definition => ({
    compare: (a, b) => compare(a, b) || id(a) - id(b),
    keys,
  })
  return {
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
    changed: define(
      (a, b) => changed(a) - changed(b),
      (slot) => [changed(slot)],
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
    reviews: define(
      (a, b) => ratings(a) - ratings(b),
      (slot) => [ratings(slot)],
    ),
    title: define(
      (a, b) => inOrder(title(a), title(b)),
      (slot) => [title(slot)],
    ),
    slug: define(
      (a, b) => inOrder(slug(a), slug(b)),
      (slot) => [slug(slot)],
    ),
    menu_order: define(
      (a, b) => menuOrder(a) - menuOrder(b) || inOrder(title(a), title(b)),
      (slot) => [menuOrder(slot), title(slot)],
    ),
  }
}

/** The place of each slot's text among all of them: many slots sort much faster by numbers. */
const placesOf = (slots: Int32Array, textOf: KeyOf<string>, capacity: number): KeyOf<number> => {
  const texts = [...new Set(Array.from(slots, textOf))].sort()
  const placeOf = new Map(texts.map((text, place) => [text, place]))
  const places = new Int32Array(capacity)
  for (const slot of slots) places[slot] = placeOf.get(textOf(slot)) as number
  return (slot) => places[slot] as number
}

/** All orders over the live slots, kept while slots change. */
export class SortOrders {
  readonly #columns: Columns
  readonly #entries: (Entry | undefined)[]
  readonly #definitions: Record<SortOrderName, Definition>
  readonly #orders: Record<SortOrderName, SortedSlots>

  constructor(columns: Columns, entries: (Entry | undefined)[]) {
    this.#columns = columns
    this.#entries = entries
    this.#definitions = defineSortOrders(columns, this.#title, this.#slug)
    this.#orders = Object.fromEntries(
      SORT_ORDERS.map((name) => [name, new SortedSlots(this.#definitions[name].compare)]),
    ) as Record<SortOrderName, SortedSlots>
  }

  get(name: SortOrderName): SortedSlots {
    return this.#orders[name]
  }

  /** Sorts every slot there is. */
  rebuild(slots: Int32Array): void {
    const { capacity } = this.#columns
    const titles = placesOf(slots, this.#title, capacity)
    const slugs = placesOf(slots, this.#slug, capacity)
    const definitions = defineSortOrders(this.#columns, titles, slugs)
    for (const name of SORT_ORDERS) this.#orders[name].rebuild(slots, definitions[name].compare)
  }

  remove(slot: number): void {
    for (const name of SORT_ORDERS) this.#orders[name].remove(slot)
  }

  /**
   * Runs a change of one slot and moves it where its keys changed.
   * @param slot undefined when the change makes it
   */
  follow(slot: number | undefined, change: () => number): void {
    const keysOf = (at: number) => SORT_ORDERS.map((name) => this.#definitions[name].keys(at))
    const before = slot === undefined ? null : { keys: keysOf(slot), restore: this.#snapshot(slot) }
    const changed = change()
    const after = { keys: keysOf(changed), restore: this.#snapshot(changed) }
    const moved = SORT_ORDERS.filter(
      (_, at) => !before || before.keys[at]?.some((key, part) => !Object.is(key, after.keys[at]?.[part])),
    ).map((name) => this.#orders[name])
    if (before && moved.length) {
      // a slot is found by the keys it was inserted with
      before.restore()
      for (const order of moved) order.remove(changed)
      after.restore()
    }
    for (const order of moved) order.insert(changed)
  }

  readonly #title = (slot: number): string => {
    const entry = this.#entries[slot]
    if (!entry || entry.type === 'variation') return ''
    entry.titleKey ??= titleKey(entry.name)
    return entry.titleKey
  }

  readonly #slug = (slot: number): string => this.#entries[slot]?.slug ?? ''

  #snapshot(slot: number): () => void {
    const entry = this.#entries[slot]
    const values = this.#columns.read(slot)
    return () => {
      this.#entries[slot] = entry
      this.#columns.write(slot, values)
    }
  }
}
