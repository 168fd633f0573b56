import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '#store/store.ts'
import { compareJson } from '../compare.ts'
import { isMeantOfCsv, unusedOfCsv } from '../meant/meant-csv.ts'
import { comparable, type RecordedProduct } from '../shop/csv-products.ts'
import { GOLDEN_ORIGIN, RECORDED_KEYS } from '../shop/golden-shop.ts'
import { RECORDED_ORIGIN } from './recordings.ts'

interface Problem {
  message: string
}
interface RecordedImport {
  file: string
  delimiter: string
  update_existing: boolean
  mapping: Record<string, string>
  result: {
    imported: number[]
    imported_variations: number[]
    updated: number[]
    skipped: Problem[]
    failed: Problem[]
  }
  products: (RecordedProduct & { asked?: number })[]
}

/** In the order in which they were made: later ones change what earlier ones brought. */
const RECORDED = [
  ...['sample-round-trip', 'simple-full', 'simple-minimal', 'update-by-sku', 'again-no-update'],
  ...['update-by-sku-empty-cells', 'again-by-id-no-update', 'update-by-id', 'update-id-and-sku-of-two'],
  ...['update-missing', 'update-neither', 'new-with-id', 'variable', 'variation-update'],
  ...['variation-before-parent', 'missing-parent', 'wrong-price', 'wrong-values', 'categories', 'images'],
  ...['brands', 'downloads', 'attributes', 'links', 'meta', 'semicolon', 'wrong-delimiter', 'bom-crlf'],
  ...['headers-lower', 'unknown-columns', 'dup-sku-in-file', 'no-name', 'short-and-long-rows', 'header-only'],
  ...['gtin', 'formula-cells', 'persian'],
]

type Call = (method: string, path: string, body?: Uint8Array<ArrayBuffer>) => Promise<Response>

const callsOf = (store: Store): Call => {
  const { key, secret } = RECORDED_KEYS.rw ?? { key: '', secret: '' }
  const headers = { Authorization: `Basic ${btoa(`${key}:${secret}`)}`, 'Content-Type': 'text/csv' }
  return (method, path, body) =>
    store.fetch(new Request(`${GOLDEN_ORIGIN}/wp-json/wc/v3/products${path}`, { method, headers, body }))
}

/** The ids that products have here, by those that they had in the recorded shop: both know their SKUs. */
const readIds = async (folder: string, call: Call): Promise<Map<string, string>> => {
  const own: { id: number; sku: string }[] = []
  for (const path of ['?per_page=100', '/../variations?per_page=100'])
    own.push(...(await (await call('GET', path)).json()))
  const bySku = new Map(own.map(({ id, sku }) => [sku, String(id)]))
  const lines = readFileSync(join(folder, 'export-all.csv'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, id = '', sku = ''] = /^(\d+),(?:"[^"]*"|\w+),([\w-]+),/.exec(line) ?? []
      const here = bySku.get(sku)
      return here ? [[id, here] as const] : []
    }),
  )
}

/** The file with the ids of this shop; where nothing is updated, its own say nothing. */
const withOwnIds = (text: string, isUpdate: boolean, ids: ReadonlyMap<string, string>): string => {
  const own = (_: string, before: string, id: string) => before + (ids.get(id) ?? id)
  const linked = text.replace(/(\bid:)(\d+)/g, own)
  return isUpdate && /^\uFEFF?ID,/.test(linked) ? linked.replace(/(^|\n)(\d+)(?=,)/g, own) : linked
}

/** The two recorded shops took their pictures in at other times. */
const PICTURES = new RegExp(`${RECORDED_ORIGIN}/wp-content/uploads/\\d{4}/\\d\\d/`, 'g')
const withOwnPictures = (text: string): string => text.replace(PICTURES, `${GOLDEN_ORIGIN}/media/2026/11/`)

const upload = async (
  folder: string,
  recorded: RecordedImport,
  ids: ReadonlyMap<string, string>,
  call: Call,
) => {
  const { file, delimiter, update_existing } = recorded
  const text = withOwnPictures(readFileSync(join(folder, file), 'utf8'))
  const query = new URLSearchParams({ delimiter, update_existing: String(update_existing) })
  const body = new TextEncoder().encode(withOwnIds(text, update_existing, ids))
  return (await call('POST', `/import?${query}`, body)).json()
}

/** What WooCommerce does not recognise, it calls by its own name in small letters. */
const wrongColumns = (
  columns: { name: string; field: string }[],
  mapping: Record<string, string>,
): string[] =>
  columns.flatMap(({ name, field }) => {
    const recorded = mapping[name] === name.toLowerCase() && field === '' ? '' : mapping[name]
    return field === recorded ? [] : [`column ${name}: expected ${recorded}, got ${field}`]
  })

/** What differs, as lines to print: in what was done, in what was said, and in the products afterwards. */
const differences = async (recorded: RecordedImport, importId: number, call: Call): Promise<string[]> => {
  const done = await (await call('GET', `/import/${importId}`)).json()
  const rows: { outcome: string; message: string }[] = await (
    await call('GET', `/import/${importId}/rows?per_page=100`)
  ).json()
  const { result, products } = recorded
  const counts = Object.fromEntries(Object.entries(result).map(([kind, all]) => [kind, all.length]))
  const said = (kind: 'skipped' | 'failed') =>
    rows.filter(({ outcome }) => outcome === kind).map(({ message }) => message)
  const found = [
    ...compareJson(counts, done.result, 'result'),
    ...(['skipped', 'failed'] as const).flatMap((kind) =>
      compareJson(
        result[kind].map(({ message }) => message),
        said(kind),
        kind,
      ),
    ),
  ].filter(({ kind }) => kind !== 'key order')
  for (const product of products) {
    if (product.asked !== undefined || !product.sku) continue
    const [own] = await (await call('GET', `?sku=${encodeURIComponent(product.sku)}&status=any`)).json()
    if (own) found.push(...compareJson(comparable(product), comparable(own), product.sku))
    else found.push({ kind: 'missing', path: product.sku, expected: product.name, actual: undefined })
  }
  return found.map(
    ({ path, expected, actual }) =>
      `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`,
  )
}

/**
 * Imports the recorded files again and prints what differs.
 * @returns how many ended as recorded, but for what is meant to differ, and how many not
 */
export const replayCsv = async (
  folder: string,
  store: Store,
): Promise<{ passed: number; failed: number }> => {
  const counts = { passed: 0, failed: 0 }
  if (!existsSync(folder)) return counts
  const call = callsOf(store)
  const ids = await readIds(folder, call)
  for (const name of RECORDED) {
    const recorded: RecordedImport = JSON.parse(readFileSync(join(folder, `import-${name}.json`), 'utf8'))
    const { id, columns } = await upload(folder, recorded, ids, call)
    const wrong = wrongColumns(columns, recorded.mapping)
    await call('POST', `/import/${id}/start`)
    await store.runJobs()
    wrong.push(...(await differences(recorded, id, call)))
    const unmeant = wrong.filter((line) => !isMeantOfCsv(name, line))
    counts[unmeant.length ? 'failed' : 'passed'] += 1
    if (unmeant.length) console.log(`✗ import-${name}`)
    for (const line of unmeant) console.log(`    ${line.slice(0, 300)}`)
  }
  for (const reason of unusedOfCsv()) {
    counts.failed += 1
    console.log(`no longer needed: ${reason}`)
  }
  return counts
}
