import { Alert, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { BUYER_ROLES } from '../customer.ts'
import type { CustomerDialogProps } from './customer-dialog.ts'

/** What kind of buyer somebody is: wholesale customers have prices of their own. */
export const RoleDialog = ({ desk, onClose }: CustomerDialogProps) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [role, setRole] = useState(desk.role)
  const save = async () => {
    const send = () => call(`ghab/v1/customers/${desk.id}/role`, { method: 'PUT', body: { role } })
    if (await act(send)) onClose()
  }
  return (
    <FormDialog
      title={translate('customers.role.open')}
      isOpen
      onClose={onClose}
      action={translate('ra.action.save')}
      onAction={save}
      isBusy={isBusy}
      isOff={role === desk.role}
    >
      <RadioGroup
        value={role}
        onChange={(_, chosen) => setRole(chosen)}
        aria-label={translate('customers.role.open')}
      >
        {BUYER_ROLES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`customers.roles.${one}`)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      <Alert severity="info" sx={{ marginBlockStart: 1 }}>
        {translate('customers.role.text')}
      </Alert>
    </FormDialog>
  )
}
