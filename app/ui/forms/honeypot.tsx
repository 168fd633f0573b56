import styles from './honeypot.module.css'

/** The field `website`, which robots fill in; it is hidden from eyes and from screen readers. */
export const Honeypot = () => (
  <input
    type="text"
    name="website"
    className={styles.honeypot}
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
  />
)
