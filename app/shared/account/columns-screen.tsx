import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Container, Stack } from '#app/ui/layout/container.tsx'
import styles from './columns-screen.module.css'

interface ColumnsScreenProps {
  title: string
  columns: [ReactNode, ReactNode]
  /** farther apart, for groups that have headings of their own */
  wide?: boolean
}

/** A screen of what can be set: two columns side by side where there is room. */
export const ColumnsScreen = ({ title, columns: [first, second], wide }: ColumnsScreenProps) => {
  const column = cx(styles.column, wide && styles.wide)
  return (
    <Container className={styles.screen}>
      <h1>{title}</h1>
      <Stack className={cx(styles.columns, wide && styles.wide)}>
        <Stack className={column}>{first}</Stack>
        <Stack className={column}>{second}</Stack>
      </Stack>
    </Container>
  )
}
