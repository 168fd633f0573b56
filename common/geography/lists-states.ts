const COUNTRIES = ['IR', 'US'] as const

export type CountryWithStates = (typeof COUNTRIES)[number]

/** Whether the provinces or states of a country are listed. Apart from the lists, which no browser is to fetch. */
export const listsStates = (country: string): country is CountryWithStates =>
  COUNTRIES.some((listed) => listed === country)
