import type { Selectable } from 'kysely'
import type { Locale } from '#common/locale.ts'
import { foldPersian } from '#common/persian.ts'
import type { Context } from '#store/context.ts'
import { fromJson, type Json, toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { memoizeUntil } from '#store/events/memoize-until.ts'
import { inLanguage, readTranslations, type TextsByLocale } from '../translations/translations.ts'
import type { VendorsTable } from './tables.ts'

export {
  editVendor,
  findVendorAccount,
  listVendorAccounts,
  type VendorAccount,
} from './vendor-desk.ts'

type Parsed<C> = C extends Json<infer T> ? T : never

export interface Vendor
  extends Omit<Selectable<VendorsTable>, 'address' | 'social' | 'featured' | 'enabled'> {
  address: Parsed<VendorsTable['address']>
  social: Parsed<VendorsTable['social']>
  featured: boolean
  /** in other languages, as far as there are any */
  texts: TextsByLocale<'vendor'> | undefined
}

/** Every vendor who sells now, in the order they joined. */
const allVendors = memoizeUntil(
  (event) => event.type.startsWith('vendor.'),
  async (context: Context): Promise<Vendor[]> => {
    const rows = await context.db
      .selectFrom('vendors')
      .selectAll()
      .where('enabled', '=', 1)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const texts = await readTranslations(context, 'vendor')
    return rows.map(({ enabled: _, ...row }) => ({
      ...row,
      texts: texts.get(row.id),
      address: fromJson(row.address),
      social: fromJson(row.social),
      featured: row.featured === 1,
    }))
  },
)

export interface VendorFilter {
  /** in the store's name in any language, spelled in any Persian way */
  search?: string | undefined
  featured?: boolean | undefined
  include?: number[] | undefined
  exclude?: number[] | undefined
}

const inTheLanguage = (vendor: Vendor, language: Locale | undefined): Vendor =>
  inLanguage<Vendor>(vendor, language && vendor.texts?.[language])

const namesOf = ({ store_name, texts }: Vendor): string =>
  [store_name, ...Object.values(texts ?? {}).map((one) => one.store_name ?? '')].join(' ')

/** The vendors who sell now and match, in the order they joined, with their texts in a language as far as they are translated. */
export const listVendors = async (
  context: Context,
  filter: VendorFilter = {},
  language?: Locale,
): Promise<Vendor[]> => {
  const search = foldPersian(filter.search ?? '')
  const found = (await allVendors(context)).filter(
    (vendor) =>
      (filter.featured === undefined || vendor.featured === filter.featured) &&
      (!filter.include || filter.include.includes(vendor.id)) &&
      !filter.exclude?.includes(vendor.id) &&
      (search === '' || foldPersian(namesOf(vendor)).includes(search)),
  )
  return found.map((vendor) => inTheLanguage(vendor, language))
}

/** The vendor that the actor sells as; null for anybody else, and while the vendor is not enabled. */
export const findVendorOfActor = async (context: Context): Promise<Vendor | null> => {
  const { customerId, role } = context.actor
  if (role !== 'vendor' || customerId <= 0) return null
  return (await allVendors(context)).find((vendor) => vendor.customer_id === customerId) ?? null
}

const NOBODY = {
  customer_id: null,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: toJson({ street_1: '', street_2: '', city: '', zip: '', state: '', country: '' }),
  social: toJson({}),
}

/**
 * The vendor of a customer who deleted the account sells no more and says nothing of the person. Name, texts and pictures
 * of their shop stay for those who run the marketplace.
 */
export const forgetVendorOwner = async (context: Context, customerId: number): Promise<void> => {
  await inTransaction(context, async (inside) => {
    const left = await inside.db
      .updateTable('vendors')
      .set({ ...NOBODY, enabled: 0 })
      .where('customer_id', '=', customerId)
      .returning('id')
      .execute()
    for (const { id } of left) await recordEvent(inside, { type: 'vendor.changed', payload: { id } })
  })
}

/** The vendor with this slug, or this id as text; null when there is none who sells now. */
export const findVendor = async (
  context: Context,
  slugOrId: string,
  language?: Locale,
): Promise<Vendor | null> => {
  const vendors = await allVendors(context)
  const found =
    vendors.find((vendor) => vendor.slug === slugOrId) ??
    vendors.find((vendor) => String(vendor.id) === slugOrId)
  return found ? inTheLanguage(found, language) : null
}
