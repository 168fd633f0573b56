import type { HeadAnswer, MenuItem } from '../contract/content.ts'
import type { AppSettingsAnswer } from '../contract/settings.ts'
import { createCatalogueClient } from './catalogue-client.ts'
import { createCheckoutClient } from './checkout-client.ts'
import { createContentClient } from './content-client.ts'
import { createTranslatedReads } from './translated-reads.ts'
import { createTransport, type StoreClientOptions, StoreError } from './transport.ts'

export { StoreError }

const pluginPath = '/wp-content/plugins/ghab/rests/plugin.php'

/**
 * The one way from the app to a store, the same on the server and in the browser.
 * Every method rejects with {@link StoreError}.
 */
export const createStoreClient = (options: StoreClientOptions) => {
  const transport = createTransport(options)
  const { get } = transport
  const reads = createTranslatedReads(options)
  return {
    settings: () => get<AppSettingsAnswer>(pluginPath),
    menu: () => get<MenuItem[]>('/wp-json/ghab/v1/menu'),
    head: (url: string) => get<HeadAnswer>('/wp-json/rankmath/v1/getHead', { url }),
    ...createCatalogueClient(options, transport, reads),
    ...createCheckoutClient(transport),
    ...createContentClient(transport, reads),
  }
}

export type StoreClient = ReturnType<typeof createStoreClient>
