import { foldPersian } from '#common/persian.ts'
import type { Entry } from './entry.ts'

/** Slots under a key; most keys have one, which is kept bare. */
class Groups<K> {
  readonly #groups = new Map<K, number | number[]>()

  get(key: K): readonly number[] {
    const group = this.#groups.get(key)
    return group === undefined ? [] : typeof group === 'number' ? [group] : group
  }

  add(key: K, slot: number): void {
    const group = this.#groups.get(key)
    if (group === undefined) this.#groups.set(key, slot)
    else if (typeof group === 'number') this.#groups.set(key, [group, slot])
    else group.push(slot)
  }

  drop(key: K, slot: number): void {
    const rest = this.get(key).filter((other) => other !== slot)
    if (rest.length > 1) this.#groups.set(key, rest)
    else if (rest.length) this.#groups.set(key, rest[0] as number)
    else this.#groups.delete(key)
  }

  keys(): Iterable<K> {
    return this.#groups.keys()
  }
}

/** Groups that are also found by how their keys begin. */
class SortedGroups extends Groups<string> {
  /** made when somebody first asks */
  #sorted: string[] | null = null

  override add(key: string, slot: number): void {
    if (this.#sorted && this.get(key).length === 0) this.#sorted.splice(this.#placeOf(key), 0, key)
    super.add(key, slot)
  }

  override drop(key: string, slot: number): void {
    super.drop(key, slot)
    if (this.#sorted && this.get(key).length === 0) this.#sorted.splice(this.#placeOf(key), 1)
  }

  startingWith(prefix: string): string[] {
    this.#sorted ??= [...this.keys()].sort()
    const start = this.#placeOf(prefix)
    let end = start
    while (this.#sorted[end]?.startsWith(prefix)) end += 1
    return this.#sorted.slice(start, end)
  }

  #placeOf(key: string): number {
    const keys = this.#sorted ?? []
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((keys[middle] as string) < key) low = middle + 1
      else high = middle
    }
    return low
  }
}

const ASCII = /^[ -~]*$/

/** An SKU as people type it: case, script of digits and punctuation do not count. */
export const squeezeSku = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : foldPersian(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Where slots are found by what names them exactly. */
export class Lookups {
  readonly bySlug = new Groups<string>()
  /** by SKU and by barcode */
  readonly bySku = new SortedGroups()
  /** product id → slots of its variations */
  readonly children = new Groups<number>()
  /** product id → slots of the grouped products that hold it */
  readonly holders = new Groups<number>()

  add(slot: number, entry: Entry): void {
    this.#each(slot, entry, (group, key) => group.add(key, slot))
  }

  drop(slot: number, entry: Entry): void {
    this.#each(slot, entry, (group, key) => group.drop(key, slot))
  }

  /** The slots whose SKU or barcode is this, or begins with it. */
  withSku(text: string, prefix: boolean): number[] {
    const wanted = squeezeSku(text)
    if (wanted === '') return []
    const found = [...this.bySku.get(wanted)]
    if (!prefix) return found
    for (const sku of this.bySku.startingWith(wanted)) {
      if (sku !== wanted) found.push(...this.bySku.get(sku))
    }
    return found
  }

  #each(slot: number, entry: Entry, act: <K>(group: Groups<K>, key: K, slot: number) => void): void {
    if (entry.sku) act(this.bySku, squeezeSku(entry.sku), slot)
    if (entry.globalUniqueId && entry.globalUniqueId !== entry.sku) {
      act(this.bySku, squeezeSku(entry.globalUniqueId), slot)
    }
    if (entry.type === 'variation') act(this.children, entry.parentId, slot)
    else act(this.bySlug, entry.slug, slot)
    for (const child of entry.groupedIds) act(this.holders, child, slot)
  }
}
