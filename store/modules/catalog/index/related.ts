import type { Taxonomy } from '../taxonomy.ts'
import { bitsetFor, hasBit, setBit } from './bitset.ts'
import type { BoughtTogether } from './bought-together.ts'
import type { Columns } from './columns.ts'
import type { KeyLists } from './key-lists.ts'
import type { ProductIndex } from './product-index.ts'

/** of each category, brand or tag, so that a huge one costs no more than others */
const LOOKED_AT = 80
/** in all */
const MOST = 300

/** What it is worth to share something, and to be near. */
const WORTH = {
  /** the category itself, and each one above it but the topmost */
  leaf: 8,
  above: 3,
  brand: 2,
  tag: 1.5,
  term: 0.7,
  /** the same price; none at {@link FAR} times as much or as little */
  price: 3,
  /** by how often, up to {@link OFTEN} times */
  together: 2,
  /** most sold of all */
  sales: 1,
  soldOut: -4,
}
const FAR = 4
const OFTEN = 8
const MANY_SALES = 10_000

/** What a product is compared by. */
interface Profile {
  slot: number
  id: number
  /** by the number of a key, what it is worth to share it */
  worth: Map<number, number>
  /** keys of its topmost categories: one of them has to be shared */
  worlds: number[]
  /** where others are looked for, the nearest first */
  places: number[]
}

const profileOf = ({ members, columns }: ProductIndex, taxonomy: Taxonomy, slot: number): Profile => {
  const worth = new Map<number, number>()
  const worlds = new Set<number>()
  const nearest = {
    leaves: [] as number[],
    above: [] as number[],
    brands: [] as number[],
    tags: [] as number[],
  }
  for (const key of members.keysOf(slot)) {
    const name = members.name(key)
    const [kind, id] = name.split(':')
    if (kind === 'in_category') {
      const [, ...above] = taxonomy.categoryPath(Number(id)).map((one) => members.number(`category:${one}`))
      worlds.add(above.at(-1) ?? members.number(`category:${id}`))
      worth.set(key, WORTH.leaf)
      nearest.leaves.push(key)
      for (const one of above.slice(0, -1)) {
        worth.set(one, WORTH.above)
        nearest.above.push(one)
      }
    }
    if (kind === 'brand') {
      worth.set(key, WORTH.brand)
      nearest.brands.push(key)
    }
    if (kind === 'tag') {
      worth.set(key, WORTH.tag)
      nearest.tags.push(key)
    }
    if (kind === 'term') worth.set(key, WORTH.term)
  }
  const { leaves, above, brands, tags } = nearest
  const places = [...leaves, ...above, ...brands, ...tags, ...worlds]
  return { slot, id: columns.id[slot] as number, worth, worlds: [...worlds], places }
}

/** The slots among which it chooses: those it was bought with, then those that lie where it lies. */
const candidatesOf = (
  index: ProductIndex,
  profile: Profile,
  together: ReadonlyMap<number, number>,
): number[] => {
  const { members, shown } = index
  const seen = bitsetFor(index.columns.capacity)
  setBit(seen, profile.slot)
  const found: number[] = []
  const consider = (slot: number) => {
    if (hasBit(seen, slot) || !hasBit(shown, slot)) return
    setBit(seen, slot)
    found.push(slot)
  }
  for (const id of together.keys()) {
    const slot = index.slotOf(id)
    if (slot !== undefined) consider(slot)
  }
  for (const place of profile.places) {
    if (found.length >= MOST) break
    for (const slot of members.some(place, LOOKED_AT, profile.slot)) consider(slot)
  }
  return found
}

/** By the number of a key: what it is worth to share it, and whether it is of the same world. Zeros between two searches. */
interface Shared {
  worth: Float64Array
  /** 1 for the worlds of the product; where it has none, for those of others */
  worlds: Uint8Array
}

const noneShared = (keys: number): Shared => ({ worth: new Float64Array(keys), worlds: new Uint8Array(keys) })

/** The keys of the worlds to be marked. */
const markedOf = ({ members, taxonomy }: ProductIndex, { worlds }: Profile): number[] =>
  worlds.length ? worlds : [...taxonomy.categories.keys()].map((id) => members.number(`category:${id}`))

const ELSEWHERE = Number.NEGATIVE_INFINITY

/** What its keys are worth; {@link ELSEWHERE} in another world. Those without a category are one world, too. */
const likenessOf = (
  { worth, worlds }: Shared,
  hasWorld: boolean,
  { keys, start, count }: KeyLists,
  slot: number,
): number => {
  let score = 0
  let marked = 0
  const end = (start[slot] as number) + (count[slot] as number)
  for (let at = start[slot] as number; at < end; at++) {
    const key = keys[at] as number
    score += worth[key] as number
    marked |= worlds[key] as number
  }
  return (marked === 1) === hasWorld ? score : ELSEWHERE
}

const LOG_FAR = Math.log(FAR)
const LOG_SALES = Math.log1p(MANY_SALES)

const priceNearness = ({ priceMin }: Columns, a: number, b: number): number => {
  const ratio = Math.abs(Math.log((priceMin[a] as number) / (priceMin[b] as number)))
  return ratio < LOG_FAR ? 1 - ratio / LOG_FAR : 0
}

const scoreOf = ({ columns }: ProductIndex, own: number, slot: number, likeness: number): number => {
  const score =
    likeness +
    WORTH.price * priceNearness(columns, own, slot) +
    WORTH.sales * Math.min(1, Math.log1p(columns.sales[slot] as number) / LOG_SALES)
  return columns.soldOut[slot] ? score + WORTH.soldOut : score
}

const togetherness = (times: number): number => WORTH.together * Math.log2(1 + Math.min(times, OFTEN))

/** As much as price and sales can add to a likeness. */
const mostOf = (likeness: number): number => likeness + WORTH.price + WORTH.sales

/**
 * Finds published, visible products that are most like one: of its category, brand, tags and attributes, near its price,
 * and what was bought with it. Never one of another topmost category.
 */
export const createRelatedFinder = (bought: BoughtTogether) => {
  let shared = noneShared(0)

  const nearestOf = (index: ProductIndex, profile: Profile, limit: number): number[] => {
    const together = bought.with(profile.id)
    const { columns, members } = index
    const nearest: { id: number; score: number }[] = []
    for (const slot of candidatesOf(index, profile, together)) {
      const likeness = likenessOf(shared, profile.worlds.length > 0, members.lists, slot)
      if (likeness === ELSEWHERE) continue
      const other = columns.id[slot] as number
      const times = together.size ? (together.get(other) ?? 0) : 0
      const added = times ? togetherness(times) : 0
      const last = nearest[limit - 1]
      if (last && mostOf(likeness) + added < last.score) continue
      const score = scoreOf(index, profile.slot, slot, likeness) + added
      if (last && (score < last.score || (score === last.score && other < last.id))) continue
      const after = nearest.findIndex(
        (near) => score > near.score || (score === near.score && other > near.id),
      )
      nearest.splice(after < 0 ? nearest.length : after, 0, { id: other, score })
      if (nearest.length > limit) nearest.pop()
    }
    return nearest.map((near) => near.id)
  }

  return (index: ProductIndex, id: number, limit: number): number[] => {
    const own = index.slotOf(id)
    if (own === undefined) return []
    const profile = profileOf(index, index.taxonomy, own)
    const marked = markedOf(index, profile)
    if (shared.worth.length < index.members.size) shared = noneShared(2 * index.members.size)
    for (const [key, value] of profile.worth) shared.worth[key] = value
    for (const key of marked) shared.worlds[key] = 1
    const found = nearestOf(index, profile, limit)
    for (const key of profile.worth.keys()) shared.worth[key] = 0
    for (const key of marked) shared.worlds[key] = 0
    return found
  }
}
