import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Findings } from '../findings/findings.ts'
import { judge } from '../findings/judge.ts'
import type { Slots } from '../known/slots.ts'
import type { Call } from '../requests/call.ts'
import { exchange, type Outcome } from './send.ts'
import { loggedFor } from './server-log.ts'

const CONCURRENCY = 32
const SESSIONS_EVERY = 500
const SLOW = 1_000
const MOST_REPEATED = 60
/** who blocks the shop for so long keeps others waiting until they hang */
const BLOCKS = 3_000

export interface Attacked {
  port: number
  slots: Slots
  generate: (number: number) => Call
  findings: Findings
  refreshSessions: () => Promise<void>
  printed: readonly string[]
  hasEnded: () => boolean
}

export interface RunFigures {
  calls: number
  seconds: number
  statuses: Map<string, number>
  /** milliseconds of every call that is timed, by its number */
  latencies: Map<number, number>
  /** numbers of those that had no answer in time */
  hung: number[]
  health: { latencies: number[]; failures: number }
}

/** Latency is of requests; what sends a byte at a time takes its own time. */
const isTimed = ({ request }: Call): boolean => request.kind === 'http' && request.framing !== 'more'

/** Sends one call and keeps what is wrong with what came. */
export const attackOnce = async (shop: Attacked, call: Call): Promise<Outcome> => {
  const wire = shop.slots.fill(call)
  const since = Date.now()
  const outcome = await exchange(shop.port, call.from, wire)
  for (const answer of outcome.answers) shop.slots.learn(answer)
  const problems = judge(call, wire.pieces.join(''), outcome)
  const target = call.request.kind === 'http' ? call.request.target : ''
  // the log comes through a pipe, a little later than the answer
  if (problems.length) await sleep(30)
  for (const problem of problems) {
    // one call that blocks has many hang: who does is found out later
    if (problem.kind === 'hangs') continue
    const isLogged = /^\d+$/.test(problem.kind)
    shop.findings.add(
      call,
      wire,
      problem,
      isLogged ? loggedFor(shop.printed, shop.slots.path(target), since) : '',
    )
  }
  return outcome
}

const startProber = (port: number): (() => Promise<RunFigures['health']>) => {
  const worker = new Worker(new URL('./health-prober.ts', import.meta.url), { workerData: { port } })
  return () =>
    new Promise((resolve) => {
      worker.once('message', (figures: RunFigures['health']) => resolve(figures))
      worker.postMessage('over')
    })
}

/** Attacks with a bounded number of calls under way, at most `rate` a second. */
export const attack = async (
  shop: Attacked,
  { calls, seconds, rate }: { calls: number; seconds: number; rate: number },
): Promise<RunFigures> => {
  const stopProber = startProber(shop.port)
  // attackers have machines of their own: here they give way to the shop, and to the prober's thread
  setPriority(constants.priority.PRIORITY_LOW)
  const statuses = new Map<string, number>()
  const latencies = new Map<number, number>()
  const hung: number[] = []
  const started = performance.now()
  let next = 1
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

  const isOver = () => next > calls || performance.now() - started > seconds * 1000 || shop.hasEnded()
  const work = async (): Promise<void> => {
    while (!isOver()) {
      const number = next++
      const due = rate ? (number / rate) * 1000 - (performance.now() - started) : 0
      if (due > 0) await sleep(due)
      if (number % SESSIONS_EVERY === 0) await shop.refreshSessions()
      const call = shop.generate(number)
      const outcome = await attackOnce(shop, call)
      if (isTimed(call)) latencies.set(number, outcome.milliseconds)
      for (const { status } of outcome.answers) count(String(status))
      if (!outcome.answers.length) count(outcome.ended)
      if (outcome.ended === 'hung') hung.push(number)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  const took = (performance.now() - started) / 1000
  return { calls: next - 1, seconds: took, statuses, latencies, hung, health: await stopProber() }
}

const keep = (shop: Attacked, number: number, kind: string, detail: string): void => {
  const call = shop.generate(number)
  shop.findings.add(call, shop.slots.fill(call), { kind, detail }, '')
}

/**
 * Repeats calls that were slow or hung one after the other, to tell those that take long from those that stood behind
 * one. Each that is slow alone is a finding.
 */
export const confirmSlow = async (
  shop: Attacked,
  { latencies, hung }: RunFigures,
  times: boolean,
): Promise<void> => {
  const slow = [...latencies].flatMap(([number, milliseconds]) => (milliseconds > SLOW ? [number] : []))
  const suspects = times ? slow : hung
  let found = 0
  for (const number of suspects.toSorted((a, b) => a - b).slice(0, MOST_REPEATED)) {
    if (shop.hasEnded()) return
    const { milliseconds, ended } = await attackOnce(shop, shop.generate(number))
    const kind = ended === 'hung' ? 'hangs' : milliseconds > BLOCKS ? 'blocks' : 'over a second'
    if (milliseconds <= (times ? SLOW : BLOCKS)) continue
    keep(shop, number, kind, `${Math.round(milliseconds)} ms alone`)
    found += 1
  }
  const [first] = hung
  if (first !== undefined && found === 0)
    keep(shop, first, 'hangs', `one of ${hung.length}, none of them alone`)
}
