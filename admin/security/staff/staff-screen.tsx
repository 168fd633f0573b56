import AddIcon from '@mui/icons-material/PersonAddAlt1Outlined'
import { Button, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, Title, useGetIdentity, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { fullName } from '#admin/shared/full-name.ts'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { StaffMemberAnswer } from '#store-api/contract/security.ts'
import { FactorRoles } from './factor-roles.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { type MemberAction, MemberCard } from './member-card.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { STAFF, useStaff } from './use-staff.ts'

interface Chosen {
  member: StaffMemberAnswer
  action: MemberAction
}

/** Who works here: invited, given a role, and let go. */
const StaffScreen = () => {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { data, error, refetch } = useStaff()
  const [isInviting, setInviting] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [, act] = useAct()
  const close = () => setChosen(null)
  const send = async (method: 'PUT' | 'POST' | 'DELETE', path: string, done: string, body?: object) => {
    close()
    await act(() => call(`${STAFF}/${path}`, { method, body }), done)
  }
  const choose = (member: StaffMemberAnswer, action: MemberAction) => {
    if (action === 'invitation') void send('POST', `${member.id}/invitation`, 'security.staff.sent_again', {})
    else setChosen({ member, action })
  }
  const { member, action } = chosen ?? {}
  const name = member ? fullName(member) || member.email : ''
  const isAsking = action === 'remove' || action === 'reset'
  return (
    <Stack spacing={2} sx={{ maxWidth: 820, paddingBlock: 1 }}>
      <Title title={translate('security.staff.menu')} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography color="text.secondary">{translate('security.staff.lead')}</Typography>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setInviting(true)}
          sx={{ minHeight: 44, flexShrink: 0 }}
        >
          {translate('security.staff.invite')}
        </Button>
      </Stack>
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {data.map((one) => (
            <MemberCard
              key={one.id}
              member={one}
              isSelf={one.id === identity?.id}
              onAction={(wanted) => choose(one, wanted)}
            />
          ))}
        </Stack>
      )}
      <FactorRoles />
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onDone={() => {
            setInviting(false)
            void refetch()
          }}
        />
      )}
      {member && action === 'role' && (
        <RoleDialog
          member={member}
          onClose={close}
          onSave={(role) => void send('PUT', String(member.id), 'shell.saved', { role })}
        />
      )}
      <Confirm
        isOpen={isAsking}
        title={translate(`security.staff.ask.${action === 'reset' ? 'reset' : 'remove'}`, { name })}
        content={translate(`security.staff.ask.${action === 'reset' ? 'reset_text' : 'remove_text'}`)}
        onConfirm={() => {
          if (member && action === 'remove') void send('DELETE', String(member.id), 'security.removed')
          if (member && action === 'reset')
            void send('DELETE', `${member.id}/second-factor`, 'security.staff.was_reset')
        }}
        onClose={close}
      />
    </Stack>
  )
}

export default StaffScreen
