import type { Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { followEvents } from '#store/events/follow-events.ts'
import { callerOf } from '#store/http/caller.ts'
import { languageOf } from '#store/http/language.ts'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { type StoreProductJson, storeProductJson } from '#store/http/wc-store-v1/catalogue/product-json.ts'
import type { SerializerContext, View } from '#store/http/wc-v3/serializer-context.ts'
import { type CatalogProduct, loadProducts, translateProduct } from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import { readTranslations } from '#store/modules/translations/translations.ts'
import { listVendors } from '#store/modules/vendors/vendors.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { type CardJson, cardJson } from './card-json.ts'
import { createDocumentCache } from './document-cache.ts'
import { type ProductJson, productJson } from './product-json.ts'
import { type VariationJson, variationJson } from './variation-json.ts'

const MAX_CACHED = 3000
const DROPS_ALL = /^(settings|media|vendor)\./

/** As whom the request looks at products. */
const viewOf = (c: HonoContext): View => {
  const { role } = getActor(c)
  if (may(role, 'edit_products')) return 'full'
  return role === 'wholesale_customer' ? 'wholesale' : 'public'
}

interface Kinds {
  product: ProductJson
  variation: VariationJson
  /** as a suggestion shows it */
  card: CardJson
  /** as the Store API shows products and variations alike */
  store: StoreProductJson
}

/**
 * Products as answers, each made from its rows once and cached until an event (or the clock, for sales) changes it.
 * Do not change what is handed out.
 */
export interface ProductDocuments {
  /**
   * in the order of the ids; unknown ones are left out
   * @param locale where it is not the request that says which language it wants
   */
  get: <K extends keyof Kinds>(
    c: HonoContext,
    kind: K,
    ids: readonly number[],
    locale?: Locale,
  ) => Promise<Kinds[K][]>
  /** not cached: texts as they were written */
  raw: <K extends keyof Kinds>(c: HonoContext, kind: K, ids: readonly number[]) => Promise<Kinds[K][]>
}

/** The language of an answer where it is not the shop's own. */
const languageFor = (
  c: HonoContext,
  settings: StoreSettings,
  given: Locale | undefined,
): Locale | undefined => {
  if (given === undefined) return languageOf(c, settings)
  return given === settings.locale ? undefined : given
}

const build = { product: productJson, variation: variationJson, card: cardJson, store: storeProductJson }

const createDocuments = (services: Services): ProductDocuments => {
  const cached = createDocumentCache(MAX_CACHED)
  let changes = 0

  const dropAll = () => {
    changes += 1
    cached.clear()
  }
  services.catalog.onChange((changed) => {
    changes += 1
    if (changed === 'everything') return dropAll()
    for (const id of changed) cached.dropProduct(id)
  })
  void followEvents(services.db, 'product documents', (events) => {
    if (events.some(({ type }) => DROPS_ALL.test(type))) dropAll()
  })

  const readSerializerContext = async (
    c: HonoContext,
    kind: keyof Kinds,
    products: readonly CatalogProduct[],
    locale: Locale | undefined,
  ): Promise<SerializerContext> => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const pictures = products.flatMap(({ image_ids, parent }) => [...image_ids, ...(parent?.image_ids ?? [])])
    const language = languageFor(c, settings, locale)
    const isCard = kind === 'card'
    const vendors = settings.mvf_enabled && !isCard ? await listVendors(context, {}, language) : []
    const { taxonomy } = services.catalog
    const ids = products.flatMap(({ id, parent_id }) => (parent_id ? [id, parent_id] : [id]))
    const translated = isCard && !language ? [] : ids
    return {
      language,
      taxonomy: language ? taxonomy.in(language) : taxonomy,
      translations: await readTranslations(context, 'product', translated),
      view: viewOf(c),
      origin: originOf(c.req, services),
      settings,
      catalog: services.catalog,
      pictures: await findMedia(context, pictures, language),
      vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])),
      variations: new Map(),
    }
  }

  const loadVariations = (c: HonoContext, ids: Iterable<number>) =>
    loadProducts(
      requestContext(c, services),
      [...ids].flatMap((id) => services.catalog.summary(id)?.variationIds ?? []),
    )

  const make = async <K extends keyof Kinds>(
    c: HonoContext,
    kind: K,
    ids: readonly number[],
    { raw = false, locale }: { raw?: boolean; locale?: Locale | undefined },
  ): Promise<Map<number, Kinds[K]>> => {
    const products = await loadProducts(requestContext(c, services), ids)
    const context = await readSerializerContext(c, kind, [...products.values()], locale)
    const { language: other, translations: texts } = context
    const language = other && { locale: other, texts, taxonomy: services.catalog.taxonomy }
    const named = (product: CatalogProduct) => (language ? translateProduct(product, language) : product)
    const loaded = kind === 'store' ? await loadVariations(c, products.keys()) : []
    const variations = new Map([...loaded].map(([id, variation]) => [id, named(variation)]))
    const make = build[kind] as (product: CatalogProduct, context: SerializerContext) => Kinds[K]
    return new Map(
      [...products].map(([id, product]) => [id, make(named(product), { ...context, variations, raw })]),
    )
  }

  const inOrder = <T>(ids: readonly number[], found: (id: number) => T | undefined): T[] =>
    ids.flatMap((id) => found(id) ?? [])

  return {
    get: async (c, kind, ids, locale) => {
      callerOf(c).onProductsShown?.(ids)
      const settings = await readSettings(requestContext(c, services))
      const language = languageFor(c, settings, locale) ?? settings.locale
      const prefix = `${kind} ${language} ${viewOf(c)} ${originOf(c.req, services)} `
      const recall = (id: number) => cached.get(prefix + id) as Kinds[typeof kind] | undefined
      const known = new Map(ids.map((id) => [id, recall(id)]))
      const missing = ids.filter((id) => known.get(id) === undefined)
      if (missing.length) {
        const before = changes
        for (const [id, made] of await make(c, kind, missing, { locale })) {
          known.set(id, made)
          if (changes !== before) continue
          cached.set(prefix + id, id, made)
        }
      }
      return inOrder(ids, (id) => known.get(id))
    },
    raw: async (c, kind, ids) => {
      const made = await make(c, kind, ids, { raw: true })
      return inOrder(ids, (id) => made.get(id))
    },
  }
}

const opened = new WeakMap<Services, ProductDocuments>()

/** The documents of a store; one cache, whichever route asks. */
export const documentsOf = (services: Services): ProductDocuments => {
  const known = opened.get(services) ?? createDocuments(services)
  opened.set(services, known)
  return known
}
