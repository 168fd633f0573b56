import { customer } from '#app/device/customer/customer.ts'
import { type Locale, namedLocale } from '#common/locale.ts'
import { previewPrefix } from '#common/preview-path.ts'
import { withTimeout } from '#common/with-timeout.ts'
import { createStoreClient, type StoreClient } from '#store-api/client/store-client.ts'
import type { StoreClientOptions } from '#store-api/client/transport.ts'
import { readToken } from './csrf-token.ts'

/** ms; after that a request fails and can be repeated (spec §9). */
const LONGEST = 15_000

/** Spec §8: what could not be read is logged, once; the screen that asked offers to ask again. */
const logFailure = ({ method, url, signal }: Request, reason: unknown): void => {
  if (method === 'GET' && !signal.aborted) console.info('cannot be read', url, reason)
}

/** With its whole body, which is part of what is waited for. */
const fetchWhole = async (request: Request, signal: AbortSignal): Promise<Response> => {
  const response = await globalThis.fetch(request, { signal })
  return response.body ? new Response(await response.arrayBuffer(), response) : response
}

const ask = async (request: Request): Promise<Response> => {
  try {
    const response = await withTimeout((signal) => fetchWhole(request, signal), LONGEST, request.signal)
    if (!response.ok) logFailure(request, response.status)
    return response
  } catch (error) {
    logFailure(request, error)
    throw error
  }
}

/** The language that the page's URL names; the shop's own has no prefix. */
const prefixOfPage = (): Locale | undefined => namedLocale(location.pathname)

/** Relative calls that repeat the anti-forgery cookie (spec §7). */
export const fromBrowser: StoreClientOptions = {
  fetch: ask,
  // within a preview the store answers with what that shows
  get origin() {
    return location.origin + previewPrefix(location.pathname)
  },
  lang: prefixOfPage,
  role: () => customer.get()?.role,
  headers: () => ({ 'X-XSRF-TOKEN': readToken(), 'Accept-Language': document.documentElement.lang }),
}

let client: StoreClient | undefined

/** The browser's StoreClient. */
export const browserStore = (): StoreClient => {
  client ??= createStoreClient(fromBrowser)
  return client
}
