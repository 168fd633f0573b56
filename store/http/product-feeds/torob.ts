import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { shorten } from '#common/page-description.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { inToman } from '../offers/iso-money.ts'
import { type ListedOffer, loadListedOffers } from '../offers/offers.ts'
import { originOf } from '../origin.ts'
import { readJson } from '../parse.ts'
import { createThrottle } from '../rate-limit/throttle.ts'
import { ApiError } from '../wp-rest/errors.ts'
import { categoryNames, guaranteeOf, listOffers, onlyWith } from './listed.ts'

const VERSION = 'torob_api_v3'
/** fixed by Torob */
const PER_PAGE = 100
/** of addresses or ids that are asked for by name */
const MOST_NAMED = 100
/** of the products at these addresses altogether */
const MOST_VARIATIONS = 5000
/** requests in ten minutes of one IP address: a shop of 100,000 products is read in a thousand */
const PER_IP = 1500
const LONGEST = { title: 500, text: 500, short: 200, url: 1500, image: 1000 }

const named = z.array(z.string().max(2000)).min(1).max(MOST_NAMED)

/** One of four: which one, its fields say. Nothing has a default. */
export const torobRequest = z.union([
  z.strictObject({ page_urls: named }),
  z.strictObject({ page_uniques: named }),
  z.strictObject({
    page: z.number().int().min(1).max(1_000_000),
    sort: z.enum(['date_added_desc', 'date_updated_desc', 'product_id_desc']),
  }),
  z.strictObject({
    sort: z.literal('product_id_desc'),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  }),
])
type TorobRequest = z.infer<typeof torobRequest>

const ORDERS = { date_added_desc: 'date', date_updated_desc: 'changed', product_id_desc: 'id' } as const

/** With a zone, as Torob wants it. */
const instant = (gmt: string): string => `${gmt || '1970-01-01T00:00:00'}+00:00`

const instantOf = (time: number): string => instant(new Date(time).toISOString().slice(0, 19))

const specOf = ({ offer, product }: ListedOffer): Record<string, string> => {
  const facts = product.attributes.flatMap((attribute) =>
    'options' in attribute && attribute.visible && !attribute.variation
      ? [[attribute.name, attribute.options.join('، ')]]
      : [],
  )
  return Object.fromEntries([...facts, ...offer.options.map(({ name, value }) => [name, value])])
}

interface Site {
  services: Services
  origin: string
  toman: (price: string) => number | null
}

const productJson = ({ services, origin, toman }: Site, listed: ListedOffer) => {
  const { offer, product } = listed
  const pictures = [offer.image, ...product.images.map(({ src }) => src)].filter((src) => src !== null)
  const guarantee = guaranteeOf(listed)
  const text = textOfHtml(product.short_description)
  return {
    page_unique: String(offer.id),
    page_url: (origin + offer.path).slice(0, LONGEST.url),
    product_group_id: String(product.id),
    title: shorten(offer.name, LONGEST.title),
    current_price: toman(offer.price) ?? 0,
    ...(offer.onSale && { old_price: toman(offer.regularPrice) ?? 0 }),
    availability: offer.stock !== 'outofstock',
    category_name: shorten(categoryNames(services, listed).at(-1) ?? '', LONGEST.short),
    image_links: [...new Set(pictures)].filter((src) => src.length <= LONGEST.image),
    spec: specOf(listed),
    ...(guarantee && { guarantee: shorten(guarantee, LONGEST.short) }),
    ...(text && { short_desc: shorten(text, LONGEST.text) }),
    date_added: instant(offer.created),
    date_updated: instantOf(services.catalog.summary(offer.id)?.changedAt ?? 0),
    ...(product.store && { seller_name: product.store.shop_name }),
  }
}

/** The offers on the page at a URL of the shop: of a variable product all, whatever the query chooses. */
const offersAt = (services: Services, url: string, origin: string): number[] => {
  const { pathname } = URL.parse(url, origin) ?? {}
  const slug = /^\/product\/([^/]+)\/?$/.exec(pathname ?? '')?.[1]
  if (!slug) return []
  const [id] = services.catalog.idsWithSlug(safeDecode(slug))
  if (id === undefined) return []
  const variations = services.catalog.summary(id)?.variationIds ?? []
  return variations.length ? variations : [id]
}

/** What the query of a URL chooses, in one spelling. */
const choiceOf = (url: string, origin: string): string => {
  const chosen = [...(URL.parse(url, origin)?.searchParams ?? [])].filter(([key]) =>
    key.startsWith('attribute_'),
  )
  return new URLSearchParams(chosen.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const readListed = async (
  services: Services,
  c: HonoContext,
  ids: Iterable<number>,
): Promise<ListedOffer[]> => {
  const include = [...new Set(ids)]
  const { ids: listed } = services.catalog.find({
    offers: true,
    priced: true,
    include,
    orderBy: 'include',
    descending: false,
    skip: 0,
    limit: MOST_VARIATIONS,
  })
  return loadListedOffers(services, c, listed)
}

/** The offers at URLs of the shop; a URL that chooses options of a product means its variations of these alone. */
const readAt = async (services: Services, c: HonoContext, urls: string[]): Promise<ListedOffer[]> => {
  const origin = originOf(c.req, services)
  const choices = new Map<number, Set<string>>()
  for (const url of urls) {
    const choice = choiceOf(url, origin)
    for (const id of offersAt(services, url, origin)) {
      choices.set(id, (choices.get(id) ?? new Set()).add(choice))
    }
  }
  const found = await readListed(services, c, choices.keys())
  return found.filter(({ offer: { id, path } }) => {
    const chosen = choices.get(id)
    return chosen?.has('') || chosen?.has(choiceOf(path, origin))
  })
}

interface Answered {
  offers: ListedOffer[]
  page: number
  pages: number
  total: number
  /** null with the last one */
  cursor?: string | null
}

/** All that is asked for by name comes in one answer. */
const whole = (offers: ListedOffer[]): Answered => ({ offers, page: 1, pages: 1, total: offers.length })

const byName = async (services: Services, c: HonoContext, given: TorobRequest): Promise<Answered | null> => {
  if ('page_uniques' in given) {
    const ids = given.page_uniques.map(Number).filter((id) => Number.isInteger(id) && id > 0)
    const offers = await readListed(services, c, ids)
    return whole(offers)
  }
  if (!('page_urls' in given)) return null
  const offers = await readAt(services, c, given.page_urls)
  return whole(offers)
}

const byPage = async (
  services: Services,
  c: HonoContext,
  { page, sort }: { page: number; sort: keyof typeof ORDERS },
): Promise<Answered> => {
  const { offers, total } = await listOffers(services, c, {
    orderBy: ORDERS[sort],
    descending: true,
    skip: (page - 1) * PER_PAGE,
    limit: PER_PAGE,
  })
  return { offers, page, pages: Math.max(1, Math.ceil(total / PER_PAGE)), total }
}

const byCursor = async (
  services: Services,
  c: HonoContext,
  cursor: string | undefined,
): Promise<Answered> => {
  const before = cursor === undefined ? undefined : Number(cursor)
  const { ids, total } = services.catalog.find({
    offers: true,
    priced: true,
    idBelow: before,
    orderBy: 'id',
    descending: true,
    skip: 0,
    limit: PER_PAGE,
  })
  const last = ids.at(-1)
  return {
    offers: await loadListedOffers(services, c, ids),
    page: 1,
    pages: 1,
    total,
    cursor: last !== undefined && total > PER_PAGE ? String(last) : null,
  }
}

const problemOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'the body is no JSON object'
  if ('page' in body && !('sort' in body)) return 'sort parameter is not provided'
  return 'the parameters are none of page_urls, page_uniques, page with sort, or cursor with sort'
}

const readRequest = async (c: HonoContext): Promise<TorobRequest | string> => {
  try {
    const body = await readJson(c.req.raw)
    const parsed = torobRequest.safeParse(body)
    return parsed.success ? parsed.data : problemOf(body)
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return 'the body is no JSON'
    throw error
  }
}

/**
 * `POST /torob_api/v3/products`: the products for Torob as its Product API v3 wants them, in whole Tomans (docs/feeds.md).
 * Everything told is on public pages, so whoever asks is answered. Nothing where the shop counts in another currency.
 */
export const torobRoutes = (services: Services): Hono => {
  const throttle = createThrottle(services.countAs, 'torob', { perIp: PER_IP, perTarget: PER_IP })
  return new Hono().post('/torob_api/v3/products', onlyWith(services, 'torob'), async (c) => {
    const { currency } = await readSettings(requestContext(c, services))
    if (inToman('0', currency) === null) return c.notFound()
    throttle(c)
    const given = await readRequest(c)
    if (typeof given === 'string') return c.json({ error: given }, 400)
    const found =
      (await byName(services, c, given)) ??
      ('page' in given
        ? await byPage(services, c, given)
        : await byCursor(services, c, 'cursor' in given ? given.cursor : undefined))
    const site = {
      services,
      origin: originOf(c.req, services),
      toman: (price: string) => inToman(price, currency),
    }
    return c.json({
      api_version: VERSION,
      current_page: found.page,
      total: found.cursor === undefined ? found.total : null,
      max_pages: found.cursor === undefined ? found.pages : null,
      ...(found.cursor !== undefined && { next_cursor: found.cursor }),
      products: found.offers.map((one) => productJson(site, one)),
    })
  })
}
