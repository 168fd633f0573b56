import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { dropTranslations } from '#store/modules/translations/translations.ts'
import type { ProductRow } from '../products/product.ts'
import { variationTitle } from '../products/variation-title.ts'
import { type AttributeChoice, BLANK_PRODUCT, type ProductAttribute } from '../tables.ts'
import { columnsOf, type ProductFields } from './product-fields.ts'
import { freeName, slugOf } from './slug.ts'

export type ProductRefusal =
  | { reason: 'unknown' | 'unknown_parent' | 'invalid_gtin' }
  /** `free`: the same with the first free number appended */
  | { reason: 'sku_taken' | 'gtin_taken'; id: number; free: string }

const CODES = { sku: 'sku_taken', global_unique_id: 'gtin_taken' } as const

/** Another product that has the same; what lies in the trash gives its own up. */
const ownerOf = async (
  { db }: Context,
  column: keyof typeof CODES,
  value: string,
  ownId: number,
): Promise<number | undefined> => {
  const other = await db
    .selectFrom('products')
    .select('id')
    .where(column, '=', value)
    .where('id', '<>', ownId)
    .where('status', '<>', 'trash')
    .orderBy('id')
    .executeTakeFirst()
  return other?.id
}

const takenCode = async (
  context: Context,
  { sku, global_unique_id }: ProductFields,
  ownId: number,
): Promise<ProductRefusal | null> => {
  if (global_unique_id && !/^[\dX-]+$/i.test(global_unique_id)) return { reason: 'invalid_gtin' }
  for (const [column, value] of [
    ['sku', sku],
    ['global_unique_id', global_unique_id],
  ] as const) {
    const id = value ? await ownerOf(context, column, value, ownId) : undefined
    if (id === undefined || !value) continue
    const isTaken = async (text: string) => (await ownerOf(context, column, text, 0)) !== undefined
    return { reason: CODES[column], id, free: await freeName(value, isTaken, 1) }
  }
  return null
}

const freeSlug = (context: Context, wanted: string, ownId: number): Promise<string> =>
  freeName(wanted, async (slug) => {
    const other = await context.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', ownId)
      .executeTakeFirst()
    return other !== undefined
  })

/** A draft is called by its number: it gets a slug of its name when it leaves that state, unless it was given one. */
const SLUGLESS = new Set(['draft', 'pending', 'trash'])

const slugFor = async (
  context: Context,
  before: Pick<ProductRow, 'id' | 'slug'>,
  { slug, name, status }: { slug: string | undefined; name: string; status: string },
): Promise<string> => {
  const wanted = slug ? slugOf(slug) : ''
  if (wanted) return freeSlug(context, wanted, before.id)
  if (before.slug || SLUGLESS.has(status)) return before.slug
  return freeSlug(context, slugOf(name) || 'product', before.id)
}

const findRow = (context: Context, id: number): Promise<ProductRow | undefined> =>
  context.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()

type Change = 'created' | 'changed' | 'trashed' | 'restored' | 'deleted'

/** Everything that follows a product (index, caches, prices, alerts) learns of a change by its event. */
const record = (context: Context, row: Pick<ProductRow, 'id' | 'parent_id'>, change: Change): Promise<void> =>
  recordEvent(context, {
    type: `${row.parent_id ? 'variation' : 'product'}.${change}`,
    payload: { id: row.id, parent_id: row.parent_id },
  })

const insert = async (context: Context, row: Omit<ProductRow, 'id'>): Promise<number> => {
  const { id } = await context.db.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()
  await record(context, { id, parent_id: row.parent_id }, 'created')
  return id
}

const blankRow = (context: Context): Omit<ProductRow, 'id'> => {
  const now = context.clock()
  return { ...BLANK_PRODUCT, type: 'simple', name: '', slug: '', sku: '', created_at: now, updated_at: now }
}

/** Makes a product; without a name it is called "Product". @returns its id */
export const createProduct = (
  context: Context,
  fields: ProductFields,
): Promise<Result<number, ProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const refusal = await takenCode(inside, fields, 0)
    if (refusal) return refuse(refusal)
    const { notify_no_stock_amount: noStockAmount } = await readSettings(inside)
    const blank = { ...blankRow(inside), id: 0 }
    const name = fields.name || 'Product'
    const values = await columnsOf(inside, blank, { ...fields, name }, { noStockAmount })
    const slug = await slugFor(inside, blank, {
      slug: fields.slug,
      name,
      status: values.status ?? blank.status,
    })
    const { id: _, ...row } = { ...blank, ...values, slug }
    return ok(await insert(inside, row))
  })

interface Parent {
  name: string
  attributes: ProductAttribute[]
}

const parentOf = async (context: Context, parentId: number): Promise<Parent | null> => {
  const row = await findRow(context, parentId)
  if (!row || row.type === 'variation') return null
  return { name: row.name, attributes: fromJson(row.attributes) as ProductAttribute[] }
}

/** The slug of a new variation, of the title that it has by its options. */
const variationSlug = (context: Context, parentName: string, row: ProductRow): Promise<string> => {
  const title = variationTitle(parentName, fromJson(row.attributes) as AttributeChoice[])
  return freeSlug(context, slugOf(title) || 'variation', 0)
}

/** Makes a variation of a product; without choices it matches any options. @returns its id */
export const createVariation = (
  context: Context,
  parentId: number,
  fields: ProductFields,
): Promise<Result<number, ProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const parent = await parentOf(inside, parentId)
    if (!parent) return refuse({ reason: 'unknown_parent' } as const)
    const refusal = await takenCode(inside, fields, 0)
    if (refusal) return refuse(refusal)
    const { notify_no_stock_amount: noStockAmount } = await readSettings(inside)
    const blank: ProductRow = {
      ...blankRow(inside),
      id: 0,
      type: 'variation',
      parent_id: parentId,
      tax_class: 'parent',
    }
    const values = await columnsOf(inside, blank, fields, { noStockAmount, parent: parent.attributes })
    const made = { ...blank, ...values }
    const { id: _, ...row } = { ...made, slug: await variationSlug(inside, parent.name, made) }
    return ok(await insert(inside, row))
  })

const changeOf = (before: ProductRow, status: string): Change => {
  if (before.status === status || (before.status !== 'trash' && status !== 'trash')) return 'changed'
  return status === 'trash' ? 'trashed' : 'restored'
}

/** The codes that have to be free: those given, and its own where it comes out of the trash. */
const codesOf = (before: ProductRow, fields: ProductFields): ProductFields => {
  const isRestored = changeOf(before, fields.status ?? before.status) === 'restored'
  if (!isRestored) return fields
  const { sku, global_unique_id } = before
  return { sku: fields.sku ?? sku, global_unique_id: fields.global_unique_id ?? global_unique_id }
}

/**
 * Changes a product or variation; what is not given stays. A product that is variable no more loses its variations.
 * @param parentId of a variation, to which it must belong; 0 for a product
 */
export const updateProduct = (
  context: Context,
  id: number,
  fields: ProductFields,
  parentId = 0,
): Promise<Result<number, ProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const before = await findRow(inside, id)
    if (!before || before.parent_id !== parentId) return refuse({ reason: 'unknown' } as const)
    const refusal = await takenCode(inside, codesOf(before, fields), id)
    if (refusal) return refuse(refusal)
    const parent = parentId ? await parentOf(inside, parentId) : null
    const { notify_no_stock_amount: noStockAmount } = await readSettings(inside)
    const values = await columnsOf(inside, before, fields, { noStockAmount, parent: parent?.attributes })
    const { name, status } = { ...before, ...values }
    const slug = parentId ? before.slug : await slugFor(inside, before, { slug: fields.slug, name, status })
    await inside.db
      .updateTable('products')
      .set({ ...values, slug, updated_at: context.clock() })
      .where('id', '=', id)
      .execute()
    if (before.type === 'variable' && values.type !== undefined && values.type !== 'variable') {
      for (const variation of await variationsOf(inside, id)) await remove(inside, variation)
    }
    await record(inside, before, changeOf(before, values.status ?? before.status))
    return ok(id)
  })

const variationsOf = (context: Context, id: number): Promise<{ id: number; parent_id: number }[]> =>
  context.db.selectFrom('products').select(['id', 'parent_id']).where('parent_id', '=', id).execute()

const remove = async (context: Context, row: { id: number; parent_id: number }): Promise<void> => {
  const { db } = context
  await db.deleteFrom('products').where('id', '=', row.id).execute()
  await db.deleteFrom('price_history').where('product_id', '=', row.id).execute()
  await dropTranslations(context, 'product', [row.id])
  await record(context, row, 'deleted')
}

/** A product with one variation less is another one. */
const touch = async ({ db, clock }: Context, id: number): Promise<void> => {
  await db.updateTable('products').set({ updated_at: clock() }).where('id', '=', id).execute()
}

/**
 * Deletes a product with its variations, or a variation, for good. What was ordered of it stays in the orders; its
 * reviews are deleted by `deleteReview`, because photos lie in files.
 */
export const deleteProduct = (
  context: Context,
  id: number,
  parentId = 0,
): Promise<Result<number, ProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const row = await findRow(inside, id)
    if (!row || row.parent_id !== parentId) return refuse({ reason: 'unknown' } as const)
    for (const variation of await variationsOf(inside, id)) await remove(inside, variation)
    await remove(inside, row)
    if (parentId) await touch(inside, parentId)
    return ok(id)
  })

const copyCode = (context: Context, column: keyof typeof CODES, value: string): Promise<string> =>
  freeName(value, async (text) => (await ownerOf(context, column, text, 0)) !== undefined, 1)

/**
 * Copies a product with its variations, as a draft without sales and reviews.
 * @param fields what the copy has instead
 * @returns the id of the copy
 */
export const duplicateProduct = (
  context: Context,
  id: number,
  fields: ProductFields,
): Promise<Result<number, ProductRefusal>> =>
  inTransaction(context, async (inside) => {
    const original = await findRow(inside, id)
    if (!original || original.parent_id) return refuse({ reason: 'unknown' } as const)
    const now = inside.clock()
    const unsold = { total_sales: 0, average_rating: 0, rating_count: 0, created_at: now, updated_at: now }
    const copyOf = async ({ id: _, ...row }: ProductRow) => ({
      ...row,
      ...unsold,
      sku: row.sku && (await copyCode(inside, 'sku', row.sku)),
      global_unique_id: '',
    })
    const { notify_no_stock_amount: noStockAmount } = await readSettings(inside)
    const values = await columnsOf(inside, original, fields, { noStockAmount })
    const name = `${fields.name ?? original.name} (Copy)`
    const sku = values.sku || original.sku
    const copy = await insert(
      inside,
      await copyOf({ ...original, ...values, sku, name, status: 'draft', slug: '' }),
    )
    for (const { id: variationId } of await variationsOf(inside, id)) {
      const variation = await findRow(inside, variationId)
      if (!variation) continue
      const slug = await variationSlug(inside, name, variation)
      await insert(inside, { ...(await copyOf(variation)), parent_id: copy, slug })
    }
    return ok(copy)
  })
