import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '#demo/seed-demo.ts'
import { openDatabase } from '#store/database/connection.ts'
import { startServerOn } from '#tests/support/server.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOrders } from './orders.ts'
import { measureReads } from './reads.ts'
import { printTable } from './table.ts'

/** Measures the shop as `npm start` serves it. Figures of different machines do not compare, ratios do. */
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-bench-'))
console.log('Seeding a demo shop …')
const db = await openDatabase(join(dataDir, 'vitrin.db'))
await seedDemo({ db, dataDir, now: Date.now(), shop: 'fa', pictures: 'full', log: () => {} })
await db.destroy()
const server = await startServerOn(dataDir)

const { products } = (await (
  await fetch(`${server.origin}/wp-json/ghab/v1/products?per_page=1&facets=0`)
).json()) as { products: { slug: string }[] }
const slug = products[0]?.slug ?? ''

printTable('Orders, embedded database', await measureOrders())
printTable('Reads, 10 connections', await measureReads(server.origin, slug))
printTable('Catalogue reads in the process, none cached', await measureCatalogue())
if (!process.argv.includes('--reads')) {
  printTable('Lighthouse, mobile, median of five', await measureLighthouse(server.origin, slug))
}
await server.stop()
