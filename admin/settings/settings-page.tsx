import { Stack } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'

interface SettingsPageProps<T> {
  title: string
  /** px */
  width?: number
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  children: (data: T) => ReactNode
}

/** A screen below the settings, once what it shows was read. */
export const SettingsPage = <T,>({ title, width = 720, query, children }: SettingsPageProps<T>) => {
  const translate = useTranslate()
  const { data, error, refetch } = query
  return (
    <Stack spacing={2} sx={{ maxWidth: width, paddingBlockEnd: 2 }}>
      <Title title={title} />
      <BackTo to="/settings" label={translate('settings.menu')} />
      {error && !data ? (
        <LoadFailed error={error} onAgain={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        children(data)
      )}
    </Stack>
  )
}
