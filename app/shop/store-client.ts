import { createStoreClient, type StoreClient } from '../../store-api/client/store-client.ts'

const readToken = (): string => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''

let client: StoreClient | undefined

/** The browser's StoreClient: relative calls that repeat the anti-forgery cookie (spec §7). */
export const browserStore = (): StoreClient => {
  client ??= createStoreClient({
    fetch: (request) => globalThis.fetch(request),
    origin: '',
    headers: () => ({ 'X-XSRF-TOKEN': readToken(), 'Accept-Language': document.documentElement.lang }),
  })
  return client
}
