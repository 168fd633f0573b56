import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRows } from '#store/modules/csv/csv.ts'
import { compareJson, type Difference } from '../compare.ts'
import { GOLDEN_ORIGIN, openShop, sampleShop } from '../shop/golden-shop.ts'
import type { IdMap } from './id-map.ts'
import { RECORDED_ORIGIN, readRecordings } from './recordings.ts'
import { callAgain } from './replay.ts'

/** Recorded files of the fresh sample shop, and what asks for them here. */
const EXPORTS: Record<string, string> = {
  'export-all': '',
  'export-category': '?category=hoodies&meta=false',
  'export-columns': '?columns=id,sku,name,stock,regular_price',
  'export-no-meta': '?meta=false',
  'export-simple-only': '?type=simple&meta=false',
}

export interface ReplayedExport {
  recording: { name: string; method: string; path: string }
  differences: Difference[]
}

const rowsOf = async (file: string): Promise<string[][]> => {
  async function* bytes() {
    yield new TextEncoder().encode(file)
  }
  const rows: string[][] = []
  for await (const row of parseRows(bytes(), { delimiter: ',', encoding: 'UTF-8' })) rows.push(row)
  return rows
}

/** Rows by the names of their columns; recorded pictures lie where ours do, recorded ids are ours. */
const tableOf = async (file: string, ids?: IdMap) => {
  const [columns = [], ...rows] = await rowsOf(file)
  const cell = (name: string, text: string): string => {
    if (!ids) return text
    if (name === 'ID') return ids.inPath(`/products/${text}`).replace('/products/', '')
    return text
      .replace(/\bid:(\d+)/g, (_, id) => `id:${ids.inPath(`/products/${id}`).replace('/products/', '')}`)
      .replace(PICTURES, `${GOLDEN_ORIGIN}/media/2026/11/`)
  }
  return {
    columns,
    rows: rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, cell(name, row[at] ?? '')]))),
  }
}

/** The recorded shop took its pictures in at other times. */
const PICTURES = new RegExp(`${RECORDED_ORIGIN}/wp-content/uploads/\\d{4}/\\d\\d/`, 'g')

/** Asks for the recorded files of products, and compares them cell by cell. */
export const replayExports = async (golden: string, ids: IdMap): Promise<ReplayedExport[]> => {
  if (!existsSync(join(golden, 'csv'))) return []
  const [reads, setup] = [readRecordings(join(golden, 'reads')), readRecordings(join(golden, 'setup'))]
  const { store, keys } = await openShop(sampleShop(reads, setup))
  const target = { fetch: store.fetch, origin: GOLDEN_ORIGIN, keys, now: Date.now }
  const replayed: ReplayedExport[] = []
  for (const [name, query] of Object.entries(EXPORTS)) {
    const call = { method: 'GET', path: `/wp-json/wc/v3/products/export${query}` }
    const { ours } = await callAgain({ name, auth: 'basic:rw', status: 200, headers: {}, ...call }, target)
    const recorded = await tableOf(readFileSync(join(golden, 'csv', `${name}.csv`), 'utf8'), ids)
    const differences = compareJson(recorded, await tableOf(String(ours)), 'body')
    replayed.push({ recording: { name, ...call }, differences })
  }
  await store.close()
  return replayed
}
