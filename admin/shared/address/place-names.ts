import type { Country } from './use-countries.ts'

const nameOf = (all: readonly { code: string; name: string }[] | undefined, code: string | undefined) =>
  all?.find((one) => one.code === code)?.name

/** The name of a country; its code where the shop does not know it. */
export const countryName = (countries: Country[], country: string): string =>
  nameOf(countries, country) ?? country

/** The name of a country's province or state; undefined where the shop does not know it. */
export const stateName = (countries: Country[], country: string | undefined, state: string | undefined) =>
  nameOf(countries.find(({ code }) => code === country)?.states, state)
