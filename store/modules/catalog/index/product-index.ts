import type { TextIndex } from '../search/text/text-index.ts'
import type { ProductType } from '../tables.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { BaseSets } from './base-sets.ts'
import type { Bitset } from './bitset.ts'
import { Columns } from './columns.ts'
import { deriveFromChildren, deriveOwn, lastFlipOf, saleHolds } from './derive.ts'
import { type Entry, type IndexedRow, readEntry, type StockRules } from './entry.ts'
import { createKeyReader } from './fixed-keys.ts'
import { Lookups } from './lookups.ts'
import { Members } from './members.ts'
import { ProductTexts } from './product-texts.ts'
import { SaleCalendar } from './sale-calendar.ts'
import { type SortOrderName, SortOrders } from './sort-orders.ts'
import type { SortedSlots } from './sorted-slots.ts'

export interface IndexOptions extends StockRules {
  now: number
  /** lists and searches of shoppers leave out what is out of stock */
  hideOutOfStock?: boolean
}

const FIRST_CAPACITY = 1024
/** children are worked out before what holds them */
const STEP: Record<ProductType, number> = { variation: 0, simple: 0, external: 0, variable: 1, grouped: 2 }

/** What a row says of itself, parsed. */
interface Facts {
  entry: Entry
  keys: number[]
}

/** Every product and variation of the shop in memory, by slot: columns, keys, orders and words. */
export class ProductIndex {
  readonly columns = new Columns()
  readonly members = new Members()
  readonly entries: (Entry | undefined)[] = []
  options: IndexOptions
  /** goes up when a product comes, goes or has another stock status: counting its pieces has moved it between lists */
  listChanges = 0

  #taxonomy: Taxonomy
  #readKeys: (row: IndexedRow) => number[]
  readonly #slotOf = new Map<number, number>()
  readonly #lookups = new Lookups()
  readonly #sortOrders = new SortOrders(this.columns, this.entries)
  readonly #texts = new ProductTexts()
  readonly #sets = new BaseSets()
  readonly #calendar = new SaleCalendar(this.columns)
  readonly #free: number[] = []
  /** keys that time and other products change */
  readonly #derivedKeys: ReadonlySet<number> = new Set(
    ['stock:instock', 'stock:outofstock', 'stock:onbackorder', 'on_sale', 'claimed_sale'].map((key) =>
      this.members.number(key),
    ),
  )

  constructor(taxonomy: Taxonomy, options: IndexOptions) {
    this.#taxonomy = taxonomy
    this.#readKeys = createKeyReader(this.members, taxonomy)
    this.options = options
  }

  get taxonomy(): Taxonomy {
    return this.#taxonomy
  }

  /** New names; every row must be put again for them to count. */
  set taxonomy(taxonomy: Taxonomy) {
    this.#taxonomy = taxonomy
    this.#readKeys = createKeyReader(this.members, taxonomy)
  }

  get products(): Bitset {
    return this.#sets.products
  }

  get variations(): Bitset {
    return this.#sets.variations
  }

  get listed(): Bitset {
    return this.#sets.listed
  }

  get shown(): Bitset {
    return this.#sets.shown
  }

  get text(): TextIndex {
    return this.#texts.index
  }

  ids(): number[] {
    return [...this.#slotOf.keys()]
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id)
  }

  entryOf(id: number): Entry | undefined {
    const slot = this.#slotOf.get(id)
    return slot === undefined ? undefined : this.entries[slot]
  }

  slotsWithSlug(slug: string): readonly number[] {
    return this.#lookups.bySlug.get(slug)
  }

  /** Slots by SKU or barcode, case and punctuation aside; those that begin so when `prefix`. */
  slotsWithSku(sku: string, prefix: boolean): readonly number[] {
    return this.#lookups.withSku(sku, prefix)
  }

  /** The variations of a product, in the shop's order. */
  childrenOf(id: number): readonly number[] {
    const { menuOrder, id: ids } = this.columns
    return [...this.#lookups.children.get(id)].sort(
      (a, b) =>
        (menuOrder[a] as number) - (menuOrder[b] as number) || (ids[a] as number) - (ids[b] as number),
    )
  }

  order(name: SortOrderName): SortedSlots {
    return this.#sortOrders.get(name)
  }

  /** Takes in many rows before anything is read; end with {@link finishFilling}. */
  fill(rows: Iterable<IndexedRow>): void {
    for (const row of rows) {
      const facts = this.#read(row)
      if (facts) this.#load(row, facts)
    }
  }

  finishFilling(): void {
    const slots = [...this.#slotOf.values()]
    for (const step of [0, 1, 2]) {
      for (const slot of slots) if (STEP[(this.entries[slot] as Entry).type] === step) this.#derive(slot)
    }
    this.#sortOrders.rebuild(Int32Array.from(slots))
    this.text.finishFilling()
    this.#calendar.plan(this.options.now)
  }

  /**
   * Takes in changed rows; a changed variation's product must be among them. A row that cannot be read is said in the
   * log and leaves the index, the others are taken in.
   * @returns the ids of all that look different now: these, their children, and what holds them
   */
  put(rows: readonly IndexedRow[]): Set<number> {
    const changed = new Set<number>()
    const abandoned = new Set<number>()
    const readable: IndexedRow[] = []
    for (const row of rows) {
      const facts = this.#read(row)
      if (!facts) {
        for (const id of this.remove(row.id)) changed.add(id)
        continue
      }
      readable.push(row)
      const slot = this.#slotOf.get(row.id)
      const parent = slot === undefined ? 0 : (this.columns.parent[slot] as number)
      if (parent && parent !== row.parent_id) abandoned.add(parent)
      this.#sortOrders.follow(slot, () => this.#load(row, facts))
    }
    for (const row of readable) if (row.type === 'variation') this.#refresh(row.id, changed)
    for (const row of readable) if (row.type !== 'variation') this.#refresh(row.id, changed)
    for (const id of abandoned) this.#refresh(id, changed)
    this.#calendar.plan(this.options.now)
    this.#texts.compactIfWorthwhile(this.entries)
    return changed
  }

  /** @returns the ids that look different now */
  remove(id: number): Set<number> {
    const changed = new Set<number>([id])
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return changed
    const entry = this.entries[slot] as Entry
    this.listChanges += 1
    this.#sortOrders.remove(slot)
    this.members.assign(slot, [])
    this.#lookups.drop(slot, entry)
    this.#texts.drop(entry)
    this.#sets.clear(slot)
    this.#slotOf.delete(id)
    this.#calendar.forget(slot)
    this.entries[slot] = undefined
    this.#free.push(slot)
    this.#refreshChildren(id, changed)
    this.#refreshHolders(entry, changed)
    return changed
  }

  /** Lets sales begin and end. @returns the ids that look different now */
  advance(now: number): Set<number> {
    const changed = new Set<number>()
    this.options.now = now
    const due = this.#calendar.due(now)
    // found before any is worked out again, which works out their products too
    const flipped = due.filter((slot) => {
      const isLater = lastFlipOf(this.columns, slot, now) > (this.columns.changed[slot] as number)
      return isLater || saleHolds(this.columns, slot, now) !== this.entries[slot]?.onSale
    })
    for (const slot of flipped) this.#refresh(this.columns.id[slot] as number, changed)
    if (due.length) this.#calendar.plan(now)
    return changed
  }

  /** Computes a product again: first its variations, then the products that contain it. */
  #refresh(id: number, changed: Set<number>): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    const entry = this.entries[slot] as Entry
    this.#refreshChildren(id, changed)
    this.#rederive(slot)
    changed.add(id)
    this.#refreshHolders(entry, changed)
  }

  /** Variations follow their product whatever its type, which may have been another before. */
  #refreshChildren(id: number, changed: Set<number>): void {
    for (const child of this.#lookups.children.get(id)) {
      const childId = this.columns.id[child] as number
      this.#rederive(child)
      changed.add(childId)
      this.#refreshGroups(childId, changed)
    }
  }

  #refreshHolders(entry: Entry, changed: Set<number>): void {
    if (entry.type === 'variation') {
      const slot = this.#slotOf.get(entry.parentId)
      const parent = slot === undefined ? undefined : this.entries[slot]
      if (slot !== undefined && parent) {
        this.#rederive(slot)
        changed.add(parent.id)
        this.#refreshGroups(parent.id, changed)
      }
    }
    // of a grouped product too, which counts for nothing in another: it may have been something else before
    this.#refreshGroups(entry.id, changed)
  }

  #refreshGroups(id: number, changed: Set<number>): void {
    for (const holder of this.#lookups.holders.get(id)) {
      this.#rederive(holder)
      changed.add(this.columns.id[holder] as number)
    }
  }

  #rederive(slot: number): void {
    this.#sortOrders.follow(slot, () => {
      this.#derive(slot)
      return slot
    })
  }

  /** What a row says of itself; null where that cannot be read. */
  #read(row: IndexedRow): Facts | null {
    try {
      return { entry: readEntry(row, this.entryOf(row.id), this.options), keys: this.#readKeys(row) }
    } catch (error) {
      process.emitWarning(`product ${row.id} cannot be read and is not shown: ${(error as Error).message}`)
      return null
    }
  }

  /** Puts a row's own facts into its slot, which it gets here if it has none. */
  #load(row: IndexedRow, { entry, keys }: Facts): number {
    const slot = this.#slotOf.get(row.id) ?? this.#newSlot(row.id)
    const before = this.entries[slot]
    if (before) this.#lookups.drop(slot, before)
    this.entries[slot] = entry
    this.columns.load(slot, row)
    this.#lookups.add(slot, entry)
    this.#sets.mark(slot, row)
    this.#assignKeys(slot, keys, entry)
    this.#calendar.note(slot, row)
    if (row.type === 'variation') this.#texts.drop(entry)
    else this.#texts.put(slot, entry, row, this.#termsOf(slot), this.taxonomy)
    return slot
  }

  #newSlot(id: number): number {
    this.listChanges += 1
    const slot = this.#free.pop() ?? this.entries.length
    if (slot >= this.columns.capacity) {
      const capacity = Math.max(FIRST_CAPACITY, this.columns.capacity * 2)
      this.columns.grow(capacity)
      this.#sets.grow(capacity)
    }
    if (slot === this.entries.length) this.entries.push(undefined)
    this.columns.clear(slot)
    this.#slotOf.set(id, slot)
    return slot
  }

  #termsOf(slot: number): number[] {
    const names = Array.from(this.members.keysOf(slot), (key) => this.members.name(key))
    return names.flatMap((name) => (name.startsWith('term:') ? [Number(name.slice(5))] : []))
  }

  /** Works out what a product's own facts, the time, its children and its parent make of it. */
  #derive(slot: number): void {
    const { columns, members } = this
    const entry = this.entries[slot] as Entry
    const derived =
      entry.type === 'variable' || entry.type === 'grouped'
        ? deriveFromChildren(columns, entry, this.#held(entry))
        : deriveOwn(columns, slot, entry, this.#parentOf(entry), this.options.now)
    if (entry.stock !== derived.stock) this.listChanges += 1
    entry.onSale = derived.onSale
    entry.claimsSale = derived.claimsSale
    entry.lowestBefore = derived.lowestBefore
    entry.stock = derived.stock
    columns.soldOut[slot] = derived.stock === 'outofstock' ? 1 : 0
    entry.prices = derived.prices
    columns.priceMin[slot] = derived.priceMin
    columns.priceMax[slot] = derived.priceMax
    columns.changed[slot] = this.#changedAt(slot, entry)
    const fixed = Array.from(members.keysOf(slot)).filter((key) => !this.#derivedKeys.has(key))
    this.#assignKeys(slot, fixed, entry)
  }

  #changedAt(slot: number, entry: Entry): number {
    const { updated, changed } = this.columns
    const own = Math.max(updated[slot] as number, lastFlipOf(this.columns, slot, this.options.now))
    if (entry.type === 'variation') {
      const parent = this.#slotOf.get(entry.parentId)
      return parent === undefined ? own : Math.max(own, updated[parent] as number)
    }
    if (entry.type !== 'variable' && entry.type !== 'grouped') return own
    const held = this.#held(entry).filter(([, { type }]) => type !== 'grouped')
    return held.reduce((latest, [child]) => Math.max(latest, changed[child] as number), own)
  }

  #assignKeys(slot: number, fixed: number[], entry: Entry): void {
    const keys = [...fixed, this.members.number(`stock:${entry.stock}`)]
    if (entry.onSale) keys.push(this.members.number('on_sale'))
    if (entry.claimsSale) keys.push(this.members.number('claimed_sale'))
    this.members.assign(slot, keys)
  }

  #parentOf(entry: Entry): Entry | undefined {
    return entry.type === 'variation' ? this.entryOf(entry.parentId) : undefined
  }

  #held(entry: Entry): [slot: number, Entry][] {
    const slots =
      entry.type === 'variable'
        ? this.#lookups.children.get(entry.id)
        : entry.groupedIds.flatMap((child) => this.#slotOf.get(child) ?? [])
    return slots.map((slot) => [slot, this.entries[slot] as Entry])
  }
}
