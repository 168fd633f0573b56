import type { ProductSummary } from '#store/modules/catalog/catalog.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

/** What the storefront may say of a sale; money in minor units. */
export interface SaleClaim {
  /** the old price was not charged shortly before, and the shop shows no such sale as one */
  unproven: boolean
  /** before the sale, of several prices the lowest; null without a sale that is shown as one */
  regularMin: number | null
  /** the lowest price charged in the thirty days before the sale; null without a sale, or where nothing is known */
  lowest: number | null
}

export const NO_SALE: SaleClaim = { unproven: false, regularMin: null, lowest: null }

/**
 * The one place that decides whether a sale is shown as such.
 * @param summaries of a product, or of those that a grouped one holds
 */
export const saleClaimOf = (
  summaries: readonly (ProductSummary | null)[],
  { sales_need_charged_price: isProofWanted }: Pick<StoreSettings, 'sales_need_charged_price'>,
): SaleClaim => {
  const onSale = summaries.filter((one) => one?.onSale) as ProductSummary[]
  const shown = isProofWanted ? onSale.filter(({ claimsSale }) => claimsSale) : onSale
  const [only] = shown
  if (!only) return { ...NO_SALE, unproven: onSale.length > 0 }
  const regular = isProofWanted ? only.claimedRegularPrice : only.regularPrice
  return { unproven: false, regularMin: regular?.min ?? null, lowest: only.lowestBefore }
}
