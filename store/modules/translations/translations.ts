import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { TranslatedFields, TranslatedKind } from './tables.ts'

export type { PostTexts, ProductTexts, TermTexts, TranslatedFields } from './tables.ts'

/** The texts of one item in the languages that it was translated to. */
export type TextsByLocale<K extends TranslatedKind> = Partial<Record<Locale, TranslatedFields[K]>>

/** Translations of a kind by item: of the ids, or of all items. Those without a translation are missing from the map. */
export const readTranslations = async <K extends TranslatedKind>(
  { db }: Pick<Context, 'db'>,
  kind: K,
  ids?: readonly number[],
): Promise<Map<number, TextsByLocale<K>>> => {
  const found = new Map<number, TextsByLocale<K>>()
  for (const some of ids ? chunksOf(ids) : [null]) {
    const rows = await db
      .selectFrom('translations')
      .select(['item_id', 'locale', 'fields'])
      .where('kind', '=', kind)
      .$if(some !== null, (query) => query.where('item_id', 'in', some ?? []))
      .execute()
    for (const { item_id, locale, fields } of rows) {
      const texts: TextsByLocale<K> = found.get(item_id) ?? {}
      texts[locale] = fromJson(fields) as TranslatedFields[K]
      found.set(item_id, texts)
    }
  }
  return found
}

/** What products are called in a language that is not the shop's own, by id; nothing where none is asked for. */
export const readTranslatedNames = async (
  context: Pick<Context, 'db'>,
  products: readonly number[],
  locale: Locale | undefined,
): Promise<Map<number, string>> => {
  const names = new Map<number, string>()
  if (!locale) return names
  for (const [id, texts] of await readTranslations(context, 'product', [...new Set(products)])) {
    const name = texts[locale]?.name
    if (name) names.set(id, name)
  }
  return names
}

/** A row with its texts in a language; what is not translated stays as it is. */
export const inLanguage = <T extends object>(row: T, texts: Partial<T> | undefined): T =>
  texts ? { ...row, ...texts } : row

type AnyTexts = Partial<Record<Locale, object>> | undefined

/** What a page shows of an item: a page is offered in a language once all of it is translated. */
const SHOWN = {
  product: ['name', 'short_description', 'description'],
  category: ['name', 'description'],
  brand: ['name', 'description'],
  tag: ['name', 'description'],
  post: ['title', 'excerpt', 'content'],
  post_category: ['name', 'description'],
  vendor: ['store_name', 'description'],
} as const satisfies { [K in TranslatedKind]?: readonly (keyof TranslatedFields[K])[] }
type ShownKind = keyof typeof SHOWN

type ShownTexts<K extends ShownKind> = Record<(typeof SHOWN)[K][number], string>

/**
 * The languages that the page of an item can be offered in, the shop's own first. What the item has no text for needs no
 * translation.
 * @param item in any language
 */
export const languagesOf = <K extends ShownKind>(
  own: Locale,
  kind: K,
  item: ShownTexts<K>,
  texts: AnyTexts,
): Locale[] => {
  const needed = SHOWN[kind].filter((name) => Reflect.get(item, name))
  const isWhole = (fields: object) => needed.every((name) => Reflect.get(fields, name))
  const others = Object.entries(texts ?? {}).flatMap(([locale, fields]) =>
    isWhole(fields) ? (locale as Locale) : [],
  )
  return [own, ...others.filter((locale) => locale !== own)]
}

/** The same for an answer, which says nothing where the shop's own language is the only one. */
export const languagesJson = <K extends ShownKind>(
  own: Locale,
  kind: K,
  item: ShownTexts<K>,
  texts: AnyTexts,
): { languages?: Locale[] } => {
  const languages = languagesOf(own, kind, item, texts)
  return languages.length > 1 ? { languages } : {}
}

/** What changes with the texts of each kind, as caches and the catalogue index hear of it. */
const EVENTS: Record<TranslatedKind, string> = {
  product: 'product.changed',
  category: 'category.changed',
  brand: 'brand.changed',
  tag: 'tag.changed',
  attribute: 'attribute.changed',
  term: 'term.changed',
  post: 'post.changed',
  post_category: 'content.changed',
  post_tag: 'content.changed',
  menu_item: 'menu.changed',
  media: 'media.changed',
  vendor: 'vendor.changed',
  shipping_method: 'shipping.changed',
  gateways: 'settings.changed',
  settings: 'settings.changed',
}

/** Tells that the texts of an item are others now. */
export const recordTextsChanged = (inside: Context, kind: TranslatedKind, id: number): Promise<void> =>
  recordEvent(inside, { type: EVENTS[kind], payload: { id } })

/**
 * Stores texts of an item in a language. Fields that are not given stay as they were; one without a text is shown in
 * the shop's own language again.
 */
export const writeTranslation = <K extends TranslatedKind>(
  context: Context,
  kind: K,
  id: number,
  locale: Locale,
  fields: TranslatedFields[K],
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const before = (await readTranslations(inside, kind, [id])).get(id)?.[locale]
    const texts = Object.entries({ ...before, ...fields }).filter(([, text]) => text !== '')
    const row = {
      fields: toJson(Object.fromEntries(texts) as TranslatedFields[K]),
      updated_at: context.clock(),
    }
    await inside.db
      .insertInto('translations')
      .values({ kind, item_id: id, locale, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'item_id', 'locale']).doUpdateSet(row))
      .execute()
    const names =
      kind === 'settings' ? { names: Object.keys(fields) } : kind === 'gateways' ? { names: [kind] } : {}
    await recordEvent(inside, { type: EVENTS[kind], payload: { id, ...names } })
  })

/** Forgets the texts of deleted items, in the transaction that deletes them, whose event tells of it. */
export const dropTranslations = async (
  { db }: Context,
  kind: TranslatedKind,
  ids: readonly number[],
): Promise<void> => {
  for (const some of chunksOf(ids)) {
    await db.deleteFrom('translations').where('kind', '=', kind).where('item_id', 'in', some).execute()
  }
}
