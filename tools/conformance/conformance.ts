import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Judge, type Judgement, type KnownDifferences } from './judge.ts'
import { MEANT } from './meant/meant-differences.ts'
import { type Recording, readRecordings } from './replay/recordings.ts'
import { callAgain, compareAnswers, type Target } from './replay/replay.ts'
import { replayCarts } from './replay/replay-carts.ts'
import { replayCsv } from './replay/replay-csv.ts'
import { replayFolders } from './replay/replay-folders.ts'
import { printDifferences, totalsOf } from './report.ts'
import { GOLDEN_ORIGIN, goldenShop, openShop, RECORDED_AT } from './shop/golden-shop.ts'
import { readStoreCatalogue } from './shop/store-catalogue.ts'

const KNOWN = new URL('known-differences.json', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    differences: { type: 'boolean' },
    'write-known': { type: 'boolean' },
  },
})

const usage = (problem: string): never => {
  console.error(
    `${problem}\nUsage: npm run conformance -- <folder with reads/ and setup/> [--differences] [--only pattern] [--write-known] [--url https://shop.example]`,
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

const replayReads = async (target: Target, reads: Iterable<Recording>, judge: Judge) => {
  const judgements: Judgement[] = []
  for (const recording of reads) {
    if (!isAsked(recording)) continue
    const differences = compareAnswers(await callAgain(recording, target))
    judgements.push(judge.judge({ recording, differences }))
  }
  return judgements
}

const report = (folder: string, judgements: readonly Judgement[]): boolean => {
  printDifferences(judgements.filter(isAsked), values.differences ?? false)
  console.log(totalsOf(folder, judgements))
  return judgements.every(({ differences }) => differences.every(({ reason }) => reason !== null))
}

/** Against a shop somewhere else only reads are made. */
const runRemote = async (url: string, reads: Iterable<Recording>): Promise<number> =>
  report('reads', await replayReads(remote(url), reads, new Judge(MEANT, {}))) ? 0 : 1

const runEmbedded = async (folder: string, reads: ReadonlyMap<string, Recording>): Promise<number> => {
  const known = JSON.parse(readFileSync(KNOWN, 'utf8')) as KnownDifferences
  const judge = new Judge(MEANT, known)
  const { store, keys } = await openShop(goldenShop(reads, readRecordings(join(folder, 'setup'))))
  const target = { fetch: store.fetch, origin: GOLDEN_ORIGIN, keys, now: () => RECORDED_AT }
  const isKnownOfReads = report('reads', await replayReads(target, reads.values(), judge))
  const catalogue = await replayReads(target, readStoreCatalogue(folder), judge)
  let isKnown = report('catalogue of the Store API', catalogue) && isKnownOfReads
  const files = values.only ? { passed: 0, failed: 0 } : await replayCsv(join(folder, 'csv'), store)
  await store.close()
  for await (const { name, replayed, left } of replayFolders(folder)) {
    if (left.length) console.log(`${name}: ${left.length} are not replayed`)
    isKnown =
      report(
        name,
        replayed.map((one) => judge.judge(one)),
      ) && isKnown
  }
  const orders = replayCarts(join(folder, 'carts'))
  console.log(`carts: ${orders.passed} orders priced as recorded, ${orders.failed} not`)
  console.log(`csv: ${files.passed} files imported as recorded, ${files.failed} not`)
  if (values.only) return isKnown ? 0 : 1
  if (values['write-known']) writeFileSync(KNOWN, `${JSON.stringify(judge.found(), null, 2)}\n`)
  const gone = [
    ...judge.gone(),
    ...judge.unusedRules().map(({ path, reason }) => `${path.source} (${reason})`),
  ]
  for (const one of gone) console.log(`no longer needed: ${one}`)
  return isKnown && gone.length === 0 && orders.failed + files.failed === 0 ? 0 : 1
}

const run = async (): Promise<number> => {
  const [folder] = positionals
  if (!folder || !existsSync(join(folder, 'reads')))
    return usage('There is no such folder of recorded answers.')
  const reads = readRecordings(join(folder, 'reads'))
  return values.url ? runRemote(values.url, reads.values()) : runEmbedded(folder, reads)
}

process.exitCode = await run()
