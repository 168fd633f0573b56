import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { noteSeoTexts, seoTextsOfMeta } from '#store/modules/seo/seo.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { ProductRow } from '../products/product.ts'
import { BLANK_PRODUCT, type ProductAttribute } from '../tables.ts'
import { type ProductRefusal, takenCode } from './product-codes.ts'
import { columnsOf, type ProductFields } from './product-fields.ts'
import {
  findRow,
  insertProduct,
  type ProductChange,
  recordChange,
  removeProduct,
  variationsOf,
} from './product-rows.ts'
import { slugFor, variationSlug } from './product-slug.ts'

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
    await noteSeoTexts(inside, seoTextsOfMeta(fields.meta_data ?? []))
    return ok(await insertProduct(inside, row))
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
    return ok(await insertProduct(inside, row))
  })

const changeOf = (before: ProductRow, status: string): ProductChange => {
  if (before.status === status || (before.status !== 'trash' && status !== 'trash')) return 'changed'
  return status === 'trash' ? 'trashed' : 'restored'
}

/** The codes that have to be free: others than it has, and its own where it comes out of the trash. */
const codesOf = (before: ProductRow, fields: ProductFields, change: ProductChange): ProductFields => {
  const { sku, global_unique_id } = before
  if (change !== 'restored') {
    return {
      sku: fields.sku === sku ? undefined : fields.sku,
      global_unique_id: fields.global_unique_id === global_unique_id ? undefined : fields.global_unique_id,
    }
  }
  return { sku: fields.sku ?? sku, global_unique_id: fields.global_unique_id ?? global_unique_id }
}

/** Why a product cannot come out of the trash with its variations: one of their codes is another's by now. */
const takenByRestored = async (context: Context, before: ProductRow): Promise<ProductRefusal | null> => {
  for (const { id } of await variationsOf(context, before.id)) {
    const row = await findRow(context, id)
    if (!row || row.status === 'trash') continue
    const { sku, global_unique_id } = row
    const refusal = await takenCode(context, { sku, global_unique_id }, id)
    if (refusal) return refusal
  }
  return null
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
    const change = changeOf(before, fields.status ?? before.status)
    const refusal =
      (await takenCode(inside, codesOf(before, fields, change), id)) ??
      (change === 'restored' ? await takenByRestored(inside, before) : null)
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
      for (const variation of await variationsOf(inside, id)) await removeProduct(inside, variation)
    }
    await noteSeoTexts(inside, seoTextsOfMeta(fields.meta_data ?? []))
    await recordChange(inside, before, changeOf(before, values.status ?? before.status))
    return ok(id)
  })
