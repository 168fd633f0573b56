import { requireCustomer } from '#app/shared/account/require-customer.ts'
import { notFound, orNotFound } from '#app/shared/pages/not-found.ts'
import { isMarketplace } from '#app/shared/vendors/load-vendor.ts'
import type { CustomerStore } from '#store-api/client/account-client.ts'
import { StoreError } from '#store-api/client/store-client.ts'

/**
 * Asks the store for what belongs to a vendor. A guest is taken to sign-in, and for who sells nothing here there is
 * no such page.
 * @throws Response the way to sign-in, or 404
 */
export const requireVendor = async <T>(
  page: Parameters<typeof requireCustomer>[0],
  request: Request,
  ask: (store: CustomerStore) => Promise<T>,
): Promise<T> => {
  if (!isMarketplace(await page.store.settings())) throw notFound()
  return requireCustomer(page, request, ask).catch((error: unknown) => {
    throw error instanceof StoreError && error.status === 403 ? notFound() : orNotFound(error)
  })
}

/** The page that a URL asks for. */
export const readPage = (search: URLSearchParams): number =>
  Math.min(Math.max(1, Math.floor(Number(search.get('page'))) || 1), 10_000)
