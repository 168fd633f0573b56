import styles from './divider.module.css'

interface DividerProps {
  /** a broad band between parts of a screen */
  thick?: boolean
  /** a word in its middle, as "or" */
  label?: string
}

export const Divider = ({ thick, label }: DividerProps) =>
  label ? (
    <div className={styles.labelled}>{label}</div>
  ) : (
    <hr className={thick ? styles.thick : styles.thin} />
  )
