import { useEffect, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '../actions/button.tsx'
import styles from './spinner.module.css'

interface SpinnerProps {
  /** ms until it gives up; the loading of a shop never takes longer (spec §9) */
  limit?: number
  /** offered when it gave up; by default the page is loaded again */
  onRetry?: () => void
  size?: number
}

/** Turns for at most 15 s, then says so and offers a way on. */
export const Spinner = ({ limit = 15_000, onRetry, size = 40 }: SpinnerProps) => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (slow) return
    const timer = setTimeout(() => setSlow(true), limit)
    return () => clearTimeout(timer)
  }, [limit, slow])
  const retry = () => {
    setSlow(false)
    if (onRetry) onRetry()
    else location.reload()
  }
  return (
    <div className={styles.spinner} role="status">
      {slow ? (
        <>
          <p>{m.ui_slow()}</p>
          <Button variant="tonal" icon="refresh" onClick={retry}>
            {m.ui_retry()}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.ring} style={{ inlineSize: size, blockSize: size }} />
          <span className="visually-hidden">{m.ui_loading()}</span>
        </>
      )}
    </div>
  )
}
