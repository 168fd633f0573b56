import { call } from '#admin/api/call.ts'
import type { Product } from '../product.ts'

/** What may be changed of many products at once; what is not given stays as it is. */
export interface BulkChange {
  status?: string
  stock_status?: string
  /** added to those that a product has */
  category?: number
  /** of the regular price: 10 raises by a tenth, -10 lowers */
  percent?: number
}

type Fields = Record<string, unknown>

/** A price changed by per cent, rounded to what the currency has. */
export const changedPrice = (price: string, percent: number, decimals: number): string => {
  const factor = 10 ** decimals
  const changed = Math.round((Number(price) * factor * (100 + percent)) / 100) / factor
  return String(Math.max(0, changed))
}

const categoriesOf = ({ categories }: Product, added: number): Fields[] =>
  [...new Set([...categories.map(({ id }) => id), added])].map((id) => ({ id }))

/** The fields of one product that a change of many makes different; empty for none. */
export const changesOfProduct = (product: Product, change: BulkChange, decimals: number): Fields => ({
  ...(change.status && { status: change.status }),
  ...(change.stock_status && product.type !== 'variable' && { stock_status: change.stock_status }),
  ...(change.stock_status && product.manage_stock && { manage_stock: false }),
  ...(change.category && { categories: categoriesOf(product, change.category) }),
  ...(change.percent &&
    product.regular_price !== '' && {
      regular_price: changedPrice(product.regular_price, change.percent, decimals),
      ...(product.sale_price !== '' && {
        sale_price: changedPrice(product.sale_price, change.percent, decimals),
      }),
    }),
})

/** What puts a product back as it was before `changes`. */
export const formerOf = (product: Product, changes: Fields): Fields =>
  Object.fromEntries(
    Object.keys(changes).map((name) => [
      name,
      name === 'categories' ? product.categories.map(({ id }) => ({ id })) : product[name],
    ]),
  )

interface BatchAnswer {
  update?: { error?: { message: string } }[]
}

/** Writes many products at once. @returns how many were refused, and why the first one was */
export const writeProducts = async (
  updates: readonly Fields[],
): Promise<{ failed: number; message?: string }> => {
  if (updates.length === 0) return { failed: 0 }
  const { json } = await call<BatchAnswer>('wc/v3/products/batch', {
    method: 'POST',
    body: { update: updates },
  })
  const errors = (json.update ?? []).flatMap(({ error }) => error ?? [])
  return { failed: errors.length, ...(errors[0] && { message: errors[0].message }) }
}
