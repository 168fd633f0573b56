import type { ReactNode } from 'react'
import { formatNumber } from '#app/ui/digits.ts'
import styles from './section.module.css'

/** One step of the checkout, numbered as on a paper form. */
export const Section = ({
  number,
  title,
  children,
}: {
  number: number
  title: string
  children: ReactNode
}) => (
  <section className={styles.section}>
    <h2 className={styles.title}>
      <span className={styles.number} aria-hidden="true">
        {formatNumber(number)}
      </span>
      {title}
    </h2>
    {children}
  </section>
)
