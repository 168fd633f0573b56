import { useNavigation } from 'react-router'
import { useLasting } from '#app/shared/pages/use-lasting.ts'
import { NavigationProgress } from '#app/ui/feedback/navigation-progress.tsx'
import { useArrival } from './use-arrival.ts'

/** ms; a screen that comes sooner needs no line, which would be drawn before it */
const SHOWN_AFTER = 120

/** Whether the next screen is on its way, and has been for a moment. */
const useIsWaiting = (): boolean => useLasting(useNavigation().state !== 'idle', SHOWN_AFTER)

/** What tells that a screen is on its way, and that it has come: apart, so that nothing else is drawn for it. */
export const ScreenProgress = () => <NavigationProgress active={useIsWaiting()} arrivedAt={useArrival()} />
