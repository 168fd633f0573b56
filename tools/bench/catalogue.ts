import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '#demo/seed-demo.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { startServerOn } from '#tests/support/server.ts'
import { openTestStore } from '#tests/support/test-store.ts'
import { catalogueReads } from './catalogue-queries.ts'
import { quantile, type Row } from './table.ts'

const SIZES = [10_000, 100_000]
const QUESTIONS = 200
const ROUNDS = 3
const WARM = 50

interface Reading {
  wall: number
  /** processor time, ms */
  cpu: number
}
interface Figures {
  p50: number
  p99: number
  /** when the quickest reading of each question counts, so that other work on the machine does not */
  calm: number
  /** null where another process did the work */
  cpu: number | null
}
type Measured = Record<string, Figures>

/** @param readings those of each question */
const figuresOf = (readings: readonly Reading[][]): Figures => {
  const walls = readings.flat().map(({ wall }) => wall)
  const quickest = readings.map((some) => Math.min(...some.map(({ wall }) => wall)))
  const cheapest = readings.map((some) => Math.min(...some.map(({ cpu }) => cpu)))
  return {
    p50: quantile(walls, 0.5),
    p99: quantile(walls, 0.99),
    calm: quantile(quickest, 0.99),
    cpu: cheapest.reduce((sum, cpu) => sum + cpu, 0) / cheapest.length,
  }
}

/** Processor time of this process, ms. */
const processor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Times reads of a shop in this process, none answered from a cache: an event drops what is cached before each. */
const measureShop = async (dataDir: string): Promise<Measured> => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const opening = performance.now()
  const began = processor()
  const store = await openTestStore({ db, dataDir })
  const start = performance.now() - opening
  const measured: Measured = { start: figuresOf([[{ wall: start, cpu: processor() - began }]]) }
  const context = { db, clock: Date.now, actor: SYSTEM }
  const forget = () =>
    inTransaction(context, (inside) => recordEvent(inside, { type: 'media.changed', payload: {} }))

  const read = async (path: string): Promise<Reading> => {
    await forget()
    const request = new Request(`http://shop.test${path}`)
    const [before, from] = [processor(), performance.now()]
    const response = await store.fetch(request)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return { wall: performance.now() - from, cpu: processor() - before }
  }
  for (const [kind, question] of Object.entries(await catalogueReads(db))) {
    for (let warm = 0; warm < WARM; warm++) await read(question())
    const questions = Array.from({ length: QUESTIONS }, question)
    const rounds: Reading[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      const readings: Reading[] = []
      for (const path of questions) readings.push(await read(path))
      rounds.push(readings)
    }
    measured[kind] = figuresOf(questions.map((_, at) => rounds.flatMap((readings) => readings[at] ?? [])))
  }
  await store.close()
  return measured
}

/** As a shopper's browser asks them, one after the other; each question is another one, so that none is cached. */
const OVER_HTTP = ['search, facets', 'suggestions'] as const

const overHttp = async (dataDir: string): Promise<Measured> => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const reads = await catalogueReads(db)
  await db.destroy()
  const server = await startServerOn(dataDir)
  const ask = async (path: string): Promise<number> => {
    const from = performance.now()
    const response = await fetch(`${server.origin}${path}`)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - from
  }
  const measured: Measured = {}
  for (const kind of OVER_HTTP) {
    const questions = new Set<string>()
    while (questions.size < WARM + QUESTIONS * ROUNDS) questions.add(reads[kind]?.() ?? '')
    const walls: number[] = []
    for (const path of questions) walls.push(await ask(path))
    const warm = walls.slice(WARM)
    const [p50, p99] = [quantile(warm, 0.5), quantile(warm, 0.99)]
    measured[`${kind}, over HTTP`] = { p50, p99, calm: p99, cpu: null }
  }
  await server.stop()
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
    return { ...(await inOwnProcess(dataDir)), ...(await overHttp(dataDir)) }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const rounded = (value: number): number => Number(value.toPrecision(3))

/** Uncached catalogue reads at 10,000 and 100,000 products; growth is that of processor time, over HTTP that of the p50. */
export const measureCatalogue = async (): Promise<Row[]> => {
  const sizes: Measured[] = []
  for (const size of SIZES) sizes.push(await measureSize(size))
  const [small = {}, large = {}] = sizes
  return Object.entries(small).flatMap(([what, figures]) => {
    const grown = large[what] ?? figures
    const row = (products: number, { p50, p99, calm, cpu }: Figures): Row => ({
      what,
      products,
      'p50 ms': rounded(p50),
      'p99 ms': rounded(p99),
      'p99 ms, best of three': rounded(calm),
      'cpu ms': cpu === null ? '' : rounded(cpu),
    })
    return [
      { ...row(10_000, figures), growth: '' },
      {
        ...row(100_000, grown),
        growth: `${rounded((grown.cpu ?? grown.p50) / (figures.cpu ?? figures.p50))}×`,
      },
    ]
  })
}

const at = process.argv.indexOf('--shop')
if (at > 0) {
  const measured = await measureShop(process.argv[at + 1] as string)
  if (process.send) process.send(measured)
  else console.table(measured)
}
