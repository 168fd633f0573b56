import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SYSTEM } from '../../store/context.ts'
import { openDatabase } from '../../store/database/connection.ts'
import { seedDemo } from '../../store/database/seed/seed-demo.ts'
import { inTransaction, recordEvent } from '../../store/database/transaction.ts'
import { createStore } from '../../store/store.ts'
import { catalogueReads } from './catalogue-queries.ts'
import type { Row } from './table.ts'

const SIZES = [10_000, 100_000]
const READS = 400
const WARM = 50

interface Figures {
  p50: number
  p99: number
  /** processor time of one read on average, ms */
  cpu: number
}
type Measured = Record<string, Figures>

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Processor time of this process, ms. */
const processor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Times reads of a shop in this process, none answered from a cache: an event drops what is kept before each. */
const measureShop = async (dataDir: string): Promise<Measured> => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const silent = () => {}
  const opening = performance.now()
  const began = processor()
  const store = await createStore({
    db,
    clock: Date.now,
    log: { info: silent, warn: silent, error: console.error },
    dataDir,
    siteUrl: null,
    linkOrigin: 'http://shop.test',
    fetch: async () => Response.error(),
    carriers: {},
  })
  const start = performance.now() - opening
  const measured: Measured = { start: { p50: start, p99: start, cpu: processor() - began } }
  const context = { db, clock: Date.now, actor: SYSTEM }
  const forget = () =>
    inTransaction(context, (inside) => recordEvent(inside, { type: 'media.changed', payload: {} }))

  for (const [kind, question] of Object.entries(await catalogueReads(db))) {
    const times: number[] = []
    let cpu = 0
    for (let read = -WARM; read < READS; read++) {
      await forget()
      const request = new Request(`http://shop.test${question()}`)
      const before = processor()
      const from = performance.now()
      const response = await store.fetch(request)
      await response.arrayBuffer()
      const took = performance.now() - from
      const used = processor() - before
      if (response.status !== 200) throw new Error(`${request.url} answered ${response.status}`)
      if (read < 0) continue
      times.push(took)
      cpu += used
    }
    times.sort((a, b) => a - b)
    measured[kind] = { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu: cpu / READS }
  }
  await store.close()
  return measured
}

const inOwnProcess = (dataDir: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ['--shop', dataDir], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    child.once('message', (message) => resolve(message as Measured))
    child.once('exit', (code) => reject(new Error(`measuring ended with ${code}`)))
  })

const measureSize = async (products: number): Promise<Measured> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-bench-catalogue-'))
  try {
    const db = await openDatabase(join(dataDir, 'vitrin.db'))
    const shop = { shop: 'fa', pictures: 'small', products } as const
    await seedDemo({ ...shop, db, dataDir, now: Date.now(), log: () => {} })
    await db.destroy()
    return await inOwnProcess(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const rounded = (value: number): number => Number(value.toPrecision(3))

/** Uncached catalogue reads at 10,000 and 100,000 products. */
export const measureCatalogue = async (): Promise<Row[]> => {
  const sizes: Measured[] = []
  for (const size of SIZES) sizes.push(await measureSize(size))
  const [small = {}, large = {}] = sizes
  return Object.entries(small).map(([what, figures]) => {
    const grown = large[what] ?? figures
    return {
      what,
      'p50 ms, 10,000': rounded(figures.p50),
      'p99 ms, 10,000': rounded(figures.p99),
      'cpu ms, 10,000': rounded(figures.cpu),
      'p50 ms, 100,000': rounded(grown.p50),
      'p99 ms, 100,000': rounded(grown.p99),
      'cpu ms, 100,000': rounded(grown.cpu),
      growth: `${rounded(grown.cpu / figures.cpu)}×`,
    }
  })
}

const at = process.argv.indexOf('--shop')
if (at > 0) {
  const measured = await measureShop(process.argv[at + 1] as string)
  if (process.send) process.send(measured)
  else console.table(measured)
}
