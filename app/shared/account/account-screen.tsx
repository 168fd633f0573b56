import type { ReactNode } from 'react'
import { Container } from '#app/ui/layout/container.tsx'
import styles from './account-screen.module.css'

interface AccountScreenProps {
  title: string
  children: ReactNode
}

/** A screen of what belongs to the customer: one column, its title above it. */
export const AccountScreen = ({ title, children }: AccountScreenProps) => (
  <Container narrow stack="close" className={styles.screen}>
    <h1>{title}</h1>
    {children}
  </Container>
)
