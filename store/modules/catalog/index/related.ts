import { hasBit } from './bitset.ts'
import type { ProductIndex } from './product-index.ts'

/** of each category or tag, so that a huge one costs no more than others */
const LOOKED_AT = 80

/** The first `limit` of some slots, without sorting the rest. */
const firstOf = (slots: Iterable<number>, limit: number, compare: (a: number, b: number) => number) => {
  const first: number[] = []
  for (const slot of slots) {
    let at = first.length
    while (at > 0 && compare(slot, first[at - 1] as number) < 0) at -= 1
    if (at === limit) continue
    first.splice(at, 0, slot)
    if (first.length > limit) first.pop()
  }
  return first
}

/** Published, visible products that share most categories and tags with one, the better sold first. */
export const relatedTo = (index: ProductIndex, id: number, limit: number): number[] => {
  const slot = index.slotOf(id)
  if (slot === undefined) return []
  const { columns, members, shown } = index
  const shared = new Map<number, number>()
  for (const key of members.keysOf(slot)) {
    const name = members.name(key)
    if (!name.startsWith('in_category:') && !name.startsWith('tag:')) continue
    for (const other of members.slots(key, LOOKED_AT)) {
      if (other !== slot && hasBit(shown, other)) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
  }
  const likeness = (other: number) => shared.get(other) as number
  const nearest = firstOf(
    shared.keys(),
    limit,
    (a, b) =>
      likeness(b) - likeness(a) ||
      (columns.sales[b] as number) - (columns.sales[a] as number) ||
      (columns.id[b] as number) - (columns.id[a] as number),
  )
  return nearest.map((other) => columns.id[other] as number)
}
