import { type StoreClient, StoreError } from '#store-api/client/store-client.ts'
import type { Vendor } from '#store-api/contract/content.ts'

export interface VendorView extends Omit<Vendor, 'meta' | 'first_name' | 'last_name' | 'featured'> {
  /** of the store, as the marketplace in use spells it */
  name: string
}

/** Others sell here too: 1 is Dokan, 2 is WC Vendors, anything else is off. */
export const isMarketplace = ({ mvf_enabled }: { mvf_enabled: number }): boolean =>
  mvf_enabled === 1 || mvf_enabled === 2

/** Whether somebody of this role has a page for what they sell here; the shop looks for itself before it answers. */
export const isVendor = (settings: { mvf_enabled: number }, role: string): boolean =>
  role === 'vendor' && isMarketplace(settings)

/** A vendor by slug or id; null when there is none, or the shop is no marketplace. */
export const loadVendor = async (store: StoreClient, key: string): Promise<VendorView | null> => {
  if (!isMarketplace(await store.settings())) return null
  try {
    const {
      meta,
      first_name: _first,
      last_name: _last,
      featured: _featured,
      ...vendor
    } = await store.vendor(key)
    return { ...vendor, name: meta.store_name ?? meta.pv_shop_name ?? vendor.name }
  } catch (error) {
    if (error instanceof StoreError && error.status === 404) return null
    throw error
  }
}
