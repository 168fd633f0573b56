import { foldPersian } from '#common/persian.ts'
import { fromJson, type Json } from '#store/database/json.ts'
import { agesIn, numbersIn } from '../search/language/numbers.ts'
import { FIELD } from '../search/text/fields.ts'
import { headOf, modelOf } from '../search/text/product-heads.ts'
import { joinShortWords } from '../search/text/split-words.ts'
import { TextIndex } from '../search/text/text-index.ts'
import type { ProductAttribute } from '../tables.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { type Entry, type IndexedRow, parseList } from './entry.ts'

type FieldText = [text: string, field: number, asWritten?: false]

type Names = 'brands' | 'categories' | 'tags' | 'terms'
const KINDS = { brands: 'brand', categories: 'category', tags: 'tag', terms: 'term' } as const

const remembered = new WeakMap<Taxonomy, Map<string, string>>()
const REMEMBERED = 50_000

/** Most products share their lists: what one means is worked out once. */
const remember = (taxonomy: Taxonomy, key: string, read: () => string): string => {
  const texts = remembered.get(taxonomy) ?? new Map<string, string>()
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = read()
  if (texts.size > REMEMBERED) texts.clear()
  remembered.set(taxonomy, texts.set(key, text))
  return text
}

/** Names in all languages. */
const named = (taxonomy: Taxonomy, names: Names, ids: readonly number[]): string => {
  const inOwn = ids.map((id) => taxonomy[names].get(id)?.name ?? '')
  const inOthers = ids.flatMap((id) =>
    Object.values(taxonomy.textsOf(KINDS[names], id) ?? {}).map(({ name }) => name ?? ''),
  )
  return [...inOwn, ...inOthers].join(' , ')
}

const NUMBERS =
  /[\d۰-۹٠-٩]|هزار|میلیون|یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|سی|بیست|چهل|شصت|نود|صد|one|two|three|four|five|six|seven|eight|nine|ten|elve|teen|ty/i

/** Numbers as digits, however a text says them. */
const inDigits = (text: string): string =>
  NUMBERS.test(text)
    ? numbersIn(
        foldPersian(text)
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean),
      ).join(' ')
    : ''

const nameTexts = (name: string): FieldText[] => {
  const [rest, model] = modelOf(name)
  return [
    [rest, FIELD.name],
    [model, FIELD.model],
    [joinShortWords(name), FIELD.name, false],
    [inDigits(name), FIELD.name, false],
    [headOf(name), FIELD.head],
  ]
}

const around = (taxonomy: Taxonomy, categories: readonly number[]): number[] => {
  const found = new Set(categories.flatMap((id) => taxonomy.categoryPath(id)))
  for (const id of categories) found.delete(id)
  return [...found]
}

/** The names of a list of ids, or of what lies around them. */
const listed = (taxonomy: Taxonomy, names: Names, ids: Json<number[]>, other?: typeof around): string =>
  remember(taxonomy, `${names}${other ? ' around' : ''} ${ids}`, () =>
    named(taxonomy, names, other ? other(taxonomy, parseList(ids)) : parseList(ids)),
  )

/** The ages that attributes' terms speak of. */
const agesText = (taxonomy: Taxonomy, termIds: readonly number[]): string =>
  termIds
    .map((id) =>
      remember(taxonomy, `age ${id}`, () =>
        agesIn(foldPersian(taxonomy.terms.get(id)?.name ?? '')).join(' '),
      ),
    )
    .join(' ')

/** What its own attributes say, those that the shop does not list for all products. */
const ownAttributes = (row: IndexedRow): string =>
  row.type !== 'variation' && row.attributes.includes('"id":0')
    ? (fromJson(row.attributes) as ProductAttribute[])
        .flatMap(({ id, options }) => (id === 0 ? options : []))
        .join(' , ')
    : ''

/** What a product is found by, in all languages. */
const productTexts = (row: IndexedRow, termIds: number[], taxonomy: Taxonomy): FieldText[] => [
  ...nameTexts(row.name),
  [listed(taxonomy, 'brands', row.brand_ids), FIELD.brand],
  [listed(taxonomy, 'categories', row.category_ids), FIELD.category],
  [listed(taxonomy, 'categories', row.category_ids, around), FIELD.ancestor],
  [listed(taxonomy, 'tags', row.tag_ids), FIELD.tag],
  [named(taxonomy, 'terms', termIds), FIELD.attribute],
  [agesText(taxonomy, termIds), FIELD.attribute],
  [ownAttributes(row), FIELD.excerpt],
  [row.short_description, FIELD.excerpt],
  [row.description, FIELD.content],
  ...(row.translations ?? []).flatMap(
    ({ name = '', short_description = '', description = '' }): FieldText[] => [
      ...nameTexts(name),
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

/** The words of every product; a product is indexed again only when its words change. */
export class ProductTexts {
  readonly index = new TextIndex()

  put(slot: number, entry: Entry, row: IndexedRow, termIds: number[], taxonomy: Taxonomy): void {
    const texts = productTexts(row, termIds, taxonomy)
    const hash = hashTexts(texts)
    if (entry.document >= 0 && hash === entry.textHash) return
    this.drop(entry)
    entry.document = this.index.newDocument(slot)
    entry.textHash = hash
    for (const [text, field, asWritten] of texts) this.index.add(entry.document, text, field, asWritten)
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
