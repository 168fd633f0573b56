import type { Context } from '#store/context.ts'
import { hasCode, isKept } from '../products/stored-products.ts'
import type { ProductFields } from './product-fields.ts'
import { freeName } from './slug.ts'

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
    .where(hasCode(column, [value]))
    .where('id', '<>', ownId)
    .where(isKept)
    .orderBy('id')
    .executeTakeFirst()
  return other?.id
}

/** Why a product cannot have the codes of `fields`; null where they are free or not given. */
export const takenCode = async (
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

/** A code for a copy: the original's with the first free number appended. */
export const copyCode = (context: Context, column: keyof typeof CODES, value: string): Promise<string> =>
  freeName(value, async (text) => (await ownerOf(context, column, text, 0)) !== undefined, 1)
