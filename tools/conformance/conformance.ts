import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Judge, type Judgement, type KnownDifferences } from './judge.ts'
import { MEANT } from './meant/meant-differences.ts'
import { FLOOR, MutationScore } from './mutation/mutation-score.ts'
import { type Recording, readRecordings } from './replay/recordings.ts'
import { callAgain, compareAnswers, type Target } from './replay/replay.ts'
import { replayCarts } from './replay/replay-carts.ts'
import { replayCsv } from './replay/replay-csv.ts'
import { replayExports } from './replay/replay-exports.ts'
import { replayFolders, sampleIds } from './replay/replay-folders.ts'
import { printDifferences, printMissed, totalsOf } from './report.ts'
import { GOLDEN_ORIGIN, goldenShop, openShop, RECORDED_AT } from './shop/golden-shop.ts'

const KNOWN = new URL('known-differences.json', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    differences: { type: 'boolean' },
    'write-known': { type: 'boolean' },
    mutate: { type: 'boolean' },
  },
})

const usage = (problem: string): never => {
  console.error(
    `${problem}\nUsage: npm run conformance -- <folder with reads/ and setup/> [--differences] [--only pattern] [--write-known] [--mutate] [--url https://shop.example]`,
  )
  process.exit(2)
}

/** A shop somewhere else, with its own key from the environment. */
const remote = (url: string): Target => ({
  fetch,
  origin: url.replace(/\/+$/, ''),
  now: Date.now,
  keys: {
    rw: {
      key:
        process.env.CONSUMER_KEY ?? usage('--url wants CONSUMER_KEY and CONSUMER_SECRET in the environment.'),
      secret: process.env.CONSUMER_SECRET ?? '',
    },
  },
})

const isAsked = ({ name }: { name: string }): boolean => !values.only || new RegExp(values.only).test(name)

const replayReads = async (
  target: Target,
  reads: Iterable<Recording>,
  judge: Judge,
  mutations?: MutationScore,
) => {
  const judgements: Judgement[] = []
  for (const recording of reads) {
    if (!isAsked(recording)) continue
    const exchange = await callAgain(recording, target)
    mutations?.add(exchange)
    judgements.push(judge.judge({ recording, differences: compareAnswers(exchange) }))
  }
  return judgements
}

const report = (folder: string, judgements: readonly Judgement[]): boolean => {
  printDifferences(judgements.filter(isAsked), values.differences ?? false)
  console.log(totalsOf(folder, judgements))
  return judgements.every(({ differences }) => differences.every(({ reason }) => reason !== null))
}

/** Whether enough changes of the recordings are noticed. */
const reportMutations = (mutations: MutationScore): boolean => {
  for (const line of mutations.lines()) console.log(line)
  if (values.differences) printMissed(mutations.missed)
  const share = mutations.share()
  console.log(`${(100 * share).toFixed(1)} % of the changes of recordings are noticed`)
  return share >= FLOOR
}

/** Against a shop somewhere else only reads are made. */
const runRemote = async (url: string, reads: Iterable<Recording>): Promise<number> =>
  report('reads', await replayReads(remote(url), reads, new Judge(MEANT, {}))) ? 0 : 1

const runEmbedded = async (folder: string, reads: ReadonlyMap<string, Recording>): Promise<number> => {
  const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as KnownDifferences
  const judge = new Judge(MEANT, known)
  const mutations = values.mutate ? new MutationScore(MEANT, known) : undefined
  const { store, keys } = await openShop(goldenShop(reads, readRecordings(join(folder, 'setup'))))
  const target = { fetch: store.fetch, origin: GOLDEN_ORIGIN, keys, now: () => RECORDED_AT }
  let isKnown = report('reads', await replayReads(target, reads.values(), judge, mutations))
  const files = values.only ? { passed: 0, failed: 0 } : await replayCsv(join(folder, 'csv'), store)
  await store.close()
  for await (const { name, replayed, left } of replayFolders(folder)) {
    if (left.length) console.log(`${name}: ${left.length} are not replayed`)
    for (const { exchange } of replayed) mutations?.add(exchange)
    isKnown =
      report(
        name,
        replayed.map((one) => judge.judge(one)),
      ) && isKnown
  }
  const { carts, orders, left } = await replayCarts(join(folder, 'carts'))
  console.log(
    `carts: ${carts.passed} as recorded, ${carts.failed} not, ${left} left out (lines below zero there)`,
  )
  console.log(`orders of carts: ${orders.passed} as recorded, ${orders.failed} not`)
  const exported = await replayExports(folder, sampleIds(reads, readRecordings(join(folder, 'setup'))))
  isKnown =
    report(
      'exports',
      exported.map((one) => judge.judge(one)),
    ) && isKnown
  console.log(`csv: ${files.passed} files imported as recorded, ${files.failed} not`)
  const isSharp = mutations === undefined || reportMutations(mutations)
  if (values.only) return isKnown ? 0 : 1
  if (values['write-known']) writeFileSync(KNOWN, `${JSON.stringify(judge.found(), null, 2)}\n`)
  const gone = [
    ...judge.gone(),
    ...judge.unusedRules().map(({ path, reason }) => `${path.source} (${reason})`),
  ]
  for (const one of gone) console.log(`no longer needed: ${one}`)
  const isEqual = carts.failed + orders.failed + files.failed === 0
  return isKnown && isSharp && gone.length === 0 && isEqual ? 0 : 1
}

const run = async (): Promise<number> => {
  const [folder] = positionals
  if (!folder || !existsSync(join(folder, 'reads')))
    return usage('There is no such folder of recorded answers.')
  const reads = readRecordings(join(folder, 'reads'))
  return values.url ? runRemote(values.url, reads.values()) : runEmbedded(folder, reads)
}

process.exitCode = await run()
