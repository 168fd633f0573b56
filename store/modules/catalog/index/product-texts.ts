import { joinShortWords } from '../search/split-words.ts'
import { FIELD, TextIndex } from '../search/text-index.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { type Entry, type IndexedRow, parseList } from './entry.ts'

type FieldText = [text: string, field: number]

type Names = 'brands' | 'categories' | 'tags' | 'terms'
const KINDS = { brands: 'brand', categories: 'category', tags: 'tag', terms: 'term' } as const

/** Names in all languages. */
const named = (taxonomy: Taxonomy, names: Names, ids: number[]): string => {
  const inOwn = ids.map((id) => taxonomy[names].get(id)?.name ?? '')
  const inOthers = ids.flatMap((id) =>
    Object.values(taxonomy.textsOf(KINDS[names], id) ?? {}).map(({ name }) => name ?? ''),
  )
  return [...inOwn, ...inOthers].join(' , ')
}

/** What a product is found by, in all languages. */
const productTexts = (row: IndexedRow, termIds: number[], taxonomy: Taxonomy): FieldText[] => [
  [row.name, FIELD.name],
  [joinShortWords(row.name), FIELD.name],
  [named(taxonomy, 'brands', parseList(row.brand_ids)), FIELD.brand],
  [named(taxonomy, 'categories', parseList(row.category_ids)), FIELD.category],
  [named(taxonomy, 'tags', parseList(row.tag_ids)), FIELD.tag],
  [named(taxonomy, 'terms', termIds), FIELD.attribute],
  [row.short_description, FIELD.excerpt],
  [row.description, FIELD.content],
  ...(row.translations ?? []).flatMap(
    ({ name = '', short_description = '', description = '' }): FieldText[] => [
      [name, FIELD.name],
      [joinShortWords(name), FIELD.name],
      [short_description, FIELD.excerpt],
      [description, FIELD.content],
    ],
  ),
]

/** FNV-1a over texts: tells cheaply whether they changed. */
const hashTexts = (texts: readonly FieldText[]): number => {
  let hash = 0x811c9dc5
  for (const [text] of texts) {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 0x1f, 0x01000193)
  }
  return hash
}

/** The words of every product, indexed anew only when they change. */
export class ProductTexts {
  readonly index = new TextIndex()

  put(slot: number, entry: Entry, row: IndexedRow, termIds: number[], taxonomy: Taxonomy): void {
    const texts = productTexts(row, termIds, taxonomy)
    const hash = hashTexts(texts)
    if (entry.document >= 0 && hash === entry.textHash) return
    this.drop(entry)
    entry.document = this.index.newDocument(slot)
    entry.textHash = hash
    for (const [text, field] of texts) this.index.add(entry.document, text, field)
  }

  drop(entry: Entry): void {
    if (entry.document < 0) return
    this.index.drop(entry.document)
    entry.document = -1
  }

  compactIfWorthwhile(entries: Iterable<Entry | undefined>): void {
    if (!this.index.wantsCompacting) return
    const renumbered = this.index.compact()
    for (const entry of entries) {
      if (entry && entry.document >= 0) entry.document = renumbered[entry.document] as number
    }
  }
}
