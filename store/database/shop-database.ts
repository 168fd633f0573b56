import { join } from 'node:path'
import { type Database, openDatabase } from './connection.ts'
import { findStoredShop, type StoredShop } from './stored-shop.ts'

/** Where a shop keeps what it knows. */
export interface ShopPlace {
  /** pictures and files, and the database unless that is elsewhere */
  dataDir: string
  /** of PostgreSQL; null for SQLite in the data folder */
  databaseUrl: string | null
  /** of a read replica of it */
  databaseReadUrl?: string | null
}

/** loaded only where it is wanted */
const postgres = () => import('./postgres/open-postgres.ts')

/** The database of PostgreSQL as it may be told: without who signs in, and how. */
export const databaseName = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}

/**
 * Opens a shop's database and brings its tables up to date.
 * @throws when it cannot be reached or written, another process holds it for too long, or a migration fails
 */
export const openShopDatabase = async ({
  dataDir,
  databaseUrl,
  databaseReadUrl,
}: ShopPlace): Promise<Database> =>
  databaseUrl
    ? (await postgres()).openPostgres(databaseUrl, databaseReadUrl)
    : openDatabase(join(dataDir, 'vitrin.db'))

/** Looks what is there, and changes nothing. */
export const findShop = async ({ dataDir, databaseUrl }: ShopPlace): Promise<StoredShop> =>
  databaseUrl
    ? (await import('./postgres/find-postgres-shop.ts')).findPostgresShop(databaseUrl)
    : findStoredShop(dataDir)
