import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from '../bench/table.ts'
import { runRounds } from './rounds.ts'

/** Kills the shop under load, `--rounds` times, and counts what is left against what it acknowledged. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-crash-'))
const started = performance.now()
const { done, figures, problems, rounds } = await runRounds(dataDir, {
  rounds: Number(values.rounds),
  seed: values.seed,
  report: console.log,
})
printTable('Killed under load', [
  { what: 'rounds, each ended by SIGKILL', count: rounds },
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
process.exit(problems.length ? 1 : 0)
