import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { NavigationProgress } from '#app/ui/feedback/navigation-progress.tsx'
import { useArrival } from './use-arrival.ts'

/** ms; a screen that comes sooner needs no line, which would be drawn before it */
const SHOWN_AFTER = 120

/** Whether the next screen is on its way, and has been for a moment. */
const useIsWaiting = (): boolean => {
  const isNavigating = useNavigation().state !== 'idle'
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isNavigating])
  return isNavigating && isLong
}

/** What tells that a screen is on its way, and that it has come: apart, so that nothing else is drawn for it. */
export const ScreenProgress = () => <NavigationProgress active={useIsWaiting()} arrivedAt={useArrival()} />
