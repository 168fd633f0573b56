import { m } from '#app/messages/paraglide/messages.js'
import styles from './navigation-progress.module.css'

/** A thin line at the top of the screen while the next page is on its way; shows only when that takes a moment. */
export const NavigationProgress = ({ active }: { active: boolean }) => (
  <div className={styles.navigation} data-active={active || undefined} role="status">
    {active && <span className="visually-hidden">{m.ui_loading()}</span>}
  </div>
)
