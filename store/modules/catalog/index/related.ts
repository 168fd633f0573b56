import { hasBit } from './bitset.ts'
import type { ProductIndex } from './product-index.ts'

/** of each category or tag, so that a huge one costs no more than others */
const LOOKED_AT = 80

interface Near {
  slot: number
  /** how many categories and tags it shares */
  shared: number
}

/** Published, visible products that share most categories and tags with one, the better sold first. */
export const relatedTo = (index: ProductIndex, id: number, limit: number): number[] => {
  const own = index.slotOf(id)
  if (own === undefined) return []
  const { columns, members, shown } = index
  const met: number[] = []
  for (const key of members.keysOf(own)) {
    const name = members.name(key)
    if (!name.startsWith('in_category:') && !name.startsWith('tag:')) continue
    for (const slot of members.slots(key, LOOKED_AT)) if (slot !== own && hasBit(shown, slot)) met.push(slot)
  }
  const isBefore = (a: Near, b: Near): boolean => {
    const order =
      b.shared - a.shared ||
      (columns.sales[b.slot] as number) - (columns.sales[a.slot] as number) ||
      (columns.id[b.slot] as number) - (columns.id[a.slot] as number)
    return order < 0
  }
  const nearest: Near[] = []
  const offer = (near: Near): void => {
    let at = nearest.length
    while (at > 0 && isBefore(near, nearest[at - 1] as Near)) at -= 1
    if (at === limit) return
    nearest.splice(at, 0, near)
    if (nearest.length > limit) nearest.pop()
  }
  // a slot that was met several times stands side by side when sorted
  const sorted = new Int32Array(met).sort()
  for (let at = 0, end = 0; at < sorted.length; at = end) {
    while (sorted[end] === sorted[at]) end += 1
    offer({ slot: sorted[at] as number, shared: end - at })
  }
  return nearest.map(({ slot }) => columns.id[slot] as number)
}
