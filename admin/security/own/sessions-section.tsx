import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import { Button, List, ListItem, ListItemIcon, ListItemText, Skeleton, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { deviceName } from '#common/device-name.ts'
import type { DeviceSession } from '#store-api/contract/accounts.ts'

const SESSIONS = 'ghab/v1/auth/sessions'

interface SessionItemProps {
  session: DeviceSession
  isBusy: boolean
  onEnd: () => void
}

const SessionItem = ({ session, isBusy, onEnd }: SessionItemProps) => {
  const translate = useTranslate()
  const { user_agent: agent, ip_address: address, last_seen_gmt: seen, current } = session
  const name = deviceName(agent) || translate('security.sessions.unknown')
  return (
    <ListItem disableGutters sx={{ gap: 1 }}>
      <ListItemIcon sx={{ minWidth: 40 }}>
        <DevicesIcon />
      </ListItemIcon>
      <ListItemText
        primary={
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
            <bdi>{name}</bdi>
            {current && <StatusChip tone="good" label={translate('security.sessions.this')} />}
          </Stack>
        }
        secondary={
          <>
            {address && (
              <>
                <bdi dir="ltr">{address}</bdi>
                {' · '}
              </>
            )}
            <Moment value={seen} isGmt />
          </>
        }
      />
      {!current && (
        <Button
          disabled={isBusy}
          onClick={onEnd}
          aria-label={translate('security.sessions.end_named', { name })}
          sx={{ minHeight: 44, flexShrink: 0 }}
        >
          {translate('security.sessions.end')}
        </Button>
      )}
    </ListItem>
  )
}

/** Where one is signed in, and the way out of each. */
export const SessionsSection = () => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: async ({ signal }) => (await call<DeviceSession[]>(SESSIONS, { signal })).json,
  })
  const end = (id?: string) =>
    act(() => call(SESSIONS, { method: 'DELETE', body: { id } }), 'security.sessions.ended')
  return (
    <Section
      title={translate('security.sessions.title')}
      action={
        data &&
        data.length > 1 && (
          <Button disabled={isBusy} color="error" onClick={() => void end()} sx={{ minHeight: 44 }}>
            {translate('security.sessions.end_others')}
          </Button>
        )
      }
    >
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      <List disablePadding>
        {data?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void end(session.id)}
          />
        ))}
      </List>
    </Section>
  )
}
