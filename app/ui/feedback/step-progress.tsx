import { m } from '#app/messages/paraglide/messages.js'
import { formatNumber } from '../digits.ts'
import { Icon } from '../display/icon.tsx'
import styles from './step-progress.module.css'

interface StepProgressProps {
  label: string
  steps: string[]
  /** index of the step that is being done; `steps.length` when all are */
  current: number
}

export const StepProgress = ({ label, steps, current }: StepProgressProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, index) => (
      <li
        className={styles.step}
        key={step}
        data-state={index < current ? 'done' : index === current ? 'current' : 'next'}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className={styles.mark}>
          {index < current ? (
            <Icon name="check" size={18} label={m.ui_step_done()} />
          ) : (
            formatNumber(index + 1)
          )}
        </span>
        <span className={styles.name}>{step}</span>
      </li>
    ))}
  </ol>
)
