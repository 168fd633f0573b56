import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { Schema } from '#store/database/schema.ts'
import type { ProductType } from '../tables.ts'
import type { Attribute } from '../taxonomy.ts'
import type { ProductRow } from './product.ts'

/** As much of a product as tells which one it is. */
export type StoredProduct = Pick<ProductRow, 'id' | 'sku' | 'type' | 'parent_id' | 'status'>
const IDENTITY = ['id', 'sku', 'type', 'parent_id', 'status'] as const

/** What SKUs and GTINs are compared by: as in WooCommerce, their case makes no difference. */
const codeKey = (code: string): string => code.toLowerCase()

/** Products whose code is one of these, whatever their case. */
export const hasCode =
  (column: 'sku' | 'global_unique_id', codes: readonly string[]) =>
  (where: ExpressionBuilder<Schema, 'products'>): Expression<SqlBool> =>
    where(
      sql<string>`lower(${sql.ref(`products.${column}`)})`,
      'in',
      codes.map((code) => sql<string>`lower(${code})`),
    )

/** Products by their SKUs: as one is spelled, else whatever its case. Of several the first one that was noted. */
export class ProductsBySku {
  readonly #asSpelled = new Map<string, StoredProduct>()
  readonly #ofAnyCase = new Map<string, StoredProduct>()

  set(sku: string, product: StoredProduct): void {
    if (!this.#asSpelled.has(sku)) this.#asSpelled.set(sku, product)
    if (!this.#ofAnyCase.has(codeKey(sku))) this.#ofAnyCase.set(codeKey(sku), product)
  }

  get(sku: string): StoredProduct | undefined {
    return this.#asSpelled.get(sku) ?? this.#ofAnyCase.get(codeKey(sku))
  }

  has(sku: string): boolean {
    return this.get(sku) !== undefined
  }
}

/** Of a variation: whether its product has this status. */
export const isOfProduct = (
  where: ExpressionBuilder<Schema, 'products'>,
  status: ProductRow['status'],
): Expression<SqlBool> =>
  where.exists(
    where
      .selectFrom('products as parents')
      .select('parents.id')
      .whereRef('parents.id', '=', 'products.parent_id')
      .where('parents.status', '=', status),
  )

/** Neither in the trash nor, of a variation, with its product there. */
export const isKept = (where: ExpressionBuilder<Schema, 'products'>): Expression<SqlBool> =>
  where.and([where('products.status', '<>', 'trash'), where.not(isOfProduct(where, 'trash'))])

/** Products and variations by id and by SKU, from the tables; what is in the trash has given its SKU up. */
export const findStored = async (
  { db }: Context,
  { ids, skus }: { ids: readonly number[]; skus: readonly string[] },
): Promise<{ byId: Map<number, StoredProduct>; bySku: ProductsBySku }> => {
  const byId = new Map<number, StoredProduct>()
  const bySku = new ProductsBySku()
  for (const some of chunksOf(ids)) {
    const rows = await db.selectFrom('products').select(IDENTITY).where('id', 'in', some).execute()
    for (const row of rows) byId.set(row.id, row)
  }
  for (const some of chunksOf(skus)) {
    const rows = await db
      .selectFrom('products')
      .select(IDENTITY)
      .where(hasCode('sku', some))
      .where('sku', '<>', '')
      .where(isKept)
      .orderBy('id')
      .execute()
    for (const row of rows) bySku.set(row.sku, row)
  }
  return { byId, bySku }
}

/** The next products and variations behind an id, by id, as they are stored; none in the trash. */
export const listStored = async (
  { db }: Context,
  { types, after, limit }: { types: readonly ProductType[]; after: number; limit: number },
): Promise<ProductRow[]> => {
  const query = db.selectFrom('products').selectAll().where('id', '>', after).where(isKept)
  const wanted = types.length ? query.where('type', 'in', types) : query
  return wanted.orderBy('id').limit(limit).execute()
}

/** How many {@link listStored} lists in all. */
export const countStored = async ({ db }: Context, types: readonly ProductType[]): Promise<number> => {
  const query = db.selectFrom('products').where(isKept)
  const wanted = types.length ? query.where('type', 'in', types) : query
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Products and variations by id, as they are stored. */
export const findRows = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, ProductRow>> => {
  const found = new Map<number, ProductRow>()
  for (const some of chunksOf(ids)) {
    const rows = await db.selectFrom('products').selectAll().where('id', 'in', some).execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** The attribute that products share under this name or slug, whatever the case. */
export const findAttribute = async ({ db }: Context, name: string): Promise<Attribute | undefined> => {
  const wanted = name.trim().toLowerCase()
  const all = await db.selectFrom('attributes').selectAll().orderBy('id').execute()
  const bySlug = (slug: string) => all.find((one) => one.slug === slug)
  return all.find((one) => one.name.toLowerCase() === wanted) ?? bySlug(wanted) ?? bySlug(`pa_${wanted}`)
}
