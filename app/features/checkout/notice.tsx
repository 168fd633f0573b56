import { Link } from 'react-router'
import styles from './notice.module.css'

interface Props {
  title: string
  text: string
  link: string
  action: string
}

/** A page that has nothing to do but to say where to go on. */
export const Notice = ({ title, text, link, action }: Props) => (
  <section className={styles.notice}>
    <h1>{title}</h1>
    <p>{text}</p>
    <Link to={link} className={styles.action}>
      {action}
    </Link>
  </section>
)
