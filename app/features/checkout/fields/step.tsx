import type { ReactNode } from 'react'
import { formatNumber } from '#app/ui/digits.ts'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import styles from './step.module.css'

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

/** One step of the checkout, numbered as on a paper form. */
export const Step = ({ number, title, children }: StepProps) => (
  <Card as="section" raised stack>
    <h2 className={styles.title}>
      <Avatar size="small" tone="primary">
        {formatNumber(number)}
      </Avatar>
      {title}
    </h2>
    {children}
  </Card>
)
