import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#demo/random.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { type Audit, audit } from './audit.ts'
import { type Acknowledged, callUntilGone, nothingYet } from './load.ts'
import { seedShop } from './seed-shop.ts'

/** orders that a round acknowledges before its kill, which comes up to so many milliseconds later */
const MOST_ORDERS = 60
const LATEST = 40
const AUDIT_EVERY = 20
/** for the shop to do what is left when nobody calls any more */
const PATIENCE = 120_000

export interface RoundsResult extends Audit {
  done: Acknowledged
  rounds: number
}

/** A job that a dead process held is free once its lease is over: the minute is let pass at once. */
const endLeases = (file: string): void => {
  const database = new DatabaseSync(file)
  database.exec('update jobs set leased_until = 0 where leased_until is not null')
  database.close()
}

const isDone = (file: string): boolean => {
  const database = new DatabaseSync(file, { readOnly: true })
  const waiting = database
    .prepare(
      `select 1 from jobs where status = 'queued' union all select 1 from events
       where id > (select min(last_event_id) from event_cursors) limit 1`,
    )
    .get()
  database.close()
  return waiting === undefined
}

/** Lets the shop do all that it owes, undisturbed. */
const settle = async (file: string, dataDir: string): Promise<void> => {
  endLeases(file)
  const shop = await startServerProcess(dataDir)
  const deadline = performance.now() + PATIENCE
  while (!isDone(file) && performance.now() < deadline) await sleep(200)
  await shop.stop()
}

/** What it logged: nothing, when all goes well. */
const complaints = ({ printed }: ServerProcess): string[] => printed.filter((line) => line.startsWith('{'))

/**
 * Starts the shop, has callers buy, pay, send, return and redeem, and kills it by SIGKILL, round after round; then
 * counts. What it kept is carried from one round into the next.
 */
export const runRounds = async (
  dataDir: string,
  { rounds, seed, report }: { rounds: number; seed: string; report: (line: string) => void },
): Promise<RoundsResult> => {
  const shop = await seedShop(dataDir)
  const random = createRandom(seed)
  const done = nothingYet()
  const problems: string[] = []
  const check = (isSettled: boolean): Audit => {
    const found = audit(shop.file, done, isSettled)
    problems.push(...found.problems.map((problem) => `${problem} (round ${round})`))
    return found
  }
  let round = 0
  while (round < rounds) {
    round += 1
    const running = await startServerProcess(dataDir)
    const calls = callUntilGone({ port: running.port, shop, done }, `${seed} ${round}`, (problem) =>
      problems.push(`${problem} (round ${round})`),
    )
    const enough = done.orders.length + random.int(1, MOST_ORDERS)
    while (done.orders.length < enough && !running.hasEnded()) await sleep(2)
    await sleep(random.int(0, LATEST))
    await running.kill()
    await calls
    problems.push(...complaints(running).map((line) => `${line} (round ${round})`))
    if (round % AUDIT_EVERY) continue
    const { figures } = check(false)
    report(
      `round ${round}: ${done.orders.length} acknowledged, ${figures.orders} kept, ${problems.length} problems`,
    )
  }
  await settle(shop.file, dataDir)
  const { figures } = check(true)
  return { figures, problems, done, rounds }
}
