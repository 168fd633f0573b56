import type { ReactNode } from 'react'
import { Icon, type IconName } from '../display/icon.tsx'
import { ShopText } from '../display/text/shop-text.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
  title: ReactNode
  icon?: IconName
  /** beside the arrow, as how many are chosen */
  end?: ReactNode
  /** those of one name open one at a time */
  name?: string
  defaultOpen?: boolean
  children: ReactNode
}

/** Opens and closes by the browser itself, before any script. */
export const Disclosure = ({ title, icon, end, name, defaultOpen, children }: DisclosureProps) => (
  <details className={styles.details} name={name} open={defaultOpen}>
    <summary className={styles.summary}>
      {icon && <Icon name={icon} size={22} />}
      <span className={styles.title}>
        <ShopText>{title}</ShopText>
      </span>
      {end}
      <Icon name="keyboard_arrow_down" className={styles.arrow} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
