import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { readSettings, saveSettings } from '../settings/settings.ts'
import { recordTextsChanged } from '../translations/translations.ts'
import type { SeoKind } from './tables.ts'

export type { SeoKind } from './tables.ts'

/** What search engines are told of a page; '' where the page's own stands for it. */
export interface SeoTexts {
  title: string
  description: string
}

export const NO_SEO_TEXTS: SeoTexts = { title: '', description: '' }

/** The custom fields of products that Yoast keeps its texts in, which exports and other programs know. */
export const YOAST_KEYS = { title: '_yoast_wpseo_title', description: '_yoast_wpseo_metadesc' } as const

/** The texts that stand in the custom fields of a product. */
export const seoTextsOfMeta = (meta: readonly { key?: string | undefined; value?: unknown }[]): SeoTexts => {
  const textOf = (key: string): string => {
    const value = meta.find((one) => one.key === key)?.value
    return typeof value === 'string' ? value : ''
  }
  return { title: textOf(YOAST_KEYS.title), description: textOf(YOAST_KEYS.description) }
}

/**
 * What search engines are told of an item's page in a language. Those of a product in the shop's own language stand in
 * its custom fields instead.
 */
export const readSeoTexts = async (
  { db }: Context,
  kind: SeoKind,
  id: number,
  locale: Locale,
): Promise<SeoTexts> =>
  (await db
    .selectFrom('seo_texts')
    .select(['title', 'description'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst()) ?? NO_SEO_TEXTS

/** Pages look for texts of their own from the first one on. */
export const noteSeoTexts = async (context: Context, { title, description }: SeoTexts): Promise<void> => {
  if ((title || description) && !(await readSettings(context)).own_heads) {
    await saveSettings(context, { own_heads: true })
  }
}

/** Stores what search engines are told of an item's page in a language. */
export const writeSeoTexts = (
  context: Context,
  kind: SeoKind,
  id: number,
  locale: Locale,
  texts: SeoTexts,
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const row = { ...texts, updated_at: inside.clock() }
    await inside.db
      .insertInto('seo_texts')
      .values({ kind, item_id: id, locale, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'item_id', 'locale']).doUpdateSet(row))
      .execute()
    await recordTextsChanged(inside, kind, id)
    await noteSeoTexts(inside, texts)
  })

/**
 * Forgets what search engines are told of a deleted item, in the transaction that deletes it, whose event tells of it.
 * @param kind also one of what has no page, of which there is nothing to forget
 */
export const dropSeoTexts = async ({ db }: Context, kind: string, id: number): Promise<void> => {
  await db
    .deleteFrom('seo_texts')
    .where('kind', '=', kind as SeoKind)
    .where('item_id', '=', id)
    .execute()
}
