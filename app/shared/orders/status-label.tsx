import { statusLabel, statusTone } from './order-status.ts'
import styles from './status-label.module.css'

/** Where an order stands, in one word and its colour. */
export const StatusLabel = ({ status }: { status: string }) => (
  <span className={styles.status} data-tone={statusTone(status)}>
    {statusLabel(status)}
  </span>
)
