import { Checkbox, FormControlLabel, FormGroup, Skeleton, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { SecondFactorRoles, StaffRoleName } from '#store-api/contract/security.ts'
import { ROLES } from './roles.ts'
import { STAFF } from './use-staff.ts'

const FACTOR_ROLES = `${STAFF}/second-factor-roles`
const KEY = ['second-factor-roles']

/** Which roles must have a second factor. */
export const FactorRoles = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call<SecondFactorRoles>(FACTOR_ROLES, { signal })).json,
  })
  const save = async (roles: StaffRoleName[]) => {
    setBusy(true)
    try {
      const { json } = await call<SecondFactorRoles>(FACTOR_ROLES, { method: 'PUT', body: { roles } })
      queries.setQueryData(KEY, json)
      notify('shell.saved', { type: 'info' })
    } catch (refused) {
      notify((refused as Error).message, { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Section title={translate('security.staff.factor_roles')}>
      <Typography color="text.secondary">{translate('security.staff.factor_roles_text')}</Typography>
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data && (
        <FormGroup
          aria-label={translate('security.staff.factor_roles')}
          role="group"
          sx={{ marginBlockStart: 1, flexDirection: { sm: 'row' }, columnGap: 2 }}
        >
          {ROLES.map((role) => (
            <FormControlLabel
              key={role}
              disabled={isBusy}
              control={
                <Checkbox
                  checked={data.roles.includes(role)}
                  onChange={(_, is) =>
                    void save(is ? [...data.roles, role] : data.roles.filter((one) => one !== role))
                  }
                />
              }
              label={translate(`security.roles.${role}.name`)}
            />
          ))}
        </FormGroup>
      )}
    </Section>
  )
}
