import { hasBit } from './bitset.ts'
import type { ProductIndex } from './product-index.ts'

const HIDDEN = ['visibility:hidden', 'visibility:search']
/** of each category or tag, so that a huge one costs no more than others */
const LOOKED_AT = 80

/** Published, visible products that share most categories and tags with one, the better sold first. */
export const relatedTo = (index: ProductIndex, id: number, limit: number): number[] => {
  const slot = index.slotOf(id)
  if (slot === undefined) return []
  const { columns, listed, members } = index
  const shared = new Map<number, number>()
  for (const key of members.keysOf(slot)) {
    const name = members.name(key)
    if (!name.startsWith('in_category:') && !name.startsWith('tag:')) continue
    for (const other of members.slots(name, LOOKED_AT)) {
      if (other !== slot && hasBit(listed, other)) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
  }
  const hidden = HIDDEN.map((name) => members.find(name))
  const visible = [...shared].filter(([other]) => !members.keysOf(other).some((key) => hidden.includes(key)))
  return visible
    .sort(
      ([a, sharedA], [b, sharedB]) =>
        sharedB - sharedA ||
        (columns.sales[b] as number) - (columns.sales[a] as number) ||
        (columns.id[b] as number) - (columns.id[a] as number),
    )
    .slice(0, limit)
    .map(([other]) => columns.id[other] as number)
}
