import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { fullName } from '#admin/shared/full-name.ts'
import { useStaff } from '../staff/use-staff.ts'
import { AUDITED } from './audited.ts'

/** Whose changes, of what, and of which one. */
export const AuditFilters = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { data: staff = [] } = useStaff()
  const { resource = '', id = '', actor = '' } = filterValues as Record<string, string>
  const set = (changed: Record<string, string>) => {
    const next: Record<string, string> = { ...filterValues, ...changed }
    // an id is of a kind
    if (!next.resource) delete next.id
    setFilters(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
  }
  const isFiltered = Object.values(filterValues).some(Boolean)
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'center' } }}>
      <TextField
        select
        label={translate('security.audit.person')}
        value={actor}
        onChange={({ target }) => set({ actor: target.value })}
      >
        <MenuItem value="">{translate('security.audit.everybody')}</MenuItem>
        {staff.map((one) => (
          <MenuItem key={one.id} value={String(one.id)}>
            <bdi>{fullName(one) || one.email}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('security.audit.kind')}
        value={resource}
        onChange={({ target }) => set({ resource: target.value, id: '' })}
      >
        <MenuItem value="">{translate('security.audit.everything')}</MenuItem>
        {AUDITED.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {translate(`security.audit.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('security.audit.id')}
        value={id}
        disabled={resource === ''}
        onChange={({ target }) => set({ id: target.value.trim() })}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      {isFiltered && (
        <Button onClick={() => setFilters({})} sx={{ minHeight: 44, flexShrink: 0 }}>
          {translate('security.audit.all')}
        </Button>
      )}
    </Stack>
  )
}
