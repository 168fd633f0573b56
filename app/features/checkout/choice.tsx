import type { ChangeEvent, ReactNode } from 'react'
import styles from './choice.module.css'

interface Props {
  name: string
  value: string
  title: string
  note?: ReactNode
  aside?: ReactNode
  defaultChecked: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A row to choose: the whole of it is the target. */
export const Choice = ({ name, value, title, note, aside, defaultChecked, onChange }: Props) => (
  <label className={styles.choice}>
    <input type="radio" name={name} value={value} defaultChecked={defaultChecked} onChange={onChange} />
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
    {aside && <span className={styles.aside}>{aside}</span>}
  </label>
)
