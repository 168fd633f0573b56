import { call } from '#admin/api/call.ts'
import { nameOf } from '#admin/customers/customer.ts'
import { fullName } from '#admin/shared/full-name.ts'
import { findProducts } from '#admin/shared/product-search/find-products.ts'
import { digits } from '#app/ui/digits.ts'
import { toLatinDigits } from '#common/persian.ts'
import type { Buyer } from '#store-api/contract/office.ts'

/** Something of the shop that was found by what was typed. */
export interface FoundRecord {
  kind: 'orders' | 'products' | 'customers'
  id: number
  /** path below `/admin` */
  to: string
  title: string
  detail: string
}

const FEW = 5

interface OrderJson {
  id: number
  number: string
  billing: { first_name: string; last_name: string }
  status: string
}
interface ProductJson {
  id: number
  parent_id: number
  type: string
  name: string
  sku: string
}

const search = async <T>(path: string, typed: string, signal: AbortSignal): Promise<T[]> => {
  const query = { search: typed, per_page: FEW }
  return (await call<T[]>(path, { query, signal })).json
}

/** The kinds that may be searched, by the right that each takes. */
const SEARCHES: {
  needs: string
  find: (typed: string, signal: AbortSignal) => Promise<FoundRecord[]>
}[] = [
  {
    needs: 'edit_shop_orders',
    find: async (typed, signal) =>
      (await search<OrderJson>('wc/v3/orders', typed, signal)).map(({ id, number, billing }) => ({
        kind: 'orders',
        id,
        to: `/orders/${id}`,
        title: `#${digits(number)}`,
        detail: fullName(billing),
      })),
  },
  {
    needs: 'edit_products',
    find: async (typed, signal) =>
      (await findProducts<ProductJson>(typed, { per_page: FEW }, signal)).map((product) => ({
        kind: 'products',
        id: product.id,
        to: `/products/${product.type === 'variation' ? product.parent_id : product.id}`,
        title: product.name,
        detail: product.sku,
      })),
  },
  {
    needs: 'list_users',
    find: async (typed, signal) =>
      (await search<Buyer>('ghab/v1/customers', typed, signal)).map((one) => ({
        kind: 'customers',
        id: one.id,
        to: `/customers/${one.id}`,
        title: nameOf(one),
        detail: digits(one.phone) || one.email,
      })),
  },
]

/** What the shop has under these words; a kind that cannot be read is left out. */
export const findRecords = async (
  typed: string,
  can: (right: { needs: string }) => boolean,
  signal: AbortSignal,
): Promise<FoundRecord[]> => {
  const wanted = toLatinDigits(typed.trim())
  const found = await Promise.allSettled(SEARCHES.filter(can).map(({ find }) => find(wanted, signal)))
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
