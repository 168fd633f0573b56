import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '../../context.ts'
import { loadProducts } from '../../modules/catalog/catalog.ts'
import { type PostType, publishedPosts } from '../../modules/content/content.ts'
import { findMedia } from '../../modules/media/media.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Services } from '../../services.ts'
import { escapeHtml } from '../html.ts'
import { mediaUrl } from '../image.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { type Locale, localised, otherLocale } from './languages.ts'
import { siteUrls } from './urls.ts'

/** Each address stands in a file twice, once per language: a thousand in all. */
const PER_FILE = 500

interface Entry {
  path: string
  updatedAt: number | null
  images: string[]
}
interface Source {
  count: () => Promise<number>
  entries: (skip: number) => Promise<Entry[]>
}

const productSource = (services: Services, context: Context, origin: string): Source => {
  const find = (skip: number, limit: number) =>
    services.catalog.find({ visibleIn: 'catalog', orderBy: 'id', descending: false, skip, limit })
  return {
    count: async () => find(0, 0).total,
    entries: async (skip) => {
      const products = [...(await loadProducts(context, find(skip, PER_FILE).ids)).values()]
      const pictures = await findMedia(
        context,
        products.flatMap((product) => product.image_ids),
      )
      return products.map((product) => ({
        path: siteUrls.product(product.slug),
        updatedAt: product.updated_at,
        images: product.image_ids.flatMap((id) => {
          const picture = pictures.get(id)
          return picture ? [mediaUrl(origin, picture)] : []
        }),
      }))
    },
  }
}

const categorySource = ({ catalog }: Services): Source => {
  const filled = () =>
    [...catalog.taxonomy.categories.values()].filter(({ id }) => catalog.count('category', id) > 0)
  return {
    count: async () => filled().length,
    entries: async (skip) =>
      filled()
        .slice(skip, skip + PER_FILE)
        .map(({ slug }) => ({ path: siteUrls.productCategory(slug), updatedAt: null, images: [] })),
  }
}

const postSource = (context: Context, type: PostType): Source => ({
  count: async () => (await publishedPosts(context, type)).length,
  entries: async (skip) =>
    (await publishedPosts(context, type)).slice(skip, skip + PER_FILE).map((post) => ({
      path: type === 'post' ? siteUrls.post(post.slug) : siteUrls.page(post.id),
      updatedAt: post.updatedAt,
      images: [],
    })),
})

const siteSource: Source = {
  count: async () => 1,
  entries: async () => ['/', '/shop', '/blog'].map((path) => ({ path, updatedAt: null, images: [] })),
}

const sourcesOf = (services: Services, context: Context, origin: string): Record<string, Source> => ({
  site: siteSource,
  products: productSource(services, context, origin),
  categories: categorySource(services),
  posts: postSource(context, 'post'),
  pages: postSource(context, 'page'),
})

const entryXml = ({ path, updatedAt, images }: Entry, origin: string, home: Locale) => {
  const locales = [home, otherLocale(home)]
  const alternates = locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(localised(origin, path, locale, home))}"/>`,
  )
  const rest = [
    updatedAt === null ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`,
    ...alternates,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + path)}"/>`,
    ...images.map((src) => `<image:image><image:loc>${escapeHtml(src)}</image:loc></image:image>`),
  ].join('')
  return locales
    .map((locale) => `<url><loc>${escapeHtml(localised(origin, path, locale, home))}</loc>${rest}</url>`)
    .join('\n')
}

const answerXml = (c: HonoContext, lines: string[]) =>
  c.body(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'), 200, {
    'Content-Type': 'application/xml; charset=UTF-8',
  })

/** `/sitemap.xml`, the index, and its files `/sitemap-products-1.xml` …, every page in both languages. */
export const sitemapRoutes = (services: Services): Hono =>
  new Hono()
    .get('/sitemap.xml', async (c) => {
      const origin = originOf(c.req, services)
      const files: string[] = []
      for (const [name, source] of Object.entries(sourcesOf(services, requestContext(c, services), origin))) {
        const count = Math.ceil((await source.count()) / PER_FILE)
        for (let file = 1; file <= count; file++) files.push(`${origin}/sitemap-${name}-${file}.xml`)
      }
      return answerXml(c, [
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...files.map((loc) => `<sitemap><loc>${escapeHtml(loc)}</loc></sitemap>`),
        '</sitemapindex>',
      ])
    })
    .get('/:file{sitemap-[a-z]+-[0-9]+\\.xml}', async (c, next) => {
      const [, name = '', number = ''] = /^sitemap-([a-z]+)-(\d+)\.xml$/.exec(c.req.param('file')) ?? []
      const context = requestContext(c, services)
      const origin = originOf(c.req, services)
      const sources = sourcesOf(services, context, origin)
      const source = Object.hasOwn(sources, name) ? sources[name] : undefined
      const file = Number(number)
      if (!source || file < 1 || (file - 1) * PER_FILE >= (await source.count())) return next()
      const { locale } = await readSettings(context)
      const entries = await source.entries((file - 1) * PER_FILE)
      return answerXml(c, [
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
        ...entries.map((entry) => entryXml(entry, origin, locale)),
        '</urlset>',
      ])
    })
