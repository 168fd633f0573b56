import type { Clock } from './context.ts'
import type { Database } from './database/connection.ts'
import type { Catalog } from './modules/catalog/catalog.ts'

export interface Logger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** What `createStore` is given. */
export interface StoreDeps {
  db: Database
  clock: Clock
  log: Logger
  /** absolute path; media originals lie in `media/`, made variants in `media-variants/` */
  dataDir: string
  /** the public origin when it is fixed; null takes the request's own */
  siteUrl: string | null
}

/** What the HTTP layer and the jobs are given: the dependencies and the modules that keep state in the process. */
export interface Services extends StoreDeps {
  /** lists, filters, facets and search over all products, from memory */
  catalog: Catalog
}
