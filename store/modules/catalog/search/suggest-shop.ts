import type { ProductIndex } from '../index/product-index.ts'
import { completions } from './complete.ts'
import type { SearchKnowledge } from './knowledge.ts'
import { typedWords } from './query/read-query.ts'
import { sourceOf } from './search-shop.ts'
import { FILLERS } from './words/fillers.ts'

/** of the products in the most common category: a category with fewer is not what the text is about */
const LEAST_SHARE = 0.25

/** Categories of products, those of most of them first; not those that only a few of them are also in. */
export const categoriesOf = (index: ProductIndex, ids: readonly number[]): number[] => {
  const counts = new Map<number, number>()
  for (const slot of ids.flatMap((id) => index.slotOf(id) ?? [])) {
    for (const key of index.members.keysOf(slot)) {
      const name = index.members.name(key)
      if (!name.startsWith('in_category:')) continue
      const id = Number(name.slice('in_category:'.length))
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  const found = [...counts].sort(([, a], [, b]) => b - a)
  const most = found[0]?.[1] ?? 0
  return found.filter(([, count]) => count >= most * LEAST_SHARE).map(([id]) => id)
}

/** What somebody who types this may be about to search for. @param meant the text, or what it is shown for */
export const completedQueries = (
  index: ProductIndex,
  knowledge: SearchKnowledge,
  meant: string,
  options: { accepts: (slot: number) => boolean; limit: number },
): string[] => {
  const typed = typedWords(meant)
    .map((word) => word.text)
    .join(' ')
  return completions(sourceOf(index, knowledge), meant, options).filter((text) => text !== typed)
}

/** Whether a text has filling words alone, which most products have. */
export const hasOnlyFillers = (text: string): boolean =>
  typedWords(text).every(({ joined }) => FILLERS.has(joined))
