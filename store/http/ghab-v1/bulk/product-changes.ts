import type { Hono, Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { formatPrice, parsePrice } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError, wrongAmount } from '#store/http/wp-rest/errors.ts'
import {
  type ProductBulkChange as DomainChange,
  productBulkChanges,
  variationIdsOf,
} from '#store/modules/catalog/catalog.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { newProductBulkChange, type ProductBulkChange } from '#store-api/contract/bulk-changes.ts'
import { wrongField } from '../account/signed-in.ts'
import { bulkRoutes } from './bulk-routes.ts'

type Field = Exclude<keyof ProductBulkChange, 'variations_of'>
const OF_PRODUCTS: ReadonlySet<Field> = new Set<Field>(['status', 'stock_status', 'category', 'percent'])
const OF_VARIATIONS: ReadonlySet<Field> = new Set<Field>([
  'percent',
  'regular_price',
  'sale_price',
  'stock_quantity',
])

const decimalsOf = async (context: Context): Promise<number> =>
  (await readSettings(context)).currency.decimals

/** @throws ApiError 400 for what does not fit in the currency's minor units */
const toAmount = (price: string, field: Field, decimals: number): number => {
  const amount = parsePrice(price, decimals)
  if (amount === null) throw wrongAmount(field)
  return amount
}

/** A change as the shop keeps it, with prices in minor units; an empty price of a sale ends it. */
const fromJson = async (
  { regular_price, sale_price, ...change }: ProductBulkChange,
  context: Context,
): Promise<DomainChange> => {
  const decimals = await decimalsOf(context)
  return {
    ...change,
    ...(regular_price !== undefined && { regular_price: toAmount(regular_price, 'regular_price', decimals) }),
    ...(sale_price !== undefined && {
      sale_price: sale_price === '' ? null : toAmount(sale_price, 'sale_price', decimals),
    }),
  }
}

const toJson = async (
  { regular_price, sale_price, ...change }: DomainChange,
  context: Context,
): Promise<ProductBulkChange> => {
  const decimals = await decimalsOf(context)
  return {
    ...change,
    ...(regular_price !== undefined && { regular_price: formatPrice(regular_price, decimals) }),
    ...(sale_price !== undefined && {
      sale_price: sale_price === null ? '' : formatPrice(sale_price, decimals),
    }),
  }
}

/** `ghab/v1/bulk-changes`: changes of many products at once, or of all variations of one. */
export const productChangeRoutes = (services: Services): Hono => {
  /**
   * @throws ApiError 400 for one that changes nothing or what these have not, and for a category that there is not; 403 for
   * the trash of who may delete nothing
   */
  const checkChange = (c: HonoContext, { variations_of, ...change }: ProductBulkChange): void => {
    const { category, status, percent, ...others } = change
    const given = Object.entries(change).flatMap(([name, value]) =>
      value === undefined ? [] : [name as Field],
    )
    const allowed = variations_of === undefined ? OF_PRODUCTS : OF_VARIATIONS
    const wrong = given.find((name) => !allowed.has(name))
    if (wrong) throw wrongField(wrong, 'rest_not_of_these', 'This is not changed of these.')
    if (!percent && [category, status, ...Object.values(others)].every((value) => value === undefined)) {
      throw new ApiError(400, 'ghab_bulk_change_empty', 'Say what is to be changed.')
    }
    if (status === 'trash' && !may(getActor(c).role, 'delete_products')) {
      throw new ApiError(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.')
    }
    if (category !== undefined && !services.catalog.taxonomy.categories.has(category)) {
      throw wrongField('category', 'unknown', 'There is no such category.')
    }
  }

  /** @throws ApiError 400 for none, or for both products and variations */
  const idsOf = async (
    context: Context,
    { product_ids, variations_of }: z.output<typeof newProductBulkChange>,
  ): Promise<readonly number[]> => {
    if ((product_ids === undefined) === (variations_of === undefined)) {
      throw wrongField('product_ids', 'rest_missing', 'Name either product_ids or variations_of.')
    }
    if (variations_of === undefined) return product_ids ?? []
    const ids = await variationIdsOf(context, variations_of)
    if (ids.length === 0) throw wrongField('variations_of', 'unknown', 'This product has no variations.')
    return ids
  }

  return bulkRoutes(services, {
    path: '/wp-json/ghab/v1/bulk-changes',
    kind: productBulkChanges,
    schema: newProductBulkChange,
    readChange: async (c, body) => {
      const { product_ids, key, ...change } = body
      const context = requestContext(c, services)
      const ids = await idsOf(context, body)
      checkChange(c, change)
      return { change: await fromJson(change, context), ids, key, asked: [change, product_ids] }
    },
    changeJson: toJson,
  })
}
