import { type CallOptions, call } from '#admin/api/call.ts'
import type { BulkChange, BulkChangeReport } from '#store-api/contract/bulk-changes.ts'

const PATH = 'ghab/v1/bulk-changes'

export const CHANGES_KEY = ['bulk-changes']
/** ms between two looks at a change that is under way */
export const EVERY = 1500

/** so many products are chosen at once */
export const MOST_CHOSEN = 10_000

const post = async (path: string, options: CallOptions = {}): Promise<BulkChangeReport> =>
  (await call<BulkChangeReport>(path, { method: 'POST', ...options })).json

/** so many ids fit into what browsers still send of a page that is left */
const SENT_IN_ANY_CASE = 5000

/** @param key the same change again by the same key does nothing more */
export const sendChange = (
  change: BulkChange,
  ids: readonly number[],
  key: string,
): Promise<BulkChangeReport> =>
  post(PATH, { body: { ...change, product_ids: ids, key }, keepalive: ids.length <= SENT_IN_ANY_CASE })

export const undoChange = (id: number): Promise<BulkChangeReport> => post(`${PATH}/${id}/undo`)

export const continueChange = (id: number): Promise<BulkChangeReport> => post(`${PATH}/${id}/continue`)

export const readChange = async (id: number): Promise<BulkChangeReport> =>
  (await call<BulkChangeReport>(`${PATH}/${id}`)).json

export const listChanges = async (): Promise<BulkChangeReport[]> =>
  (await call<BulkChangeReport[]>(PATH)).json

/** Whether it is under way: it goes on without the page. */
export const isRunning = ({ status }: BulkChangeReport): boolean => status === 'running'

/** A name for a change that is sent, so that the store knows it when it comes twice. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
