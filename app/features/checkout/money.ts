import { useShop } from '#app/shared/settings/shop.ts'
import { formatPriceText } from '#app/ui/format.ts'

/** A decimal string of the store as the shop writes prices. */
export type Money = (amount: string) => string

export const useStoreMoney = (): Money => {
  const { currency } = useShop()
  return (amount) => formatPriceText(amount, currency)
}
