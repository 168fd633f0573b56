import type { Taxonomy } from '../taxonomy.ts'
import { hasBit } from './bitset.ts'
import type { BoughtTogether } from './bought-together.ts'
import type { Columns } from './columns.ts'
import type { Members } from './members.ts'
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
): Set<number> => {
  const { members, shown } = index
  const found = new Set<number>()
  for (const id of together.keys()) {
    const slot = index.slotOf(id)
    if (slot !== undefined && hasBit(shown, slot)) found.add(slot)
  }
  for (const place of profile.places) {
    if (found.size >= MOST) break
    for (const slot of members.some(place, LOOKED_AT, profile.slot)) if (hasBit(shown, slot)) found.add(slot)
  }
  found.delete(profile.slot)
  return found
}

/** Whether two products lie in one world; those without a category are one, too. */
const isOfOneWorld = (members: Members, { worlds }: Profile, keys: readonly number[]): boolean =>
  worlds.length > 0
    ? worlds.some((world) => keys.includes(world))
    : !keys.some((key) => members.name(key).startsWith('category:'))

const priceNearness = ({ priceMin }: Columns, a: number, b: number): number => {
  const ratio = Math.abs(Math.log((priceMin[a] as number) / (priceMin[b] as number)))
  return ratio < Math.log(FAR) ? 1 - ratio / Math.log(FAR) : 0
}

const scoreOf = (index: ProductIndex, profile: Profile, slot: number, times: number): number => {
  const { columns, members, entries } = index
  let score = 0
  for (const key of members.keysOf(slot)) score += profile.worth.get(key) ?? 0
  score += WORTH.price * priceNearness(columns, profile.slot, slot)
  score += WORTH.together * Math.log2(1 + Math.min(times, OFTEN))
  score += WORTH.sales * Math.min(1, Math.log1p(columns.sales[slot] as number) / Math.log1p(MANY_SALES))
  return entries[slot]?.stock === 'outofstock' ? score + WORTH.soldOut : score
}

/**
 * Published, visible products that are most like one: of its category, brand, tags and attributes, near its price, and
 * what was bought with it. Never one of another topmost category.
 */
export const relatedTo = (
  index: ProductIndex,
  bought: BoughtTogether,
  id: number,
  limit: number,
): number[] => {
  const own = index.slotOf(id)
  if (own === undefined) return []
  const profile = profileOf(index, index.taxonomy, own)
  const together = bought.with(id)
  const { columns, members } = index
  const idOf = (slot: number) => columns.id[slot] as number
  return [...candidatesOf(index, profile, together)]
    .filter((slot) => isOfOneWorld(members, profile, members.keysOf(slot)))
    .map((slot) => ({ id: idOf(slot), score: scoreOf(index, profile, slot, together.get(idOf(slot)) ?? 0) }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .slice(0, limit)
    .map((near) => near.id)
}
