import type { Locale } from '#common/locale.ts'
import type { Database } from '#store/database/connection.ts'
import { buildShop } from './builders/build-shop.ts'
import { makeDownloads } from './downloads.ts'
import { enlarge } from './enlarge.ts'
import { printPhotos } from './print.ts'
import type { ShopSource } from './source.ts'
import { writeShop } from './write-shop.ts'

export interface SeedOptions {
  db: Database
  /** absolute path; pictures go to `media/`, downloads to `downloads/` below it */
  dataDir: string
  /** epoch milliseconds; every date of the shop counts from its hour */
  now: number
  shop: Locale
  /** `small` makes 200 px pictures, for tests; a set names the files that are made in full none the less */
  pictures?: 'full' | 'small' | ReadonlySet<string>
  /** how many products the shop has in the end, for measuring; its own are copied */
  products?: number
  log: (message: string) => void
}

/** Whether nothing was ever put into this database. */
export const isEmpty = async (db: Database): Promise<boolean> => {
  const rows = await Promise.all([
    db.selectFrom('settings').select('name').limit(1).executeTakeFirst(),
    db.selectFrom('products').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
  ])
  return rows.every((row) => row === undefined)
}

/** The demo shop in a language, as it is written down; loaded only when it is needed. */
export const loadSource = async (shop: Locale): Promise<ShopSource> =>
  shop === 'fa' ? (await import('./fa/shop.ts')).demoShop : (await import('./en/shop.ts')).demoShop

export const decimalsOf = (shop: Locale): number => (shop === 'fa' ? 0 : 2)

const introduce = ({ customers, apiKey }: ShopSource): string =>
  [
    'Demo accounts:',
    ...customers.map(({ email, password, purpose }) => `  ${email}  ${password}  (${purpose})`),
    'Demo key of wc/v3 (read_write):',
    `  ${apiKey.consumerKey}  ${apiKey.consumerSecret}`,
  ].join('\n')

/** The accounts and the key of a demo shop, ready to be printed; they exist nowhere else. */
export const demoAccounts = async (shop: Locale): Promise<string> => introduce(await loadSource(shop))

/**
 * Fills an empty database with the demo shop. Rows come last and in one transaction: when it is interrupted,
 * the database is still empty and the next start does it again.
 */
export const seedDemo = async ({
  db,
  dataDir,
  now,
  shop,
  pictures = 'full',
  products = 0,
  log,
}: SeedOptions): Promise<void> => {
  const source = await loadSource(shop)
  const built = await buildShop(source, now, decimalsOf(shop))
  const { photos } = built.album
  log(`Making the demo shop: ${source.products.length} products, ${photos.length} pictures (once) …`)
  const printed = await printPhotos(photos, dataDir, pictures, (done) => {
    if (pictures === 'full' && done % 100 === 0) log(`  ${done} of ${photos.length} pictures`)
  })
  await makeDownloads(source.products, dataDir, pictures === 'full' ? 'full' : 'small')
  const rows = built.rows(printed)
  if (products > source.products.length) log(`Writing ${products} products …`)
  await writeShop(db, rows, enlarge(rows, products, now, shop))
}
