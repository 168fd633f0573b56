import { m } from '#app/messages/paraglide/messages.js'
import styles from './navigation-progress.module.css'

interface NavigationProgressProps {
  active: boolean
  /** title of the page that has just come, for screen readers */
  arrivedAt?: string
}

/** A thin line at the top of the screen while the next page is on its way. */
export const NavigationProgress = ({ active, arrivedAt }: NavigationProgressProps) => (
  <div className={styles.navigation} data-active={active || undefined} role="status">
    {(active || arrivedAt) && <span className="visually-hidden">{active ? m.ui_loading() : arrivedAt}</span>}
  </div>
)
