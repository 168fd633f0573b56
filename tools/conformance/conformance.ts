import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Difference } from './compare.ts'
import { GOLDEN_ORIGIN, openGoldenShop, RECORDED_AT, RECORDED_KEYS } from './golden-shop.ts'
import { isMeant, MEANT } from './meant-differences.ts'
import { type Recording, readRecordings } from './recordings.ts'
import { replay, type Target } from './replay.ts'
import { replayCarts } from './replay-carts.ts'
import { replayCsv } from './replay-csv.ts'
import { readStoreCatalogue } from './store-catalogue.ts'

const SHOWN = 12

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, only: { type: 'string' } },
})

const usage = (problem: string): never => {
  console.error(
    `${problem}\nUsage: npm run conformance -- <folder with reads/ and setup/> [--url https://shop.example] [--only pattern]`,
  )
  process.exit(2)
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

const print = ({ name, method, path }: Recording, differences: Difference[]): void => {
  console.log(`✗ ${name}  ${method} ${path}`)
  for (const { kind, path: where, expected, actual } of differences.slice(0, SHOWN)) {
    console.log(`    ${kind} ${where}: expected ${short(expected)}, got ${short(actual)}`)
  }
  if (differences.length > SHOWN) console.log(`    … and ${differences.length - SHOWN} more`)
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

/** Refused reads and ways to sign in, recorded beside the writes. */
const refusals = (folder: string): Recording[] => {
  const writes = join(folder, 'writes')
  if (!existsSync(writes)) return []
  return [...readRecordings(writes).values()].filter(
    ({ name, method }) => method === 'GET' && /^(auth|bad)-/.test(name),
  )
}

const run = async (): Promise<number> => {
  const [folder] = positionals
  if (!folder || !existsSync(join(folder, 'reads')))
    return usage('There is no such folder of recorded answers.')
  const reads = readRecordings(join(folder, 'reads'))
  const store = values.url ? null : await openGoldenShop(reads, readRecordings(join(folder, 'setup')))
  const target: Target = store
    ? { fetch: store.fetch, origin: GOLDEN_ORIGIN, keys: RECORDED_KEYS, now: () => RECORDED_AT }
    : remote(values.url as string)
  const used = new Set<object>()
  let passed = 0
  let failed = 0
  for (const recording of [...reads.values(), ...refusals(folder), ...readStoreCatalogue(folder)]) {
    if (values.only && !new RegExp(values.only).test(recording.name)) continue
    const unmeant = (await replay(recording, target)).filter((difference) => {
      const rule = MEANT.find((one) => isMeant(recording.name, difference, one))
      if (rule) used.add(rule)
      return !rule
    })
    if (unmeant.length) {
      failed += 1
      print(recording, unmeant)
    } else passed += 1
  }
  const files = store && !values.only ? await replayCsv(join(folder, 'csv'), store) : { passed: 0, failed: 0 }
  await store?.close()
  const unused = values.only || values.url ? [] : MEANT.filter((rule) => !used.has(rule))
  for (const rule of unused) console.log(`no longer needed: ${rule.path} (${rule.reason})`)
  const orders = values.only || values.url ? { passed: 0, failed: 0 } : replayCarts(join(folder, 'carts'))
  console.log(
    `${passed} passed, ${failed} failed; of orders priced ${orders.passed} as recorded, ${orders.failed} not; of files imported ${files.passed} as recorded, ${files.failed} not`,
  )
  return failed || unused.length || orders.failed || files.failed ? 1 : 0
}

process.exitCode = await run()
