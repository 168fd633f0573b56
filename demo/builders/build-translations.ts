import type { Insertable } from 'kysely'
import { otherLocale } from '#common/locale.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import type { SettingsTable } from '#store/modules/settings/tables.ts'
import type {
  ProductTexts,
  TermTexts,
  TranslatedFields,
  TranslatedKind,
  TranslationsTable,
} from '#store/modules/translations/tables.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import type { ProductTextSource, TermTextSource, TranslationSource } from '../source.ts'
import type { SeedShop } from '../write-shop.ts'
import { pageIds } from './build-content.ts'
import type { Build } from './build-context.ts'
import { descriptionHtml } from './describe.ts'

const termTexts = ([name, description]: TermTextSource): TermTexts =>
  description === undefined ? { name } : { name, description }

const productTexts = (text: ProductTextSource, features: string): ProductTexts => ({
  name: text.name,
  short_description: text.short,
  description: descriptionHtml({ points: text.points, about: text.about ?? [text.short] }, features),
  ...(text.facts
    ? {
        attributes: Object.fromEntries(
          Object.entries(text.facts).map(([own, [name, value]]) => [own, { name, options: [value] }]),
        ),
      }
    : {}),
})

/** Settings whose texts stand among what is the same in every language. */
const settingTexts = (
  build: Build,
  translation: TranslationSource,
  settings: readonly Insertable<SettingsTable>[],
): Partial<AppSettings> => {
  const { source, album } = build
  const own = <K extends 'banners' | 'intro'>(name: K): AppSettings[K] => {
    const row = settings.find((one) => one.name === name)
    return row ? (fromJson(row.value) as AppSettings[K]) : []
  }
  const find = { category: build.categoryId, page: pageIds(build), picture: album.urlOf }
  return {
    banners: own('banners').map((banner, at) => ({
      ...banner,
      ...translation.banners[source.banners[at]?.name ?? ''],
    })),
    intro: own('intro').map((card, at) => ({ ...card, ...translation.intro[at] })),
    ...translation.settings(find),
  }
}

/** Texts in the demo's second language; a text whose item is not in the shop is a mistake. */
export const buildTranslations = (
  build: Build,
  shop: SeedShop,
  settings: readonly Insertable<SettingsTable>[],
): Insertable<TranslationsTable>[] => {
  const { translation, locale } = build.source
  if (!translation) return []
  const rows: Insertable<TranslationsTable>[] = []
  const add = <K extends TranslatedKind>(kind: K, item_id: number, fields: TranslatedFields[K]) =>
    rows.push({
      kind,
      item_id,
      locale: otherLocale(locale),
      fields: toJson(fields),
      updated_at: build.now,
    })
  const addAll = <K extends TranslatedKind, T>(
    kind: K,
    texts: Readonly<Record<string, T>>,
    items: readonly { id?: number; slug: string }[] = [],
    fieldsOf: (text: T) => TranslatedFields[K],
  ) => {
    for (const [slug, text] of Object.entries(texts)) {
      const id = items.find((item) => item.slug === slug)?.id
      if (!id) throw new Error(`there is no ${kind} ${slug} to translate`)
      add(kind, id, fieldsOf(text))
    }
  }
  const { features } = translation
  addAll('product', translation.products, shop.products, (text) => productTexts(text, features))
  addAll('category', translation.categories, shop.categories, termTexts)
  addAll('brand', translation.brands, shop.brands, termTexts)
  addAll('tag', translation.tags, shop.tags, termTexts)
  addAll('vendor', translation.vendors, shop.vendors, ({ name, firstName, lastName, description }) => ({
    store_name: name,
    first_name: firstName,
    last_name: lastName,
    description,
  }))
  for (const { id, translatedAlt } of build.album.photos) {
    if (translatedAlt) add('media', id, { alt: translatedAlt })
  }
  addAll('attribute', translation.attributes, shop.attributes, ({ name }) => ({ name }))
  for (const [attribute, { terms }] of Object.entries(translation.attributes)) {
    for (const [slug, name] of Object.entries(terms)) add('term', build.term(attribute, slug).id, { name })
  }
  const post = (type: 'post' | 'page') => shop.posts?.filter((one) => one.type === type)
  addAll('post', translation.pages, post('page'), (page) => page)
  addAll('post', translation.posts, post('post'), ({ excerpt, ...rest }) => ({
    ...rest,
    excerpt: `<p>${excerpt}</p>`,
  }))
  addAll('post_category', translation.postCategories, shop.post_categories, termTexts)
  addAll('post_tag', translation.postTags, shop.post_tags, termTexts)
  for (const { id, title } of shop.menu_items ?? []) {
    const text = translation.menu[title]
    if (id && text) add('menu_item', id, { title: text })
  }
  for (const { id, title } of shop.shipping_methods ?? []) {
    const text = translation.deliveries[title]
    if (id && text) add('shipping_method', id, { title: text })
  }
  add('gateways', 0, translation.gateways)
  add('settings', 0, settingTexts(build, translation, settings))
  return rows
}
