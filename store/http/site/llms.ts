import { Hono } from 'hono'
import { readSettings, readShopLanguages, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { inToman } from '../offers/iso-money.ts'
import { originOf } from '../origin.ts'
import { GOOGLE_PER_FILE } from '../product-feeds/google.ts'
import { countOffers } from '../product-feeds/listed.ts'
import { localised } from './languages.ts'
import { policyPaths } from './policies.ts'
import { siteUrls } from './urls.ts'

const MOST_CATEGORIES = 30

/** Text of the shop in a line of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]<>]/g, '')
    .trim()

const link = (name: string, url: string, about = ''): string =>
  `- [${plain(name)}](${url})${about && `: ${about}`}`

const section = (title: string, lines: string[]): string[] =>
  lines.length ? ['', `## ${title}`, '', ...lines] : []

const catalogueLines = ({ catalog }: Services, origin: string): string[] => {
  const top = [...catalog.taxonomy.categories.values()].filter(
    ({ id, parent_id }) => parent_id === 0 && catalog.count('category', id) > 0,
  )
  return [
    link('All products', `${origin}/shop`),
    link('On sale', `${origin}/shop/sale`),
    ...top
      .slice(0, MOST_CATEGORIES)
      .map(({ id, name, slug }) =>
        link(name, origin + siteUrls.productCategory(slug), `${catalog.count('category', id)} products`),
      ),
    link('Sitemap', `${origin}/sitemap.xml`, 'every page, with its languages'),
  ]
}

const dataLines = (origin: string, languages: string[]): string[] => {
  const other = languages.slice(1).map((language) => ` \`?lang=${language}\` tells it in that language.`)
  return [
    `- Search: \`${origin}/wp-json/ghab/v1/products?search={words}&per_page=20&page=1\` answers JSON: ids, slugs, prices, stock and counts by category, brand and attribute; \`category\`, \`brand\`, \`min_price\`, \`max_price\`, \`on_sale\` and \`in_stock\` narrow it.`,
    `- A product: \`${origin}/product-data/{id}.json\` has what it costs, what is left, its variations, delivery by place, returns and policies.${other.join('')}`,
    `- The page of a product: \`${origin}/product/{slug}\`, with the same facts as schema.org JSON-LD.`,
  ]
}

const feedLines = (
  services: Services,
  { product_feeds, currency }: StoreSettings,
  origin: string,
): string[] => {
  const counted = inToman('0', currency) !== null
  const files = product_feeds.includes('google')
    ? Math.max(1, Math.ceil(countOffers(services) / GOOGLE_PER_FILE))
    : 0
  return [
    ...Array.from({ length: files }, (_, index) =>
      link('Google Merchant', `${origin}/product-feeds/google${index ? `-${index + 1}` : ''}.xml`, 'RSS 2.0'),
    ),
    ...(counted && product_feeds.includes('emalls')
      ? [link('Emalls', `${origin}/product-feeds/emalls.json?page=1`, 'JSON, in Toman')]
      : []),
    ...(counted && product_feeds.includes('torob')
      ? [link('Torob', `${origin}/torob_api/v3/products`, 'POST, Product API v3, in Toman')]
      : []),
  ]
}

const NAMES = { terms: 'Terms', privacy: 'Privacy', refund: 'Returns and refunds' }

const policyLines = (settings: StoreSettings, origin: string): string[] => {
  const paths = policyPaths(settings)
  const { return_days } = settings
  return (['terms', 'privacy', 'refund'] as const).flatMap((policy) => {
    const path = paths[policy]
    const about = policy === 'refund' && return_days > 0 ? `within ${return_days} days` : ''
    return path ? [link(NAMES[policy], origin + path, about)] : []
  })
}

const currencyLine = ({ currency: { code } }: StoreSettings): string =>
  code === 'IRT'
    ? 'Prices on pages are in Toman, which has no ISO code: data tells them in Rial (IRR), ten times the number, and in `toman`.'
    : `Prices are in ${code}.`

/** `GET /llms.txt`: for language models, what the shop is and where its catalogue, search, data, feeds and policies are. */
export const llmsRoutes = (services: Services): Hono =>
  new Hono().get('/llms.txt', async (c) => {
    const context = requestContext(c, services)
    const settings = await readSettings(context)
    const languages = await readShopLanguages(context)
    const origin = originOf(c.req, services)
    const { site_name, site_description, locale, contact_us_page, news_page } = settings
    const others = languages
      .slice(1)
      .map((language) => `in ${language} at ${localised(origin, '/', language, locale)}`)
    return c.text(
      [
        `# ${plain(site_name)}`,
        '',
        ...(site_description ? [`> ${plain(site_description)}`, ''] : []),
        `An online shop; its language is ${locale}${others.map((one) => `, it is also ${one}`).join('')}.`,
        currencyLine(settings),
        'Reading is open to everybody. Orders are placed by people: lead them to the page of the product.',
        ...section('Catalogue', catalogueLines(services, origin)),
        ...section('Data', dataLines(origin, languages)),
        ...section('Feeds', feedLines(services, settings, origin)),
        ...section('Policies', policyLines(settings, origin)),
        ...section('More', [
          ...(contact_us_page ? [link('Contact', `${origin}/contact-us`)] : []),
          link('Track an order', `${origin}/track-order`),
          ...(news_page ? [link('Blog', `${origin}/blog`), link('News feed', `${origin}/feed`)] : []),
        ]),
        '',
      ].join('\n'),
    )
  })
