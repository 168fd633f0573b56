import { textMarks } from '#app/ui/display/text/shop-text.tsx'
import styles from './prose.module.css'

/** HTML of the shop, sanitised by the store before it left. The one place where HTML enters a page. */
export const Prose = ({ html }: { html: string }) => (
  <div className={styles.prose} dir="auto" {...textMarks(html)} dangerouslySetInnerHTML={{ __html: html }} />
)
