import { useEffect, useState } from 'react'

/** A press while something is on its way is kept, and followed once it is there. */
export const useQueuedPress = (isWaiting: boolean, follow: () => void) => {
  const [isQueued, setQueued] = useState(false)
  useEffect(() => {
    if (!isQueued || isWaiting) return
    setQueued(false)
    follow()
  })
  return { isQueued, press: () => setQueued(true) }
}
