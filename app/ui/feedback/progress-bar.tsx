import styles from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  /** 0–1 */
  value: number
  tone?: 'primary' | 'success'
}

/** How far something has come. */
export const ProgressBar = ({ label, value, tone = 'primary' }: ProgressBarProps) => {
  const share = Math.max(0, Math.min(1, value))
  return (
    <div
      className={styles.bar}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span className={styles.done} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}
