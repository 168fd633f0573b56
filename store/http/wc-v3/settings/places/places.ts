import { readFileSync } from 'node:fs'

/** How a country writes amounts and measures. */
export interface CountryHabits {
  currency_code: string
  currency_pos: string
  decimal_sep: string
  dimension_unit: string
  num_decimals: number
  thousand_sep: string
  weight_unit: string
}

export interface Place {
  code: string
  name: string
  /** null for the few places without a currency of their own */
  habits: CountryHabits | null
  /** PHP makes numbers of codes that look like some, and so do these */
  states: { code: string | number; name: string }[]
}

export interface CurrencyName {
  code: string
  /** HTML */
  name: string
  /** HTML */
  symbol: string
}

const readRows = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

const readHabits = (text: string): CountryHabits | null => {
  if (text === '') return null
  const [currency = '', position = '', decimal = '', thousand = '', decimals, length = '', weight = ''] =
    text.split(' ')
  return {
    currency_code: currency,
    currency_pos: position,
    decimal_sep: decimal,
    dimension_unit: length,
    num_decimals: Number(decimals),
    thousand_sep: thousand === 'space' ? ' ' : thousand,
    weight_unit: weight,
  }
}

const readState = (text: string): Place['states'][number] => {
  const [, code = '', name = ''] = /^([^=]+)=(.*)$/.exec(text) ?? []
  return { code: /^[1-9]\d*$/.test(code) ? Number(code) : code, name }
}

/** Every country with its states, by name, as WooCommerce lists them. */
export const readPlaces = (): Place[] =>
  readRows('countries.tsv').map(([code = '', name = '', habits = '', states = '']) => ({
    code,
    name,
    habits: readHabits(habits),
    states: states ? states.split('|').map(readState) : [],
  }))

/** Every currency, by code. */
export const readCurrencies = (): CurrencyName[] =>
  readRows('currencies.tsv').map(([code = '', name = '', symbol = '']) => ({ code, name, symbol }))
