import { Form } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Badge } from '#app/ui/display/figures/badge.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Row } from '#app/ui/layout/container.tsx'
import { deviceName } from '#common/device-name.ts'
import type { DeviceSession } from '#store-api/contract/accounts.ts'
import styles from './device-list.module.css'

interface DeviceListProps {
  sessions: DeviceSession[]
  xsrf: string
}

const Device = ({ session, xsrf }: { session: DeviceSession; xsrf: string }) => {
  const { timezone } = usePageSettings()
  const name = deviceName(session.user_agent) || m.account_unknown_device()
  const date = formatDate(session.last_seen_gmt, { style: 'datetime', timeZone: timezone })
  return (
    <li className={styles.device}>
      <Icon name="devices" className={styles.icon} />
      <div className={styles.texts}>
        <Row as="p" className={styles.name}>
          <ShopText>{name}</ShopText>
          {session.current && <Badge>{m.account_this_device()}</Badge>}
        </Row>
        <p className={styles.seen}>{m.account_last_seen({ date })}</p>
      </div>
      {!session.current && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="_xsrf" value={xsrf} />
          <input type="hidden" name="id" value={session.id} />
          <ActionFailure intent="end-session" id={session.id} />
          <Button
            type="submit"
            name="intent"
            value="end-session"
            variant="text"
            aria-label={m.account_end_session_of({ device: name })}
          >
            {m.account_end_session()}
          </Button>
        </Form>
      )}
    </li>
  )
}

/** Where somebody is signed in, and a way out of each. */
export const DeviceList = ({ sessions, xsrf }: DeviceListProps) => (
  <>
    <ul className={styles.list}>
      {sessions.map((session) => (
        <Device key={session.id} session={session} xsrf={xsrf} />
      ))}
    </ul>
    {sessions.length > 1 && (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="_xsrf" value={xsrf} />
        <ActionFailure intent="end-others" />
        <Button type="submit" name="intent" value="end-others" variant="tonal" icon="logout">
          {m.account_end_others()}
        </Button>
      </Form>
    )}
  </>
)
