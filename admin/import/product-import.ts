import { call } from '#admin/api/call.ts'

const PATH = 'wc/v3/products/import'

export interface ImportNote {
  row: number
  item: string
  action: string
  outcome: string | null
  code: string | null
  message: string | null
}

/** What the screens use of `wc/v3/products/import`. */
export interface ProductImport {
  id: number
  status: string
  progress: { rows: number; done: number; percentage: number }
  preview: { create: number; update: number; skip: number; fail: number }
  result: { imported: number; imported_variations: number; updated: number; skipped: number; failed: number }
  messages: ImportNote[]
  messages_total: number
  date_created: string
}

export interface ImportOptions {
  update_existing: boolean
  delimiter: string
}

/** Whether it is under way: it goes on without the page. */
export const isRunning = ({ status }: ProductImport): boolean => status === 'running'

export const listImports = async (): Promise<ProductImport[]> => (await call<ProductImport[]>(PATH)).json

export const readImport = async (id: number): Promise<ProductImport> =>
  (await call<ProductImport>(`${PATH}/${id}`)).json

/** Sends a file, which is looked through: nothing is written yet. */
export const sendFile = async (
  file: File,
  { update_existing, delimiter }: ImportOptions,
): Promise<ProductImport> => {
  const { json } = await call<ProductImport>(PATH, {
    method: 'POST',
    query: { update_existing, delimiter },
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  })
  return json
}

/** Looks through what another WooCommerce shows to everybody: nothing is written yet. */
export const readOtherShop = async (url: string): Promise<ProductImport> =>
  (await call<ProductImport>(`${PATH}/shop`, { method: 'POST', body: { url } })).json

export const startImport = async (id: number): Promise<ProductImport> =>
  (await call<ProductImport>(`${PATH}/${id}/start`, { method: 'POST' })).json

export const discardImport = async (id: number): Promise<void> => {
  await call(`${PATH}/${id}`, { method: 'DELETE' })
}
