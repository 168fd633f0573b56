import type { ReactNode } from 'react'
import { Icon } from '#app/ui/display/icon.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import styles from './settings.module.css'

/** A row of the settings that something can be done in. */
export const Setting = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className={styles.setting}>
    <Icon name={icon} />
    {children}
  </div>
)
