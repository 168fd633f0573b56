import { statusOf } from '../parse-product.ts'
import { TextIndex } from '../search/text-index.ts'
import type { ProductType } from '../tables.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { type Bitset, bitsetFor, clearBit, grown, setBit } from './bitset.ts'
import { Columns } from './columns.ts'
import { deriveFromChildren, deriveOwn, nextFlipOf, saleHolds } from './derive.ts'
import type { Entry, IndexedRow } from './entry.ts'
import { createKeyReader, parseList } from './fixed-keys.ts'
import { Lookups } from './lookups.ts'
import { Members } from './members.ts'
import type { SortedOrder } from './order.ts'
import { createOrders, ORDERS, type OrderName } from './orders.ts'
import { hashTexts, productTexts } from './product-texts.ts'

export interface IndexOptions {
  now: number
  /** the shop's switch for counting stock at all */
  manageStock: boolean
  noStockAmount: number
}

const FIRST_CAPACITY = 1024
const OFTEN_ASKED: OrderName[] = ['date', 'price_low', 'price_high', 'popularity', 'rating']
/** children are worked out before what holds them */
const STEP: Record<ProductType, number> = { variation: 0, simple: 0, external: 0, variable: 1, grouped: 2 }

/** Every product and variation of the shop in memory, by slot: columns, keys, orders and words. */
export class ProductIndex {
  readonly columns = new Columns()
  readonly members = new Members()
  readonly text = new TextIndex()
  readonly entries: (Entry | undefined)[] = []
  /** products of any status, without variations */
  products: Bitset = bitsetFor(0)
  variations: Bitset = bitsetFor(0)
  /** published products */
  listed: Bitset = bitsetFor(0)
  options: IndexOptions

  #taxonomy: Taxonomy
  #readKeys: (row: IndexedRow) => number[]
  readonly #slotOf = new Map<number, number>()
  readonly #lookups = new Lookups()
  readonly #orders = createOrders(this.columns, this.entries)
  /** slots whose sale has dates */
  readonly #dated = new Set<number>()
  readonly #free: number[] = []
  readonly #words = new Map<string, string>()
  /** keys that time and other products change */
  readonly #derivedKeys: ReadonlySet<number> = new Set(
    ['stock:instock', 'stock:outofstock', 'stock:onbackorder', 'on_sale'].map((key) =>
      this.members.number(key),
    ),
  )
  #nextFlip = Number.POSITIVE_INFINITY

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

  get size(): number {
    return this.#slotOf.size
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

  /** Slots by SKU, case and punctuation aside; those that begin so when `prefix`. */
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

  order(name: OrderName): SortedOrder {
    const definition = this.#orders[name]
    if (!definition.ready) {
      definition.order.rebuild(Int32Array.from(this.#slotOf.values()))
      definition.ready = true
    }
    return definition.order
  }

  /** Takes in many rows before anything is read; end with {@link finishFilling}. */
  fill(rows: Iterable<IndexedRow>): void {
    for (const row of rows) this.#load(row)
  }

  finishFilling(): void {
    const slots = [...this.#slotOf.values()]
    for (const step of [0, 1, 2]) {
      for (const slot of slots) if (STEP[(this.entries[slot] as Entry).type] === step) this.#derive(slot)
    }
    for (const name of OFTEN_ASKED) this.order(name)
    this.text.finishFilling()
    this.#planFlip()
  }

  /**
   * Takes in changed rows; a changed variation's product must be among them.
   * @returns the ids of all that look different now: these, their children, and what holds them
   */
  put(rows: readonly IndexedRow[]): Set<number> {
    const changed = new Set<number>()
    const abandoned = new Set<number>()
    for (const row of rows) {
      const slot = this.#slotOf.get(row.id)
      const parent = slot === undefined ? 0 : (this.columns.parent[slot] as number)
      if (parent && parent !== row.parent_id) abandoned.add(parent)
      this.#update(slot, () => this.#load(row))
    }
    for (const row of rows) if (row.type === 'variation') this.#refresh(row.id, changed)
    for (const row of rows) if (row.type !== 'variation') this.#refresh(row.id, changed)
    for (const id of abandoned) this.#refresh(id, changed)
    this.#planFlip()
    if (this.text.wantsCompacting) this.#compactText()
    return changed
  }

  /** @returns the ids that look different now */
  remove(id: number): Set<number> {
    const changed = new Set<number>([id])
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return changed
    const entry = this.entries[slot] as Entry
    for (const name of ORDERS) if (this.#orders[name].ready) this.#orders[name].order.remove(slot)
    this.members.assign(slot, [])
    this.#lookups.drop(slot, entry)
    if (entry.document >= 0) this.text.drop(entry.document)
    for (const set of [this.products, this.variations, this.listed]) clearBit(set, slot)
    this.#slotOf.delete(id)
    this.#dated.delete(slot)
    this.entries[slot] = undefined
    this.#free.push(slot)
    this.#refreshHolders(entry, changed)
    return changed
  }

  /** Lets sales begin and end. @returns the ids that look different now */
  advance(now: number): Set<number> {
    const changed = new Set<number>()
    this.options = { ...this.options, now }
    if (now < this.#nextFlip) return changed
    for (const slot of this.#dated) {
      const entry = this.entries[slot] as Entry
      if (saleHolds(this.columns, slot, now) !== entry.onSale) this.#refresh(entry.id, changed)
    }
    this.#planFlip()
    return changed
  }

  #planFlip(): void {
    this.#nextFlip = Number.POSITIVE_INFINITY
    for (const slot of this.#dated) {
      this.#nextFlip = Math.min(this.#nextFlip, nextFlipOf(this.columns, slot, this.options.now))
    }
  }

  /** Works out a product anew, its variations first, then what holds it. */
  #refresh(id: number, changed: Set<number>): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    const entry = this.entries[slot] as Entry
    if (entry.type === 'variable') {
      for (const child of this.childrenOf(id)) {
        this.#rederive(child)
        changed.add(this.columns.id[child] as number)
      }
    }
    this.#rederive(slot)
    changed.add(id)
    this.#refreshHolders(entry, changed)
  }

  #refreshHolders(entry: Entry, changed: Set<number>): void {
    if (entry.type === 'variation') {
      const slot = this.#slotOf.get(entry.parentId)
      const parent = slot === undefined ? undefined : this.entries[slot]
      if (slot === undefined || !parent) return
      this.#rederive(slot)
      changed.add(parent.id)
      if (parent.type === 'variable') this.#refreshHolders(parent, changed)
      return
    }
    if (entry.type === 'grouped') return
    for (const holder of this.#lookups.holders.get(entry.id)) {
      this.#rederive(holder)
      changed.add(this.columns.id[holder] as number)
    }
  }

  #rederive(slot: number): void {
    this.#update(slot, () => {
      this.#derive(slot)
      return slot
    })
  }

  /** Runs a change of one slot and moves it in the orders where its keys changed. */
  #update(slot: number | undefined, change: () => number): void {
    const ready = ORDERS.filter((name) => this.#orders[name].ready)
    const keysOf = (at: number) => ready.map((name) => this.#orders[name].keys(at))
    const before = slot === undefined ? null : { keys: keysOf(slot), restore: this.#snapshot(slot) }
    const now = change()
    const after = { keys: keysOf(now), restore: this.#snapshot(now) }
    const moved = ready.filter(
      (_, at) => !before || before.keys[at]?.some((key, part) => !Object.is(key, after.keys[at]?.[part])),
    )
    if (before && moved.length) {
      before.restore()
      for (const name of moved) this.#orders[name].order.remove(now)
      after.restore()
    }
    for (const name of moved) this.#orders[name].order.insert(now)
  }

  #snapshot(slot: number): () => void {
    const entry = this.entries[slot]
    const values = this.columns.read(slot)
    return () => {
      this.entries[slot] = entry
      this.columns.write(slot, values)
    }
  }

  /** Puts a row's own facts into its slot, which it gets here if it has none. */
  #load(row: IndexedRow): number {
    const slot = this.#slotOf.get(row.id) ?? this.#newSlot(row.id)
    const before = this.entries[slot]
    if (before) this.#lookups.drop(slot, before)
    const { manageStock, noStockAmount } = this.options
    const counted = manageStock && row.manage_stock === 1
    const entry: Entry = {
      id: row.id,
      type: this.#intern(row.type),
      status: this.#intern(row.status),
      name: row.name,
      slug: row.slug,
      sku: row.sku,
      globalUniqueId: row.global_unique_id,
      parentId: row.parent_id,
      groupedIds: parseList(row.grouped_ids),
      counted,
      ownStock: counted
        ? statusOf(row.stock_quantity ?? 0, row.backorders, noStockAmount)
        : this.#intern(row.stock_status),
      onSale: before?.onSale ?? false,
      stock: before?.stock ?? this.#intern(row.stock_status),
      prices: before?.prices ?? null,
      titleKey: null,
      document: before?.document ?? -1,
      textHash: before?.textHash ?? 0,
    }
    this.entries[slot] = entry
    this.columns.load(slot, row)
    this.#lookups.add(slot, entry)
    this.#mark(slot, entry)
    this.#assignKeys(slot, this.#readKeys(row), entry)
    const dated = row.sale_price !== null && (row.sale_from_at !== null || row.sale_to_at !== null)
    if (dated) this.#dated.add(slot)
    else this.#dated.delete(slot)
    if (row.type !== 'variation') this.#indexText(slot, entry, row)
    else if (entry.document >= 0) {
      this.text.drop(entry.document)
      entry.document = -1
    }
    return slot
  }

  #newSlot(id: number): number {
    const slot = this.#free.pop() ?? this.entries.length
    if (slot >= this.columns.capacity) {
      const capacity = Math.max(FIRST_CAPACITY, this.columns.capacity * 2)
      this.columns.grow(capacity)
      this.products = grown(this.products, capacity)
      this.variations = grown(this.variations, capacity)
      this.listed = grown(this.listed, capacity)
    }
    if (slot === this.entries.length) this.entries.push(undefined)
    this.columns.clear(slot)
    this.#slotOf.set(id, slot)
    return slot
  }

  #mark(slot: number, entry: Entry): void {
    const mark = (set: Bitset, on: boolean) => (on ? setBit(set, slot) : clearBit(set, slot))
    const variation = entry.type === 'variation'
    mark(this.variations, variation)
    mark(this.products, !variation)
    mark(this.listed, !variation && entry.status === 'publish')
  }

  /** Indexes the words of a product unless they are as before. */
  #indexText(slot: number, entry: Entry, row: IndexedRow): void {
    const termIds = this.members.keysOf(slot).flatMap((key) => {
      const name = this.members.name(key)
      return name.startsWith('term:') ? [Number(name.slice(5))] : []
    })
    const texts = productTexts(row, termIds, this.taxonomy)
    const hash = hashTexts(texts)
    if (entry.document >= 0 && hash === entry.textHash) return
    if (entry.document >= 0) this.text.drop(entry.document)
    entry.document = this.text.newDocument(slot)
    entry.textHash = hash
    for (const [text, field] of texts) this.text.add(entry.document, text, field)
  }

  /** Works out what a product's own facts, the time, its children and its parent make of it. */
  #derive(slot: number): void {
    const { columns, members } = this
    const entry = this.entries[slot] as Entry
    const derived =
      entry.type === 'variable' || entry.type === 'grouped'
        ? deriveFromChildren(columns, entry, this.#held(entry))
        : deriveOwn(columns, slot, entry, this.#parentOf(entry), this.options.now)
    entry.onSale = derived.onSale
    entry.stock = derived.stock
    entry.prices = derived.prices
    columns.priceMin[slot] = derived.priceMin
    columns.priceMax[slot] = derived.priceMax
    const fixed = members.keysOf(slot).filter((key) => !this.#derivedKeys.has(key))
    this.#assignKeys(slot, fixed, entry)
  }

  #assignKeys(slot: number, fixed: number[], entry: Entry): void {
    const keys = [...fixed, this.members.number(`stock:${entry.stock}`)]
    if (entry.onSale) keys.push(this.members.number('on_sale'))
    this.members.assign(slot, keys)
  }

  /** One string for all rows that hold the same word. */
  #intern<T extends string>(text: T): T {
    const known = this.#words.get(text)
    if (known !== undefined) return known as T
    this.#words.set(text, text)
    return text
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

  #compactText(): void {
    const renumbered = this.text.compact()
    for (const entry of this.entries) {
      if (entry && entry.document >= 0) entry.document = renumbered[entry.document] as number
    }
  }
}
