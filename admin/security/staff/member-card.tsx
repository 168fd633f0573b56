import MoreIcon from '@mui/icons-material/MoreVert'
import { Card, IconButton, Menu, MenuItem, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { fullName } from '#admin/shared/full-name.ts'
import type { StaffMemberAnswer } from '#store-api/contract/security.ts'

export type MemberAction = 'role' | 'invitation' | 'reset' | 'remove'

interface MemberCardProps {
  member: StaffMemberAnswer
  isSelf: boolean
  onAction: (action: MemberAction) => void
}

const actionsOf = ({ invited, second_factor }: StaffMemberAnswer, isSelf: boolean): MemberAction[] => [
  'role',
  ...(invited ? (['invitation'] as const) : []),
  ...(second_factor && !isSelf ? (['reset'] as const) : []),
  'remove',
]

/** One of the staff: who, in which role, how well kept, and what can be done. */
export const MemberCard = ({ member, isSelf, onAction }: MemberCardProps) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { email, mobile, role, invited, second_factor: hasFactor, last_seen_gmt: seen } = member
  const name = fullName(member) || email || mobile
  const choose = (action: MemberAction) => {
    setAnchor(null)
    onAction(action)
  }
  return (
    <Card component="li" sx={{ padding: 2 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
            {isSelf && ` (${translate('security.staff.you')})`}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{email || mobile}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {seen ? (
              <>
                {translate('security.staff.seen')} <Moment value={seen} isGmt />
              </>
            ) : (
              translate('security.staff.not_seen')
            )}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
            <StatusChip tone="info" label={translate(`security.roles.${role}.name`)} />
            {invited && <StatusChip tone="waiting" label={translate('security.staff.waiting')} />}
            <StatusChip
              tone={hasFactor ? 'good' : 'neutral'}
              label={translate(hasFactor ? 'security.staff.has_factor' : 'security.staff.no_factor')}
            />
          </Stack>
        </Stack>
        <IconButton
          aria-label={translate('security.staff.actions', { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ width: 44, height: 44 }}
        >
          <MoreIcon />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {actionsOf(member, isSelf).map((action) => (
            <MenuItem
              key={action}
              onClick={() => choose(action)}
              sx={action === 'remove' ? { color: 'error.main' } : undefined}
            >
              {translate(`security.staff.do.${action}`)}
            </MenuItem>
          ))}
        </Menu>
      </Stack>
    </Card>
  )
}
