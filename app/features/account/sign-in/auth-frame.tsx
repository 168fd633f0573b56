import type { ReactNode } from 'react'
import { Icon } from '#app/ui/display/icon.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { Card, Container, Stack } from '#app/ui/layout/container.tsx'
import styles from './auth-frame.module.css'

interface AuthFrameProps {
  icon: IconName
  title: string
  lead?: ReactNode
  /** under the card */
  after?: ReactNode
  children: ReactNode
}

/** One thing to do, in the middle of the screen. */
export const AuthFrame = ({ icon, title, lead, after, children }: AuthFrameProps) => (
  <Container className={styles.page}>
    <Stack className={styles.column}>
      <Card stack className={styles.card}>
        <header className={styles.head}>
          <Avatar size="huge" tone="primary" className={styles.mark}>
            <Icon name={icon} size={28} />
          </Avatar>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </Card>
      {after && <div className={styles.after}>{after}</div>}
    </Stack>
  </Container>
)
