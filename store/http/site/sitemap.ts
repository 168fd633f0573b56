import { Hono, type Context as HonoContext } from 'hono'
import { type Locale, otherLocale } from '#common/locale.ts'
import { isSwitchedOn, screenOfPage } from '#common/page-screen.ts'
import type { Context } from '#store/context.ts'
import { loadProducts } from '#store/modules/catalog/catalog.ts'
import { type PostType, publishedPosts } from '#store/modules/content/content.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings, readShopLanguages } from '#store/modules/settings/settings.ts'
import { languagesOf, readTranslations } from '#store/modules/translations/translations.ts'
import { listVendors } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import { mediaUrl } from '../image.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { escapeXml } from '../xml.ts'
import { localised } from './languages.ts'
import { readPolicyScreens } from './policies.ts'
import { siteUrls } from './urls.ts'

/** Each URL is in a file once per language: a thousand entries in all. */
const PER_FILE = 500

interface Entry {
  path: string
  updatedAt: number | null
  /** that the page has its texts in */
  languages: readonly Locale[]
  images: string[]
}
interface Source {
  count: () => Promise<number>
  entries: (skip: number) => Promise<Entry[]>
}

interface Listed {
  path: string
  updatedAt: number | null
  languages: readonly Locale[]
  imageIds: readonly (number | null)[]
}

const withPictures = async (context: Context, origin: string, listed: Listed[]): Promise<Entry[]> => {
  const pictures = await findMedia(
    context,
    listed.flatMap(({ imageIds }) => imageIds),
  )
  return listed.map(({ path, updatedAt, languages, imageIds }) => ({
    path,
    updatedAt,
    languages,
    images: imageIds.flatMap((id) => {
      const picture = pictures.get(id ?? 0)
      return picture ? [mediaUrl(origin, picture)] : []
    }),
  }))
}

const productSource = (services: Services, context: Context, origin: string): Source => {
  const find = (skip: number, limit: number) =>
    services.catalog.find({ visibleIn: 'catalog', orderBy: 'id', descending: false, skip, limit })
  return {
    count: async () => find(0, 0).total,
    entries: async (skip) => {
      const { ids } = find(skip, PER_FILE)
      const products = await loadProducts(context, ids)
      const texts = await readTranslations(context, 'product', ids)
      const { locale } = await readSettings(context)
      const listed = Array.from(products.values(), (product) => ({
        path: siteUrls.product(product.slug),
        updatedAt: services.catalog.summary(product.id)?.changedAt ?? product.updated_at,
        languages: languagesOf(locale, 'product', product, texts.get(product.id)),
        imageIds: product.image_ids,
      }))
      return withPictures(context, origin, listed)
    },
  }
}

/** Pages that are few enough to be listed at once. */
const listSource = (context: Context, origin: string, list: () => Promise<Listed[]>): Source => ({
  count: async () => (await list()).length,
  entries: async (skip) => withPictures(context, origin, (await list()).slice(skip, skip + PER_FILE)),
})

interface Term {
  id: number
  name: string
  slug: string
  description: string
  image_id?: number | null
}

/** Those that hold something to sell. */
const filledTerms = async (
  { catalog }: Services,
  own: Locale,
  kind: 'category' | 'brand' | 'tag',
  terms: Iterable<Term>,
  pathOf: (slug: string) => string,
): Promise<Listed[]> =>
  [...terms]
    .filter(({ id }) => catalog.count(kind, id) > 0)
    .map((term) => ({
      path: pathOf(term.slug),
      updatedAt: null,
      languages: languagesOf(own, kind, term, catalog.taxonomy.textsOf(kind, term.id)),
      imageIds: [term.image_id ?? null],
    }))

const listedPosts = async (context: Context, type: PostType): Promise<Listed[]> => {
  const settings = await readSettings(context)
  const posts = (await publishedPosts(context, type)).filter((post) => isSwitchedOn(post, settings))
  // a page that another screen shows is listed with the shop's own pages
  const listed = type === 'post' ? posts : posts.filter((page) => !screenOfPage(page, settings))
  return listed.map((post) => ({
    path: type === 'post' ? siteUrls.post(post.slug) : siteUrls.page(post.id),
    updatedAt: post.updatedAt,
    languages: languagesOf(settings.locale, 'post', post, post.texts),
    imageIds: [post.featuredMediaId],
  }))
}

const listedVendors = async (context: Context): Promise<Listed[]> => {
  const { mvf_enabled, locale } = await readSettings(context)
  const vendors = mvf_enabled ? await listVendors(context) : []
  return vendors.map((vendor) => ({
    path: siteUrls.vendor(vendor),
    updatedAt: null,
    languages: languagesOf(locale, 'vendor', vendor, vendor.texts),
    imageIds: [vendor.banner_id, vendor.avatar_id],
  }))
}

const sitePages = async (context: Context): Promise<Listed[]> => {
  const settings = await readSettings(context)
  const languages = await readShopLanguages(context)
  const { news_page, contact_us_page } = settings
  const paths = ['/', '/shop', ...(news_page ? ['/blog'] : []), ...(contact_us_page ? ['/contact-us'] : [])]
  const policies = await readPolicyScreens(context)
  return [...paths, ...Object.keys(policies)].map((path) => ({
    path,
    updatedAt: null,
    languages: policies[path] ?? languages,
    imageIds: [],
  }))
}

const sourcesOf = (
  services: Services,
  context: Context,
  origin: string,
  own: Locale,
): Record<string, Source> => {
  const { categories, brands, tags } = services.catalog.taxonomy
  const list = (pages: () => Promise<Listed[]>) => listSource(context, origin, pages)
  return {
    site: list(() => sitePages(context)),
    products: productSource(services, context, origin),
    categories: list(() =>
      filledTerms(services, own, 'category', categories.values(), siteUrls.productCategory),
    ),
    brands: list(async () => {
      const { brand_slug } = await readSettings(context)
      const pathOf = (slug: string) => siteUrls.productBrand(brand_slug, slug)
      return filledTerms(services, own, 'brand', brands.values(), pathOf)
    }),
    tags: list(() => filledTerms(services, own, 'tag', tags.values(), siteUrls.productTag)),
    vendors: list(() => listedVendors(context)),
    posts: list(() => listedPosts(context, 'post')),
    pages: list(() => listedPosts(context, 'page')),
  }
}

const entryXml = ({ path, updatedAt, languages, images }: Entry, origin: string, home: Locale) => {
  const locales = [home, otherLocale(home)].filter((locale) => languages.includes(locale))
  const alternates = locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(localised(origin, path, locale, home))}"/>`,
  )
  const rest = [
    updatedAt === null ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`,
    ...alternates,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(origin + path)}"/>`,
    ...images.map((src) => `<image:image><image:loc>${escapeXml(src)}</image:loc></image:image>`),
  ].join('')
  return locales
    .map((locale) => `<url><loc>${escapeXml(localised(origin, path, locale, home))}</loc>${rest}</url>`)
    .join('\n')
}

const answerXml = (c: HonoContext, lines: string[]) =>
  c.body(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'), 200, {
    'Content-Type': 'application/xml; charset=UTF-8',
  })

/** `/sitemap.xml`, the index, also at `/sitemap_index.xml`, and its files `/sitemap-products-1.xml` …, every page in the languages that it has its texts in. */
export const sitemapRoutes = (services: Services): Hono =>
  new Hono()
    // the second one is where WordPress's plugins have theirs
    .on('GET', ['/sitemap.xml', '/sitemap_index.xml'], async (c) => {
      const origin = originOf(c.req, services)
      const files: string[] = []
      const context = requestContext(c, services)
      const { locale } = await readSettings(context)
      for (const [name, source] of Object.entries(sourcesOf(services, context, origin, locale))) {
        const count = Math.ceil((await source.count()) / PER_FILE)
        for (let file = 1; file <= count; file++) files.push(`${origin}/sitemap-${name}-${file}.xml`)
      }
      return answerXml(c, [
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...files.map((loc) => `<sitemap><loc>${escapeXml(loc)}</loc></sitemap>`),
        '</sitemapindex>',
      ])
    })
    .get('/:file{sitemap-[a-z]+-[0-9]+\\.xml}', async (c, next) => {
      const [, name = '', number = ''] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(c.req.param('file')) ?? []
      const context = requestContext(c, services)
      const origin = originOf(c.req, services)
      const { locale } = await readSettings(context)
      const sources = sourcesOf(services, context, origin, locale)
      const source = Object.hasOwn(sources, name) ? sources[name] : undefined
      const file = Number(number)
      if (!source || file < 1 || (file - 1) * PER_FILE >= (await source.count())) return next()
      const entries = await source.entries((file - 1) * PER_FILE)
      return answerXml(c, [
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
        ...entries.map((entry) => entryXml(entry, origin, locale)),
        '</urlset>',
      ])
    })
