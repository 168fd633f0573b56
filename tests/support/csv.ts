import type { TestStore } from './test-store.ts'
import { TEST_ORIGIN } from './test-store.ts'

export const IMPORTS = '/wp-json/wc/v3/products/import'

export interface ImportAnswer {
  id: number
  status: string
  columns: { name: string; field: string }[]
  progress: { rows: number; done: number; percentage: number }
  preview: Record<'create' | 'update' | 'skip' | 'fail', number>
  result: Record<'imported' | 'imported_variations' | 'updated' | 'skipped' | 'failed', number>
  messages: {
    row: number
    item: string
    action: string
    outcome: string | null
    code: string
    message: string
  }[]
}

/** Sends a file of products; `query` holds its options. */
export const uploadCsv = (
  store: TestStore,
  headers: Record<string, string>,
  file: string | Uint8Array<ArrayBuffer>,
  query: Record<string, string> = {},
): Promise<Response> =>
  store.fetch(
    new Request(`${TEST_ORIGIN}${IMPORTS}?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv', ...headers },
      body: file,
    }),
  )

/** How an import stands. */
export const readImport = async (
  store: TestStore,
  headers: Record<string, string>,
  id: number,
): Promise<ImportAnswer> => (await store.call(`${IMPORTS}/${id}`, { headers })).json()

/** Sends a file, has it imported to its end, and answers what became of it. */
export const importCsv = async (
  store: TestStore,
  headers: Record<string, string>,
  file: string | Uint8Array<ArrayBuffer>,
  query: Record<string, string> = {},
): Promise<ImportAnswer> => {
  const uploaded = await uploadCsv(store, headers, file, query)
  if (uploaded.status !== 201) throw new Error(await uploaded.text())
  const { id }: ImportAnswer = await uploaded.json()
  const started = await store.call(`${IMPORTS}/${id}/start`, { method: 'POST', headers })
  if (started.status !== 200) throw new Error(await started.text())
  await store.runJobs()
  return readImport(store, headers, id)
}
