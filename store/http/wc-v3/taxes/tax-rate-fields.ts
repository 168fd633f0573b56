import { itemLinks } from '#store/http/wp-rest/links.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import type { TaxRateFields } from '#store/modules/cart/cart.ts'
import type { StoredTaxRate } from '#store/modules/pricing/pricing.ts'
import { checkLengths, outOfBounds } from './tax-requests.ts'

const RATES = '/wp-json/wc/v3/taxes'

const texts = { type: 'array', items: { type: 'string' } } as const
/** What a tax rate is written with; the oldest clients name one postcode and one city. */
export const taxRateArgs = args({
  country: { type: 'string', description: 'ISO 3166 code; empty for all.' },
  state: { type: 'string', description: 'Code of the state; empty for all.' },
  postcode: { type: 'string' },
  city: { type: 'string' },
  postcodes: { ...texts, description: 'Postcodes, patterns and ranges.' },
  cities: texts,
  rate: { type: 'string', description: 'Percent.' },
  name: { type: 'string' },
  priority: { type: 'integer', minimum: 0, maximum: 1000 },
  compound: { type: 'boolean' },
  shipping: { type: 'boolean' },
  order: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
  class: { type: 'string' },
})

const MAX_PERCENT = 1000

/** Ten-thousandths of a percent; what is no number is nothing, as in WooCommerce. */
const readRate = (text: string): number => {
  const percent = Number(text.replace(',', '.')) || 0
  if (percent < 0 || percent > MAX_PERCENT) {
    throw outOfBounds('rate', `rate must be between 0 (inclusive) and ${MAX_PERCENT} (inclusive)`)
  }
  return Math.round(percent * 10_000)
}

const parts = (text: string): string[] => text.split(';').filter(Boolean)

/**
 * What is written of a tax rate.
 * @throws ApiError 400 for what it does not take
 */
export const readRateFields = ({
  rate,
  postcode,
  city,
  ...given
}: Parsed<typeof taxRateArgs>): Partial<TaxRateFields> => {
  checkLengths({ postcode, city, ...given })
  const fields = {
    ...given,
    postcodes: postcode === undefined ? given.postcodes : parts(postcode),
    cities: city === undefined ? given.cities : parts(city),
    rate: rate === undefined ? undefined : readRate(rate),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

export const rateJson = (rate: StoredTaxRate, origin: string) => ({
  id: rate.id,
  country: rate.country,
  state: rate.state,
  postcode: parts(rate.postcode).at(-1) ?? '',
  city: parts(rate.city).at(-1) ?? '',
  rate: (rate.rate / 10_000).toFixed(4),
  name: rate.name,
  priority: rate.priority,
  compound: rate.compound,
  shipping: rate.shipping,
  order: rate.order,
  class: rate.class || 'standard',
  postcodes: parts(rate.postcode),
  cities: parts(rate.city),
  _links: itemLinks(origin, RATES, rate.id, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
})
