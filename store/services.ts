import type { Clock } from './context.ts'
import type { Cipher } from './database/cipher.ts'
import type { Database } from './database/connection.ts'
import type { Catalog, SearchCounts } from './modules/catalog/catalog.ts'
import type { Transports } from './modules/notifications/notifications.ts'
import type { Gateways } from './modules/payments/payments.ts'

interface Logger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** What `createStore` is given. */
export interface StoreDeps {
  db: Database
  clock: Clock
  /** what secrets are encrypted with that have to be read again */
  cipher: Cipher
  /** ms that never go back, for throttles; the process's own by default */
  uptime?: Clock
  log: Logger
  /** absolute path; media originals lie in `media/`, made variants in `media-variants/` */
  dataDir: string
  /** whether pictures are made as AVIF, too, beside WebP; yes by default */
  makesAvif?: boolean
  /** the public origin when it is fixed; null takes the request's own */
  siteUrl: string | null
  /** for links in messages that no request asked for, e.g. http://localhost:3000 */
  linkOrigin: string
  /** reaches the world outside: payment gateways */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** of mail and SMS; a missing one leaves messages in the outbox */
  transports: Transports
}

/** What the HTTP layer and the jobs are given: the dependencies and the modules that keep state in the process. */
export interface Services extends StoreDeps {
  uptime: Clock
  gateways: Gateways
  /** lists, filters, facets and search over all products, from memory */
  catalog: Catalog
  /** what is searched for, until it is written down */
  searches: SearchCounts
}
