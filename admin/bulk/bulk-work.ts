import type { ReactNode } from 'react'
import { type CallOptions, call } from '#admin/api/call.ts'
import type { BulkReport } from '#store-api/contract/bulk-changes.ts'

/** What is changed many at once, by calls of its own. */
export interface BulkWork<Change extends object = object> {
  /** of its calls */
  path: string
  /** of its screens */
  screen: string
  /** of its own texts */
  texts: string
  /** what is told once many were changed */
  doneText: (change: Change) => string
  /** where one that was refused is looked at */
  itemScreen: (id: number, change: Change) => string
}

/** A line for each thing that a change changes: its name by key, and its value. */
export type ChangeParts<Change extends object> = (change: Change) => [label: string, value: ReactNode][]

/** ms between two looks at a change that is under way */
export const EVERY = 1500

/** so many are chosen at once */
export const MOST_CHOSEN = 10_000

/** so many ids fit into what browsers still send of a page that is left */
const SENT_IN_ANY_CASE = 5000

type Report<Change> = Promise<BulkReport<Change>>
const post = async <Change>(path: string, options: CallOptions = {}): Report<Change> =>
  (await call<BulkReport<Change>>(path, { method: 'POST', ...options })).json

/** What is read of a work, and is read again once something has been done. */
export const changesKey = ({ path }: Pick<BulkWork, 'path'>): string[] => [path]

/** @param body has a key, so that the same again does nothing more */
export const sendChange = <Change extends object>(
  { path }: BulkWork<Change>,
  body: object,
  count: number,
): Report<Change> => post(path, { body, keepalive: count <= SENT_IN_ANY_CASE })

export const undoChange = <Change extends object>({ path }: BulkWork<Change>, id: number): Report<Change> =>
  post(`${path}/${id}/undo`)

export const continueChange = <Change extends object>(
  { path }: BulkWork<Change>,
  id: number,
): Report<Change> => post(`${path}/${id}/continue`)

export const readChange = async <Change extends object>(
  { path }: BulkWork<Change>,
  id: number,
): Report<Change> => (await call<BulkReport<Change>>(`${path}/${id}`)).json

export const listChanges = async <Change extends object>({
  path,
}: BulkWork<Change>): Promise<BulkReport<Change>[]> => (await call<BulkReport<Change>[]>(path)).json

/** Whether it is under way: it goes on without the page. */
export const isRunning = ({ status }: Pick<BulkReport, 'status'>): boolean => status === 'running'
