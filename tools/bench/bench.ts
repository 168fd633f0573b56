import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '#demo/seed-demo.ts'
import { openDatabase } from '#store/database/connection.ts'
import { startServerOn } from '#tests/support/server.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOrders } from './orders.ts'
import { measureProcesses } from './processes.ts'
import { measureReads } from './reads.ts'
import { printTable, type Row } from './table.ts'
import { measureTaps } from './taps.ts'
import { measureWalk } from './walk.ts'
import { measureWrites } from './writes.ts'

/**
 * Measures the shop as `npm start` serves it: all there is, or what is named in the arguments.
 * Figures of different machines do not compare, ratios do.
 */
const NAMES = ['orders', 'processes', 'reads', 'catalogue', 'writes', 'taps', 'walk', 'lighthouse'] as const
type Name = (typeof NAMES)[number]
const isName = (text: string): text is Name => NAMES.some((name) => name === text)
const named = process.argv.slice(2)
const unknown = named.filter((text) => !isName(text))
if (unknown.length) throw new Error(`no such bench: ${unknown.join(', ')}; there are ${NAMES.join(', ')}`)
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

const BENCHES: Record<Name, { title: string; measure: () => Promise<Row[]> }> = {
  orders: { title: 'Orders, embedded database', measure: measureOrders },
  processes: { title: 'Processes on PostgreSQL beside one on SQLite, 24 callers', measure: measureProcesses },
  reads: { title: 'Reads, 10 connections', measure: () => measureReads(server.origin, slug) },
  catalogue: {
    title: 'Catalogue reads in the process and over HTTP, none cached',
    measure: measureCatalogue,
  },
  writes: { title: 'Writes of products over HTTP', measure: () => measureWrites(server.origin) },
  taps: {
    title: 'First tap on a slow phone with slow 4G, ms, median of three',
    measure: () => measureTaps(server.origin),
  },
  walk: {
    title: 'From a list to a product and back on a slow phone with slow 4G, ms, median of three',
    measure: () => measureWalk(server.origin),
  },
  lighthouse: {
    title: 'Lighthouse, mobile, median of five',
    measure: () => measureLighthouse(server.origin, slug),
  },
}
for (const name of named.length ? named.filter(isName) : NAMES) {
  const { title, measure } = BENCHES[name]
  printTable(title, await measure())
}
await server.stop()
