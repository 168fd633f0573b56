import { href, Link } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import styles from './missing.module.css'

export const Missing = () => (
  <section className={styles.missing}>
    <h1>{m.content_missing_title()}</h1>
    <p>{m.content_missing_text()}</p>
    <Link to={href('/blog')}>{m.content_back_to_blog()}</Link>
  </section>
)
