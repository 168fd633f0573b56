import { useQuery } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { call } from '#admin/api/call.ts'
import type { Backups } from '#store-api/contract/office.ts'

export const BACKUPS = 'ghab/v1/backups'
export const BACKUPS_KEY = ['backups']

/** ms */
const WHILE_MAKING = 1500

/** A shop without a folder for backups. */
export const isOff = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | undefined)?.code === 'ghab_backups_off'

/** The backups of the shop; asked again and again while one is made, whoever makes it. */
export const useBackups = () =>
  useQuery({
    queryKey: BACKUPS_KEY,
    queryFn: async ({ signal }) => (await call<Backups>(BACKUPS, { signal })).json,
    refetchInterval: ({ state }) => (state.data?.under_way == null ? false : WHILE_MAKING),
    retry: false,
  })
