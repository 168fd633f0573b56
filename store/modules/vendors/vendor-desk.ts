import type { Selectable } from 'kysely'
import { foldPersian } from '#common/persian.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { VendorsTable } from './tables.ts'

/** A vendor as those who run the shop see them, whether they sell now or not. */
export type VendorAccount = Omit<Selectable<VendorsTable>, 'address' | 'social' | 'featured' | 'enabled'> & {
  featured: boolean
  enabled: boolean
}

/** What is not given stays as it is. */
export interface VendorFields {
  store_name?: string | undefined
  slug?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  description?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  banner_id?: number | null | undefined
  avatar_id?: number | null | undefined
  featured?: boolean | undefined
  enabled?: boolean | undefined
}

const toAccount = ({ address: _, social: __, featured, enabled, ...row }: Selectable<VendorsTable>) => ({
  ...row,
  featured: featured === 1,
  enabled: enabled === 1,
})

/** All vendors, those who wait to be let in first, then in the order they joined; for those who run the shop. */
export const listVendorAccounts = async (
  { db }: Context,
  { search = '', enabled }: { search?: string | undefined; enabled?: boolean | undefined },
): Promise<VendorAccount[]> => {
  const rows = await db
    .selectFrom('vendors')
    .selectAll()
    .orderBy('enabled')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const wanted = foldPersian(search)
  return rows
    .map(toAccount)
    .filter(
      (vendor) =>
        (enabled === undefined || vendor.enabled === enabled) &&
        foldPersian(`${vendor.store_name} ${vendor.first_name} ${vendor.last_name} ${vendor.slug}`).includes(
          wanted,
        ),
    )
}

/** One of them; null where there is none. For those who run the shop. */
export const findVendorAccount = async ({ db }: Context, id: number): Promise<VendorAccount | null> => {
  const row = await db.selectFrom('vendors').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toAccount(row) : null
}

const isTaken = async ({ db }: Context, slug: string, but: number): Promise<boolean> =>
  (await db
    .selectFrom('vendors')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', but)
    .executeTakeFirst()) !== undefined

/** Changes a vendor, or lets them sell or not; for those who run the shop. */
export const editVendor = (
  context: Context,
  id: number,
  { featured, enabled, ...fields }: VendorFields,
): Promise<Result<VendorAccount, 'unknown' | 'slug_taken'>> =>
  inTransaction(context, async (inside) => {
    if (!(await findVendorAccount(inside, id))) return refuse('unknown' as const)
    if (fields.slug !== undefined && (await isTaken(inside, fields.slug, id)))
      return refuse('slug_taken' as const)
    const values = {
      ...fields,
      ...(featured !== undefined && { featured: featured ? 1 : 0 }),
      ...(enabled !== undefined && { enabled: enabled ? 1 : 0 }),
    }
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    if (Object.keys(given).length > 0) {
      await inside.db.updateTable('vendors').set(given).where('id', '=', id).execute()
      await recordEvent(inside, { type: 'vendor.changed', payload: { id } })
    }
    return ok((await findVendorAccount(inside, id)) as VendorAccount)
  })
