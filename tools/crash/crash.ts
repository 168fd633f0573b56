import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEmptyDatabase } from '#tests/support/postgres/databases.ts'
import { startPostgres } from '#tests/support/postgres/server.ts'
import { printTable } from '../bench/table.ts'
import { runRounds } from './rounds.ts'
import { killProcesses } from './several-processes.ts'

/**
 * Kills the shop under load, `--rounds` times, and counts what is left against what it acknowledged. With `--workers` it
 * runs in so many processes on PostgreSQL, the one of `PG_URL` or one of its own, and each round kills one of them.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
  },
})
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-crash-'))
const started = performance.now()
const rounds = Number(values.rounds)
const workers = Number(values.workers)
const options = { seed: values.seed, report: console.log }

const runSeveral = async () => {
  const postgres = await startPostgres()
  const server = await createEmptyDatabase(postgres.url)
  try {
    return await killProcesses(dataDir, server, { ...options, kills: rounds, workers })
  } finally {
    await postgres.stop()
  }
}
const { done, figures, problems, ...more } =
  workers > 1 ? await runSeveral() : await runRounds(dataDir, { ...options, rounds })
printTable('Killed under load', [
  { what: 'rounds, each ended by SIGKILL', count: rounds },
  ...('gotLastPiece' in more
    ? [{ what: 'of fifty buyers of the last piece, those who got it', count: more.gotLastPiece }]
    : []),
  { what: 'orders acknowledged', count: done.orders.length },
  { what: 'orders kept (of some the answer was lost with the process)', count: figures.orders },
  { what: 'orders lost', count: figures.lost },
  { what: 'orders doubled', count: figures.doubled },
  { what: 'pieces oversold', count: figures.oversold },
  { what: 'payments acknowledged, and settled', count: `${done.paid.length}, ${figures.settled}` },
  {
    what: 'cancelled, completed, refunded',
    count: [done.cancelled, done.completed, done.refunded].map((list) => list.length).join(', '),
  },
  { what: 'point coupons, point entries', count: `${done.redeemed.length}, ${figures.pointEntries}` },
  { what: 'sign-ins', count: done.sessions.length },
  { what: 'messages in the outbox, each once', count: figures.messages },
  { what: 'minutes', count: ((performance.now() - started) / 60_000).toFixed(1) },
  { what: 'problems', count: problems.length },
])
for (const problem of problems.slice(0, 50)) console.error(problem)
rmSync(dataDir, { recursive: true, force: true })
const isLastSoldOnce = !('gotLastPiece' in more) || more.gotLastPiece === 1
process.exit(problems.length === 0 && isLastSoldOnce ? 0 : 1)
