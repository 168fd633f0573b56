import { stateName } from '#common/geography/geography.ts'
import type { Locale } from '#common/locale.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { addressOf } from './order-view.tsx'

/** The province of the address that a page of an order shows, by its name: for loaders, since browsers do not know the names. */
export const provinceOf = (order: Order, locale: Locale): string => {
  const { country, state } = addressOf(order)
  return stateName(country, state, locale)
}
