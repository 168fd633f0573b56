import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/layout/container.tsx'
import styles from './account-section.module.css'

/** A part of the account screen, with its own heading. */
export const AccountSection = ({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Card as="section" stack aria-labelledby={id} className={styles.section}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </Card>
  )
}
