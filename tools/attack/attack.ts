import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import routes from '#app/routes.ts'
import type { Locale } from '#common/locale.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { openDatabase } from '#store/database/connection.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { createFindings, readFinding } from './findings/findings.ts'
import { MOST_MEMORY, printReport } from './findings/report.ts'
import { createGenerator } from './generator.ts'
import { learnShop } from './known/known-from-shop.ts'
import { prepareOrders } from './known/prepare-orders.ts'
import { createSignIn } from './known/sign-in.ts'
import { createSlots } from './known/slots.ts'
import { listTargets } from './known/targets.ts'
import { type Options, readOptions } from './options.ts'
import { figuresOf } from './run/process-figures.ts'
import { textOf } from './run/read-answers.ts'
import { type Attacked, attack, attackOnce, confirmSlow } from './run/run.ts'
import { readServerLog } from './run/server-log.ts'
import { storm } from './run/storm.ts'

/** How long the shop is left alone, at most, before its memory is read: V8 gives it back once nothing is asked for a while. */
const QUIET = 90_000

const seedSmallDemo = async (dataDir: string, shop: Locale): Promise<void> => {
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await seedDemo({ db, dataDir, now: Date.now(), shop, pictures: 'small', log: () => {} })
  await db.destroy()
}

/** Calls every route of the shop with what is right, nearly right and wrong, and tells what it should not have done. */
const openShop = async ({
  port,
  pid,
  shop,
}: Options): Promise<{ shop: ServerProcess; leave: () => Promise<void> }> => {
  if (port !== null) {
    const running = {
      port,
      pid: pid ?? 0,
      printed: [] as string[],
      hasEnded: () => false,
      exitCode: () => null,
    }
    return { shop: { ...running, stop: async () => {}, kill: async () => {} }, leave: async () => {} }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-attack-'))
  await seedSmallDemo(dataDir, shop)
  const started = await startServerProcess(dataDir)
  // also where an error ends the attack
  process.once('exit', () => started.kill())
  const leave = async () => {
    await started.stop()
    // what it kept of itself lies beside it
    for (const path of [dataDir, `${dataDir}.backups`]) rmSync(path, { recursive: true, force: true })
  }
  return { shop: started, leave }
}

const prepare = async (options: Options, shop: ServerProcess): Promise<Attacked> => {
  const host = `127.0.0.1:${shop.port}`
  const origin = `http://${host}`
  const { known, index } = await learnShop(origin)
  const targets = listTargets(index, routes)
  const slots = createSlots(host, known.demoKey)
  const refreshSessions = createSignIn(origin, options.shop, slots)
  await refreshSessions()
  // what it greets with
  shop.printed.length = 0
  await prepareOrders(origin, known, slots)
  console.log(`${targets.length} targets, seed ${options.seed}`)
  return {
    port: shop.port,
    slots,
    generate: createGenerator(options.seed, targets, known),
    findings: createFindings(options.seed),
    refreshSessions,
    printed: shop.printed,
    hasEnded: shop.hasEnded,
  }
}

/** Sends one call and shows what comes. */
const repeat = async (options: Options, attacked: Attacked): Promise<boolean> => {
  const call = options.replay ? readFinding(options.replay).call : attacked.generate(options.call ?? 1)
  const wire = attacked.slots.fill(call)
  console.log(`\n${call.route} · ${call.shape}\n${wire.pieces.join('').slice(0, 1_500)}\n`)
  const { answers, ended, milliseconds } = await attackOnce(attacked, call)
  console.log(`${ended} after ${Math.round(milliseconds)} ms`)
  for (const answer of answers) console.log(`${answer.status}\n${textOf(answer).slice(0, 1_500)}`)
  return true
}

const untilQuiet = async (pid: number): Promise<void> => {
  const until = performance.now() + QUIET
  while (performance.now() < until && (figuresOf(pid)?.memory ?? 0) >= MOST_MEMORY) await sleep(500)
}

const attackWhole = async (options: Options, shop: ServerProcess, attacked: Attacked): Promise<boolean> => {
  const figures = await attack(attacked, options)
  await confirmSlow(attacked, figures, options.times)
  const storms = shop.pid && !shop.hasEnded() ? await storm(shop.port, shop.pid) : null
  await untilQuiet(shop.pid)
  return printReport({
    figures,
    findings: attacked.findings.all().length,
    process: shop.pid ? figuresOf(shop.pid) : null,
    storm: storms,
    hasEnded: shop.hasEnded(),
    times: options.times,
  })
}

const options = readOptions(process.argv.slice(2))
const { shop, leave } = await openShop(options)
const attacked = await prepare(options, shop)
const isOne = options.replay !== null || options.call !== null
const isFine = await (isOne ? repeat(options, attacked) : attackWhole(options, shop, attacked))
const lines = isOne ? [] : attacked.findings.write()
if (lines.length) console.error(`\n${lines.join('\n\n')}`)
const { other, errors } = readServerLog(shop.printed)
if (isOne) for (const { text } of errors) console.error(text)
if (other.length) console.error(`\nThe shop printed:\n${other.slice(0, 40).join('\n')}`)
await leave()
process.exit(isFine ? 0 : 1)
