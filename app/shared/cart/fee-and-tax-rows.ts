import { m } from '#app/messages/paraglide/messages.js'
import type { Quote } from '#store-api/contract/cart.ts'

/** Fees by their names, and the tax: whether the amounts hold it already, or it is added to them. */
export const feeAndTaxRows = ({ fees, totals }: Quote): { label: string; amount: string }[] => {
  const rows = fees.map(({ name, total }) => ({ label: name, amount: total }))
  if (Number(totals.tax) === 0) return rows
  return [
    ...rows,
    { label: totals.tax_included ? m.cart_tax_included() : m.orders_tax(), amount: totals.tax },
  ]
}
