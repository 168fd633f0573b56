import { Hono, type Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import { readSettings, readSettingsIn } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { ProductForAgents } from '#store-api/contract/product-for-agents.ts'
import { languageOf } from '../language.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { localised } from '../site/languages.ts'
import { policyPaths } from '../site/policies.ts'
import { siteUrls } from '../site/urls.ts'
import { categoryTrail } from './category-trail.ts'
import { inToman, isoMoney } from './iso-money.ts'
import { loadOffers, type Offer, type OfferedProduct } from './offers.ts'
import { deliveriesOf, isDelivered, type OfferTerms, readOfferTerms, returnsOf } from './terms.ts'

const AVAILABILITY = { instock: 'in_stock', outofstock: 'out_of_stock', onbackorder: 'backorder' } as const

interface AgentContext {
  terms: OfferTerms
  locale: Locale
  changedAt: number
  url: (path: string) => string
}

const moneyJson = (price: string, currency: Currency) => {
  const { amount, code } = isoMoney(price, currency)
  const toman = inToman(price, currency)
  return { amount, currency: code, ...(toman !== null && { toman }) }
}

/** WooCommerce's GMT dates have no zone. */
const utc = (gmt: string | null): string | null => (gmt ? `${gmt}Z` : null)

const offerJson = (
  offer: Offer,
  { terms, locale, url }: AgentContext,
): ProductForAgents['offers'][number] => {
  const { currency } = terms.settings
  return {
    id: offer.id,
    name: offer.name,
    url: url(offer.path),
    sku: offer.sku,
    gtin: offer.gtin,
    price: moneyJson(offer.price, currency),
    regular_price: offer.onSale ? moneyJson(offer.regularPrice, currency) : null,
    sale_ends: utc(offer.saleTo),
    availability: AVAILABILITY[offer.stock],
    quantity: offer.quantity,
    options: Object.fromEntries(offer.options.map(({ name, value }) => [name, value])),
    condition: offer.condition,
    image: offer.image,
    delivery: deliveriesOf(offer, terms, locale).map(({ country, regions, price }) => ({
      country,
      regions,
      price: moneyJson(price, currency),
    })),
  }
}

const productJson = (
  { product, offers }: OfferedProduct,
  categories: string[],
  agent: AgentContext,
): ProductForAgents => {
  const { terms, locale, url, changedAt } = agent
  const { settings } = terms
  const isExternal = product.type === 'external'
  const returns = offers.some(isDelivered) ? returnsOf(settings) : null
  const policies = policyPaths(settings)
  const linked = (path: string | null) => (path === null ? null : url(path))
  return {
    id: product.id,
    type: product.type as ProductForAgents['type'],
    name: product.name,
    url: url(siteUrls.product(product.slug)),
    language: locale,
    description: textOfHtml(product.description || product.short_description),
    brand: product.brands[0]?.name ?? null,
    categories,
    attributes: Object.fromEntries(
      product.attributes.flatMap((one) => ('options' in one && one.visible ? [[one.name, one.options]] : [])),
    ),
    images: product.images.map(({ src }) => src),
    rating:
      product.rating_count > 0
        ? { average: Number(product.average_rating), count: product.rating_count }
        : null,
    offers: offers.map((offer) => offerJson(offer, agent)),
    returns: returns && { days: returns.days, url: linked(returns.path) },
    policies: {
      terms: linked(policies.terms),
      privacy: linked(policies.privacy),
      refund: isExternal ? null : linked(policies.refund),
    },
    seller: isExternal ? null : (product.store?.shop_name ?? settings.site_name),
    updated: new Date(changedAt).toISOString(),
  }
}

/** `GET /product-data/{id}.json?lang=`: a published product for agents that shop, as its page shows it. */
export const productForAgentsRoutes = (services: Services): Hono =>
  new Hono().get('/product-data/:file{[0-9]{1,9}\\.json}', async (c: HonoContext) => {
    const context = requestContext(c, services)
    const own = await readSettings(context)
    const locale = languageOf(c, own) ?? own.locale
    const id = Number.parseInt(c.req.param('file') ?? '', 10)
    const [offered] = await loadOffers(services, c, [id], locale)
    if (!offered) return c.notFound()
    const origin = originOf(c.req, services)
    const terms = { ...(await readOfferTerms(context)), settings: await readSettingsIn(context, locale) }
    const names = categoryTrail(services.catalog.taxonomy.in(locale), offered.product).map(({ name }) => name)
    const url = (path: string) => localised(origin, path, locale, own.locale)
    const changedAt = services.catalog.summary(id)?.changedAt ?? 0
    return c.json(productJson(offered, names, { terms, locale, url, changedAt }))
  })
