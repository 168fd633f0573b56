import { matchesPostcode } from './postcodes.ts'
import type { TaxRate } from './types.ts'

export interface TaxAddress {
  country: string
  state: string
  city: string
  postcode: string
}

/** A stored rate. An empty place field matches every place; `postcode` and `city` list alternatives separated by `;`. */
export interface StoredTaxRate {
  id: number
  country: string
  state: string
  postcode: string
  city: string
  /** ten-thousandths of a percent */
  rate: number
  name: string
  priority: number
  compound: boolean
  shipping: boolean
  order: number
  /** '' is the standard class */
  class: string
}

const listed = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim().toUpperCase())
    .filter(Boolean)

const holdsAt = (rate: StoredTaxRate, address: TaxAddress): boolean => {
  const same = (mine: string, theirs: string) => mine === '' || mine.toUpperCase() === theirs.toUpperCase()
  const postcodes = listed(rate.postcode)
  const cities = listed(rate.city)
  return (
    same(rate.country, address.country) &&
    same(rate.state, address.state) &&
    (cities.length === 0 || cities.includes(address.city.trim().toUpperCase())) &&
    (postcodes.length === 0 || matchesPostcode(address.postcode, postcodes))
  )
}

const byPrecision = (a: StoredTaxRate, b: StoredTaxRate): number =>
  a.priority - b.priority ||
  Number(a.country === '') - Number(b.country === '') ||
  Number(a.state === '') - Number(b.state === '') ||
  listed(b.postcode).length - listed(a.postcode).length ||
  listed(b.city).length - listed(a.city).length ||
  a.order - b.order ||
  a.id - b.id

const codeOf = ({ country, state, name, priority }: StoredTaxRate): string =>
  [country, state, name || 'Tax', priority].filter(Boolean).join('-').toUpperCase()

/**
 * The rates of a tax class that apply at an address. Of several rates with the same priority the most specific one
 * applies.
 */
export const matchRates = (stored: StoredTaxRate[], taxClass: string, address: TaxAddress): TaxRate[] => {
  const taken = new Set<number>()
  return stored
    .filter((rate) => rate.class === taxClass && holdsAt(rate, address))
    .sort(byPrecision)
    .filter(({ priority }) => !taken.has(priority) && taken.add(priority))
    .map((one) => {
      const { id, name, rate, compound, shipping } = one
      return { id, label: name || 'Tax', code: codeOf(one), rate, compound, shipping }
    })
}
