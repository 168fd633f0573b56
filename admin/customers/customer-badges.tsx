import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'

/** What sets a customer apart from most: another role, or being kept out. */
export const CustomerBadges = ({ role, blocked }: { role: string; blocked: boolean }) => {
  const translate = useTranslate()
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {role !== 'customer' && (
        <StatusChip tone="info" label={translate(`customers.roles.${role}`, { _: role })} />
      )}
      {blocked && <StatusChip tone="bad" label={translate('customers.blocked')} />}
    </Stack>
  )
}
