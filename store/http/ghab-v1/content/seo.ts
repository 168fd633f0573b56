import { Hono, type Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { getActor, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { loadProducts, updateProduct } from '#store/modules/catalog/catalog.ts'
import { findWrittenPost, listPostTerms } from '#store/modules/content/content.ts'
import {
  readSeoTexts,
  type SeoKind,
  type SeoTexts,
  seoTextsOfMeta,
  writeSeoTexts,
  YOAST_KEYS,
} from '#store/modules/seo/seo.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { type Capability, may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { seoChange, seoQuery } from '#store-api/contract/content.ts'

/** What may be written about for search engines, by its name in the path, and who may write it. */
const KINDS: Record<string, { kind: SeoKind; needs: Capability }> = {
  products: { kind: 'product', needs: 'edit_products' },
  categories: { kind: 'category', needs: 'edit_product_terms' },
  brands: { kind: 'brand', needs: 'edit_product_terms' },
  tags: { kind: 'tag', needs: 'edit_product_terms' },
  posts: { kind: 'post', needs: 'edit_posts' },
  pages: { kind: 'post', needs: 'edit_pages' },
  'post-categories': { kind: 'post_category', needs: 'manage_categories' },
}

const PATH = '/wp-json/ghab/v1/seo/:kind/:id{[0-9]+}'

const unknown = () => new ApiError(404, 'ghab_seo_unknown', 'There is no such page.')
const forbidden = () => new ApiError(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.')

/** `ghab/v1/seo/{kind}/{id}`: the title and description that a page has for search engines alone, in each language. */
export const seoRoutes = (services: Services): Hono => {
  const exists = async (c: HonoContext, name: string, id: number): Promise<boolean> => {
    const context = requestContext(c, services)
    const { taxonomy } = services.catalog
    switch (name) {
      case 'products': {
        const product = (await loadProducts(context, [id])).get(id)
        return product !== undefined && product.parent_id === 0
      }
      case 'posts':
      case 'pages':
        return (await findWrittenPost(context, name === 'posts' ? 'post' : 'page', id)) !== null
      case 'post-categories':
        return (await listPostTerms(context, 'category')).some((term) => term.id === id)
      case 'categories':
        return taxonomy.categories.has(id)
      case 'brands':
        return taxonomy.brands.has(id)
      default:
        return taxonomy.tags.has(id)
    }
  }

  const read = async (c: HonoContext, kind: SeoKind, id: number, locale: Locale): Promise<SeoTexts> => {
    const context = requestContext(c, services)
    const isOwn = locale === (await readSettings(context)).locale
    if (kind !== 'product' || !isOwn) return readSeoTexts(context, kind, id, locale)
    return seoTextsOfMeta((await loadProducts(context, [id])).get(id)?.meta_data ?? [])
  }

  const write = async (c: HonoContext, kind: SeoKind, id: number, locale: Locale, texts: SeoTexts) => {
    const context = requestContext(c, services)
    const isOwn = locale === (await readSettings(context)).locale
    if (kind !== 'product' || !isOwn) return writeSeoTexts(context, kind, id, locale, texts)
    const meta_data = [
      { key: YOAST_KEYS.title, value: texts.title || null },
      { key: YOAST_KEYS.description, value: texts.description || null },
    ]
    await updateProduct(context, id, { meta_data })
  }

  /** @throws ApiError 403 for who may not edit it, 404 where there is none */
  const asked = async (c: HonoContext) => {
    const name = c.req.param('kind') ?? ''
    const found = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
    if (!found) throw unknown()
    if (!may(getActor(c).role, found.needs)) throw forbidden()
    const id = Number(c.req.param('id'))
    if (!(await exists(c, name, id))) throw unknown()
    const { lang } = parseInput(seoQuery, c.req.query())
    const { locale } = await readSettings(requestContext(c, services))
    return { kind: found.kind, id, locale: lang ?? locale }
  }

  return new Hono()
    .get(PATH, async (c) => {
      requireKey(c, 'read', 'view')
      noStore(c)
      const { kind, id, locale } = await asked(c)
      return c.json(await read(c, kind, id, locale))
    })
    .put(PATH, async (c) => {
      requireKey(c, 'write')
      const { kind, id, locale } = await asked(c)
      const change = await parseBody(c, seoChange)
      const before = await read(c, kind, id, locale)
      const { title = before.title, description = before.description } = change
      await write(c, kind, id, locale, { title, description })
      return c.json({ title, description })
    })
}
