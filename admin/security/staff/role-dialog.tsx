import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { fullName } from '#admin/shared/full-name.ts'
import type { StaffMemberAnswer, StaffRoleName } from '#store-api/contract/security.ts'
import { ROLES } from './roles.ts'

interface RoleDialogProps {
  member: StaffMemberAnswer
  onClose: () => void
  onSave: (role: StaffRoleName) => void
}

/** What somebody may do here, each role in a line. */
export const RoleDialog = ({ member, onClose, onSave }: RoleDialogProps) => {
  const translate = useTranslate()
  const [role, setRole] = useState(member.role)
  const title = translate('security.staff.role_of', { name: fullName(member) || member.email })
  return (
    <FormDialog
      title={title}
      isOpen
      onClose={onClose}
      action={translate('ra.action.save')}
      onAction={() => onSave(role)}
      isOff={role === member.role}
    >
      <Typography color="text.secondary">{translate('security.staff.role_text')}</Typography>
      <RadioGroup
        aria-label={title}
        value={role}
        onChange={(_, value) => setRole(value as StaffRoleName)}
        sx={{ marginBlockStart: 1 }}
      >
        {ROLES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', paddingBlock: 0.75 }}
            slotProps={{ typography: { component: 'div', sx: { paddingBlockStart: 1 } } }}
            label={
              <>
                {translate(`security.roles.${one}.name`)}
                <Typography variant="body2" color="text.secondary">
                  {translate(`security.roles.${one}.text`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormDialog>
  )
}
