import styles from './honeypot.module.css'

/** The field `website`, which robots fill in: nobody sees it, and no screen reader has a word of it to read. */
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
