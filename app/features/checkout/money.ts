import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { formatPriceText } from '#app/ui/format.ts'

/** A decimal string of the store as the shop writes prices. */
export type Money = (amount: string) => string

export const useStoreMoney = (): Money => {
  const { currency } = usePageSettings()
  return (amount) => formatPriceText(amount, currency)
}
