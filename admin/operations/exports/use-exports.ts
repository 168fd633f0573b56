import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { KeptExportAnswer, NewExport } from '#store-api/contract/kept-exports.ts'

const PATH = 'ghab/v1/exports'
export const EXPORTS_KEY = ['kept-exports']
/** ms between two looks at a file that is being written */
const EVERY = 1000

export const isWritten = ({ status }: KeptExportAnswer): boolean => status === 'done'

const isRunning = ({ status }: KeptExportAnswer): boolean => status === 'running'

export const startExport = async (wanted: NewExport): Promise<KeptExportAnswer> =>
  (await call<KeptExportAnswer>(PATH, { method: 'POST', body: wanted })).json

export const deleteExport = async (id: number): Promise<KeptExportAnswer[]> =>
  (await call<KeptExportAnswer[]>(`${PATH}/${id}`, { method: 'DELETE' })).json

/** Where the browser fetches a file that is written. */
export const fileUrl = (id: number): string => `/wp-json/${PATH}/${id}/file`

/** Files of the last days; asked for again and again while one is being written, whoever asked for it. */
export const useExports = () =>
  useQuery({
    queryKey: EXPORTS_KEY,
    queryFn: async ({ signal }) => (await call<KeptExportAnswer[]>(PATH, { signal })).json,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? EVERY : false),
  })

/** Files that were asked for on this page: they are fetched by themselves once they are written. */
export const wantedHere = new Set<number>()
