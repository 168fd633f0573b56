import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#demo/random.ts'
import { type Database, openDatabase } from '#store/database/connection.ts'
import { copyDatabase } from '#store/database/copy-database.ts'
import { openPostgres } from '#store/database/postgres/open-postgres.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { type Audit, audit } from './audit.ts'
import { createClient } from './client.ts'
import { type Acknowledged, callUntilGone, nothingYet } from './load.ts'
import { LAST_PIECE, type SeededShop, seedShop } from './seed-shop.ts'

/** orders between two kills, and ms to the moment of the kill */
const MOST_ORDERS = 12
const LATEST = 40
/** ms for processes to begin, and for the shop to do what is left when nobody calls any more */
const PATIENCE = 120_000

interface SeveralResult extends Audit {
  done: Acknowledged
  kills: number
  /** of those who wanted the last piece at once */
  gotLastPiece: number
}

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []))

const waitUntil = async (isSo: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const deadline = performance.now() + PATIENCE
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what} took too long`)
    await sleep(100)
  }
}

/** So many buyers, each with a draft of the last piece, place their orders at once. */
const raceForLastPiece = async (port: number, buyers: number): Promise<number> => {
  const clients = Array.from({ length: buyers }, (_, index) => createClient(port, `127.0.201.${index + 1}`))
  const drafts = await Promise.all(
    clients.map(async ({ ask }) => {
      const { text } = await ask('/api/appsettings/ionic_data_link/', {
        method: 'POST',
        body: {
          products: [{ product_id: LAST_PIECE, quantity: 1 }],
          customer_id: 0,
          one_page: 1,
          platform: 'web',
        },
      })
      return JSON.parse(text) as string
    }),
  )
  const body = { billing: ADDRESS, shipping_rate: 'flat_rate:1', payment_method: 'cod', terms: true }
  const placed = await Promise.all(
    clients.map(({ ask }, index) =>
      ask(`/wp-json/ghab/v1/checkout/${drafts[index]}/place`, { method: 'POST', body }),
    ),
  )
  for (const client of clients) client.close()
  return placed.filter(({ status }) => status === 200).length
}

/** A job that a dead process held is free once its lease is over: the minute is let pass at once. */
const endLeases = (db: Database) =>
  db.updateTable('jobs').set({ leased_until: 0 }).where('leased_until', 'is not', null).execute()

const leftToDo = async (db: Database): Promise<number> => {
  const { jobs } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll().as('jobs'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  const { events } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll().as('events'))
    .where('id', '>', (cursors) =>
      cursors.selectFrom('event_cursors').select(({ fn }) => fn.min('last_event_id').as('id')),
    )
    .executeTakeFirstOrThrow()
  return Number(jobs) + Number(events)
}

/** Waits until all is done, however much it is, as long as it becomes less. */
const untilAllIsDone = async (db: Database): Promise<void> => {
  for (let left = await leftToDo(db); left > 0; left = await leftToDo(db)) {
    const before = left
    await waitUntil(async () => (await leftToDo(db)) < before, `less than the ${before} pieces of work left`)
  }
}

/** A new process is begun for one that was killed, which the log tells. */
const TOLD = 'a process of the shop ended, another is begun'
const complaints = ({ printed }: ServerProcess): string[] =>
  printed.filter((line) => line.startsWith('{') && !line.includes(TOLD))

interface Kills {
  workers: number
  kills: number
  seed: string
  report: (line: string) => void
}

/** Kills one process after the other while all are called; the others go on. */
const killUnderLoad = async (
  server: ServerProcess,
  shop: SeededShop,
  { workers, kills, seed, report }: Kills,
): Promise<{ done: Acknowledged; problems: string[] }> => {
  const random = createRandom(seed)
  const done = nothingYet()
  const problems: string[] = []
  const calling = new AbortController()
  const calls = callUntilGone(
    { port: server.port, shop, done },
    seed,
    (problem) => problems.push(problem),
    calling.signal,
  )
  for (let kill = 1; kill <= kills; kill++) {
    const enough = done.orders.length + random.int(1, MOST_ORDERS)
    await waitUntil(
      () => done.orders.length >= enough && childrenOf(server.pid).length === workers,
      `kill ${kill}`,
    )
    await sleep(random.int(0, LATEST))
    const killed = random.pick(childrenOf(server.pid))
    process.kill(killed, 'SIGKILL')
    await waitUntil(() => !childrenOf(server.pid).includes(killed), `the end of ${killed}`)
    if (kill % 20 === 0)
      report(`kill ${kill}: ${done.orders.length} acknowledged, ${problems.length} problems`)
  }
  calling.abort()
  await calls
  return { done, problems }
}

/**
 * Runs a shop in several processes on an empty database of PostgreSQL, has fifty buyers want its last piece, kills
 * processes by SIGKILL under load, lets the shop do what it owes, and counts.
 */
export const killProcesses = async (dataDir: string, url: string, options: Kills): Promise<SeveralResult> => {
  const shop = await seedShop(dataDir)
  const db = await openPostgres(url)
  try {
    const seeded = await openDatabase(shop.file)
    await copyDatabase(seeded, db)
    await seeded.destroy()
    // a fixed one, as in a shop: after all processes have died at once, those that come are found again
    const settings = { DATABASE_URL: url, PORT: String(await freePort()) }
    const server = await startServerProcess(dataDir, settings, ['--workers', String(options.workers)])
    try {
      await waitUntil(() => childrenOf(server.pid).length === options.workers, 'the start')
      const gotLastPiece = await raceForLastPiece(server.port, 50)
      const { done, problems } = await killUnderLoad(server, shop, options)
      await endLeases(db)
      await untilAllIsDone(db)
      await server.stop()
      problems.push(...complaints(server))
      const file = join(dataDir, 'counted.db')
      const counted = await openDatabase(file)
      await copyDatabase(db, counted)
      await counted.destroy()
      const found = audit(file, done, true)
      return {
        figures: found.figures,
        problems: [...problems, ...found.problems],
        done,
        kills: options.kills,
        gotLastPiece,
      }
    } finally {
      await server.stop()
    }
  } finally {
    await db.destroy()
  }
}
