import LockIcon from '@mui/icons-material/LockOutlined'
import { Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, Loading, Navigate, Title, useLocation, usePermissions, useTranslate } from 'react-admin'
import { AREAS } from '#admin/areas/areas.ts'
import { needsOf } from '#admin/areas/needs-of.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'

const NotYours = () => {
  const translate = useTranslate()
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', paddingBlock: 8, textAlign: 'center' }}>
      <LockIcon color="disabled" sx={{ fontSize: 48 }} />
      <Title title="shell.not_yours" />
      <Typography variant="h2" component="p">
        {translate('shell.not_yours')}
      </Typography>
      <Typography color="text.secondary">{translate('shell.not_yours_text')}</Typography>
      <Button component={LinkBase} to="/" variant="contained" sx={{ minHeight: 44 }}>
        {translate('shell.to_start')}
      </Button>
    </Stack>
  )
}

/** A screen for those who may see it; an address that was typed by hand leads others nowhere. */
export const Permitted = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const { isPending } = usePermissions()
  const permitted = usePermitted()
  const needs = needsOf(AREAS, pathname)
  if (needs === undefined) return children
  if (isPending) return <Loading />
  if (permitted({ needs })) return children
  if (pathname !== '/') return <NotYours />
  // who has nothing to do with the figures begins at their first place
  const first = AREAS.flatMap(({ menu = [] }) => menu).find(permitted)
  return first ? <Navigate to={first.to} replace /> : <NotYours />
}
