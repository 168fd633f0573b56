import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { pageDescription, shorten } from '#common/page-description.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { isoPriceText } from '../offers/iso-money.ts'
import type { ListedOffer } from '../offers/offers.ts'
import { deliveriesOf, type OfferTerms, readOfferTerms } from '../offers/terms.ts'
import { originOf } from '../origin.ts'
import { sortOptions } from '../structured-data/known-attributes.ts'
import { escapeXml } from '../xml.ts'
import { categoryNames, listOffers, onlyWith } from './listed.ts'

/** items in a file */
export const GOOGLE_PER_FILE = 1000
/** items that are written before others get a turn */
const AT_ONCE = 100
const LONGEST = { title: 150, description: 5000, type: 750, text: 100, detailName: 140, detail: 1000 }
/** letters of a name that remain beside the options, however long these are */
const LEAST_NAME = 40
const MOST_PICTURES = 10

const AVAILABILITY = { instock: 'in_stock', outofstock: 'out_of_stock', onbackorder: 'backorder' }

type Field = [name: string, value: string | null | undefined | false]

const element = ([name, value]: Field): string => (value ? `<g:${name}>${escapeXml(value)}</g:${name}>` : '')

/** The span of a sale, where it has both ends; without, Google takes the price of the sale as it finds it. */
const saleDates = (from: string | null, to: string | null): string | null =>
  from && to ? `${from}+00:00/${to}+00:00` : null

/** What Google reads of delivery: one price for a whole country. Parts of one it knows in few countries. */
const shippingXml = (offer: ListedOffer['offer'], terms: OfferTerms): string =>
  deliveriesOf(offer, terms, terms.settings.locale)
    .filter(({ regions }) => regions.length === 0)
    .map(
      ({ country, price }) =>
        `<g:shipping>${element(['country', country])}${element(['price', isoPriceText(price, terms.settings.currency)])}</g:shipping>`,
    )
    .join('')

const descriptionOf = ({ product, offer }: ListedOffer): string => {
  const text = textOfHtml(product.description || product.short_description)
  return text
    ? shorten(text, LONGEST.description)
    : pageDescription({ name: offer.name, facts: product.brands.map(({ name }) => name) })
}

/** The options of a variation stay where the name is too long: nothing else may tell it from the others. */
const titleOf = ({ offer, product }: ListedOffer): string => {
  const options = offer.name.slice(product.name.length)
  const room = LONGEST.title - options.length
  return room < LEAST_NAME ? shorten(offer.name, LONGEST.title) : shorten(product.name, room) + options
}

const optionFields = ({ offer }: ListedOffer): Field[] =>
  Array.from(sortOptions(offer.options).known, ([property, value]) => [
    property,
    shorten(value, LONGEST.text),
  ])

/** Options that Google has no attribute for, as storage or volume. */
const detailsXml = ({ options }: ListedOffer['offer']): string =>
  sortOptions(options)
    .own.map(({ name, value }) => {
      const fields: Field[] = [
        ['attribute_name', shorten(name, LONGEST.detailName)],
        ['attribute_value', shorten(value, LONGEST.detail)],
      ]
      return `<g:product_detail>${fields.map(element).join('')}</g:product_detail>`
    })
    .join('')

const itemXml = (services: Services, listed: ListedOffer, terms: OfferTerms, origin: string): string => {
  const { offer, product } = listed
  const { currency } = terms.settings
  const brand = product.brands[0]?.name
  const pictures = product.images.map(({ src }) => src).filter((src) => src !== offer.image)
  const fields: Field[] = [
    ['id', String(offer.id)],
    ['title', titleOf(listed)],
    ['description', descriptionOf(listed)],
    ['link', origin + offer.path],
    ['image_link', offer.image],
    ...pictures.slice(0, MOST_PICTURES).map((src): Field => ['additional_image_link', src]),
    ['availability', AVAILABILITY[offer.stock]],
    ['availability_date', offer.stock === 'onbackorder' && `${terms.backordersFrom}T00:00Z`],
    ['price', isoPriceText(offer.regularPrice, currency)],
    ['sale_price', offer.onSale && isoPriceText(offer.price, currency)],
    ['sale_price_effective_date', saleDates(offer.saleFrom, offer.saleTo)],
    ['brand', brand && shorten(brand, 70)],
    ['gtin', offer.gtin],
    ['mpn', !offer.gtin && offer.sku.slice(0, 70)],
    ['identifier_exists', !offer.gtin && !(brand && offer.sku) && 'no'],
    ['condition', offer.condition],
    ['item_group_id', offer.id !== product.id && String(product.id)],
    ...optionFields(listed),
    ['product_type', shorten(categoryNames(services, listed).join(' > '), LONGEST.type)],
  ]
  return `<item>${fields.map(element).join('')}${detailsXml(offer)}${shippingXml(offer, terms)}</item>`
}

/**
 * `GET /product-feeds/google.xml` and `/product-feeds/google-2.xml` …: the products for Google Merchant Center as RSS 2.0, a thousand in a
 * file; each names the next one.
 */
export const googleRoutes = (services: Services): Hono =>
  new Hono().get(
    '/product-feeds/:file{google(?:-[1-9][0-9]{0,5})?\\.xml}',
    onlyWith(services, 'google'),
    async (c) => {
      const page = Number(/-(\d+)/.exec(c.req.path)?.[1] ?? 1)
      const skip = (page - 1) * GOOGLE_PER_FILE
      const { offers, total } = await listOffers(services, c, { skip, limit: GOOGLE_PER_FILE })
      if (page > 1 && offers.length === 0) return c.notFound()
      const terms = await readOfferTerms(requestContext(c, services))
      const origin = originOf(c.req, services)
      const { site_name, site_description } = terms.settings
      const items: string[] = []
      for (const [at, listed] of offers.entries()) {
        if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
        // without a picture Google takes none
        if (listed.offer.image) items.push(itemXml(services, listed, terms, origin))
      }
      const next = skip + offers.length < total ? `${origin}/product-feeds/google-${page + 1}.xml` : ''
      const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom">',
        '<channel>',
        `<title>${escapeXml(site_name)}</title>`,
        `<link>${origin}/</link>`,
        `<description>${escapeXml(site_description || site_name)}</description>`,
        ...(next ? [`<atom:link rel="next" href="${next}"/>`] : []),
        ...items,
        '</channel>',
        '</rss>',
        '',
      ]
      return c.body(lines.join('\n'), 200, { 'Content-Type': 'application/xml; charset=UTF-8' })
    },
  )
