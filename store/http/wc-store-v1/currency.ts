import { roundHalfUp } from '#common/money.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

type CurrencySettings = Pick<StoreSettings, 'currency' | 'price_decimal_sep' | 'price_thousand_sep'>

/** How the amounts beside it are written; the Store API gives them in minor units, as text. */
export const currencyFields = ({ currency, price_decimal_sep, price_thousand_sep }: CurrencySettings) => {
  const { code, symbol, decimals, position } = currency
  const isLeft = position.startsWith('left')
  const space = position.endsWith('_space') ? ' ' : ''
  return {
    currency_code: code,
    currency_symbol: symbol,
    currency_minor_unit: decimals,
    currency_decimal_separator: price_decimal_sep,
    currency_thousand_separator: price_thousand_sep,
    currency_prefix: isLeft ? symbol + space : '',
    currency_suffix: isLeft ? '' : space + symbol,
  }
}

const PRECISION = 6

/** An amount or price in whole minor units. */
export const minorText = (amount: number): string => String(roundHalfUp(amount))

/** Prices with six decimals. */
export const rawPrices = <Name extends string>(prices: Record<Name, number>, decimals: number) => ({
  precision: PRECISION,
  ...(Object.fromEntries(
    Object.entries<number>(prices).map(([name, amount]) => [
      name,
      minorText(amount * 10 ** (PRECISION - decimals)),
    ]),
  ) as Record<Name, string>),
})
