import type { Locale } from '../locale.ts'
import { IRAN } from './iran.ts'
import { type CountryWithStates, listsStates } from './lists-states.ts'
import { UNITED_STATES } from './united-states.ts'

export { CONTINENTS, continentOf } from './continents.ts'

export interface State {
  /** WooCommerce's code, e.g. THR */
  code: string
  name: string
  /** main cities, the capital first; [] where none are listed: any city may be typed */
  cities: string[]
}

const readIran = (english: boolean): State[] =>
  IRAN.map(([code, persian, latin, cities]) => ({
    code,
    name: english ? latin : persian,
    cities: cities.split('، '),
  })).sort((a, b) => a.name.localeCompare(b.name, english ? 'en' : 'fa'))

const US: State[] = UNITED_STATES.map(([code, name]) => ({ code, name, cities: [] }))
const KNOWN: Record<CountryWithStates, Record<Locale, State[]>> = {
  IR: { fa: readIran(false), en: readIran(true) },
  US: { fa: US, en: US },
}

/**
 * The provinces or states of a country, sorted by name, for address forms; [] for a country whose are not listed.
 * @param country ISO 3166-1 alpha-2
 * @param locale language of the names; Iranian cities are always Persian
 */
export const statesOf = (country: string, locale: Locale = 'fa'): State[] =>
  listsStates(country) ? KNOWN[country][locale] : []

/** The name of a province or state; the code itself when it is not known. */
export const stateName = (country: string, code: string, locale: Locale = 'fa'): string =>
  statesOf(country, locale).find((state) => state.code === code)?.name ?? code
