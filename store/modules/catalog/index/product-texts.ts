import { joinShortWords } from '../search/split-words.ts'
import { FIELD } from '../search/text-index.ts'
import type { Taxonomy } from '../taxonomy.ts'
import type { IndexedRow } from './entry.ts'
import { parseList } from './fixed-keys.ts'

export type FieldText = [text: string, field: number]

const named = (map: Map<number, { name: string }>, ids: number[]): string =>
  ids.map((id) => map.get(id)?.name ?? '').join(' , ')

/** What a product is found by. */
export const productTexts = (row: IndexedRow, termIds: number[], taxonomy: Taxonomy): FieldText[] => [
  [row.name, FIELD.name],
  [joinShortWords(row.name), FIELD.name],
  [named(taxonomy.brands, parseList(row.brand_ids)), FIELD.brand],
  [named(taxonomy.categories, parseList(row.category_ids)), FIELD.category],
  [named(taxonomy.tags, parseList(row.tag_ids)), FIELD.tag],
  [named(taxonomy.terms, termIds), FIELD.attribute],
  [row.short_description, FIELD.excerpt],
  [row.description, FIELD.content],
]

/** FNV-1a over texts: tells cheaply whether they changed. */
export const hashTexts = (texts: readonly FieldText[]): number => {
  let hash = 0x811c9dc5
  for (const [text] of texts) {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 0x1f, 0x01000193)
  }
  return hash
}
