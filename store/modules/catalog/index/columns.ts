import type { IndexedRow } from './entry.ts'

const orNaN = (value: number | null): number => value ?? Number.NaN

const SORTED = [
  'created',
  'updated',
  'changed',
  'sales',
  'rating',
  'ratings',
  'menuOrder',
  'priceMin',
  'priceMax',
] as const

/** Typed columns of the index, one entry per slot; they grow together. Missing prices are NaN. */
export class Columns {
  capacity = 0
  id = new Int32Array(0)
  parent = new Int32Array(0)
  /** what it is filed under, of a variation its product */
  postParent = new Int32Array(0)
  regular = new Float64Array(0)
  sale = new Float64Array(0)
  saleFrom = new Float64Array(0)
  saleTo = new Float64Array(0)
  /** what it costs now; of variable and grouped products the cheapest and the dearest child */
  priceMin = new Float64Array(0)
  priceMax = new Float64Array(0)
  created = new Float64Array(0)
  updated = new Float64Array(0)
  /** when what shoppers see of it changed last: by its own row, its product's, what it holds, or the dates of a sale */
  changed = new Float64Array(0)
  sales = new Float64Array(0)
  /** what its sales make a search score worth */
  fame = new Float64Array(0)
  rating = new Int32Array(0)
  ratings = new Int32Array(0)
  menuOrder = new Int32Array(0)
  /** 1 where it is out of stock */
  soldOut = new Uint8Array(0)

  grow(capacity: number): void {
    this.capacity = capacity
    const integers = (old: Int32Array) => {
      const column = new Int32Array(capacity)
      column.set(old)
      return column
    }
    const floats = (old: Float64Array) => {
      const column = new Float64Array(capacity).fill(Number.NaN, old.length)
      column.set(old)
      return column
    }
    this.id = integers(this.id)
    this.parent = integers(this.parent)
    this.postParent = integers(this.postParent)
    this.rating = integers(this.rating)
    this.ratings = integers(this.ratings)
    this.menuOrder = integers(this.menuOrder)
    this.regular = floats(this.regular)
    this.sale = floats(this.sale)
    this.saleFrom = floats(this.saleFrom)
    this.saleTo = floats(this.saleTo)
    this.priceMin = floats(this.priceMin)
    this.priceMax = floats(this.priceMax)
    this.created = floats(this.created)
    this.updated = floats(this.updated)
    this.changed = floats(this.changed)
    this.sales = floats(this.sales)
    this.fame = floats(this.fame)
    const soldOut = new Uint8Array(capacity)
    soldOut.set(this.soldOut)
    this.soldOut = soldOut
  }

  /** Puts a row's own facts in; what others and the time make of it is worked out elsewhere. */
  load(slot: number, row: IndexedRow): void {
    this.id[slot] = row.id
    this.parent[slot] = row.parent_id
    this.postParent[slot] = row.parent_id || row.post_parent
    this.regular[slot] = orNaN(row.regular_price)
    this.sale[slot] = orNaN(row.sale_price)
    this.saleFrom[slot] = orNaN(row.sale_from_at)
    this.saleTo[slot] = orNaN(row.sale_to_at)
    this.created[slot] = row.created_at
    this.updated[slot] = row.updated_at
    this.sales[slot] = row.total_sales
    this.fame[slot] = 1 + Math.log1p(Math.max(0, row.total_sales)) / 50
    this.rating[slot] = row.average_rating
    this.ratings[slot] = row.rating_count
    this.menuOrder[slot] = row.menu_order
  }

  clear(slot: number): void {
    this.priceMin[slot] = Number.NaN
    this.priceMax[slot] = Number.NaN
    this.changed[slot] = 0
  }

  /** The values of a slot that orders look at, to be written back with {@link write}. */
  read(slot: number): readonly number[] {
    return SORTED.map((name) => this[name][slot] as number)
  }

  write(slot: number, values: readonly number[]): void {
    for (const [at, name] of SORTED.entries()) this[name][slot] = values[at] as number
  }
}
