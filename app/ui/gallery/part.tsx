import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../layout/container.tsx'
import styles from './gallery.module.css'

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
)

export const Box = ({ children }: { children: ReactNode }) => (
  <Card>
    <div className={styles.box}>{children}</div>
  </Card>
)

/** Stands for a router's link. */
export const Here = (props: ComponentProps<'a'>) => <a href="#top" {...props} />
