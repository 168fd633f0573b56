import { Hono, type Context as HonoContext } from 'hono'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { inToman } from '../offers/iso-money.ts'
import type { ListedOffer } from '../offers/offers.ts'
import { originOf } from '../origin.ts'
import { knownAttribute } from '../structured-data/known-attributes.ts'
import { args, readParameters } from '../wp-rest/parameters.ts'
import { categoryNames, guaranteeOf, listOffers, onlyWith } from './listed.ts'

const MOST_PER_PAGE = 100

export const emallsArgs = args({
  page: { type: 'integer', default: 1, minimum: 1, maximum: 1_000_000 },
  item_per_page: { type: 'integer', default: 50, minimum: 1, maximum: MOST_PER_PAGE },
})

const itemJson = (
  services: Services,
  listed: ListedOffer,
  origin: string,
  toman: (price: string) => number | null,
) => {
  const { offer } = listed
  return {
    title: offer.name,
    id: String(offer.id),
    price: toman(offer.price),
    old_price: offer.onSale ? toman(offer.regularPrice) : null,
    category: categoryNames(services, listed).at(-1) ?? '',
    image: offer.image ?? '',
    color: offer.options.find((option) => knownAttribute(option) === 'color')?.value ?? '',
    guarantee: guaranteeOf(listed),
    is_available: offer.stock !== 'outofstock',
    url: origin + offer.path,
  }
}

/**
 * `GET /product-feeds/emalls.json?page=&item_per_page=`: the products for Emalls, in whole Tomans, as its guide to shops describes
 * (docs/feeds.md). Nothing where the shop counts in neither Toman nor Rial.
 */
export const emallsRoutes = (services: Services): Hono =>
  new Hono().get('/product-feeds/emalls.json', onlyWith(services, 'emalls'), async (c: HonoContext) => {
    const { currency } = await readSettings(requestContext(c, services))
    if (inToman('0', currency) === null) return c.notFound()
    const { page, item_per_page } = readParameters(new URL(c.req.url).searchParams, emallsArgs)
    const { offers, total } = await listOffers(services, c, {
      descending: true,
      skip: (page - 1) * item_per_page,
      limit: item_per_page,
    })
    const origin = originOf(c.req, services)
    return c.json({
      success: true,
      products: offers.map((one) => itemJson(services, one, origin, (price) => inToman(price, currency))),
      total_items: total,
      pages_count: Math.ceil(total / item_per_page),
      item_per_page,
      page_num: page,
    })
  })
