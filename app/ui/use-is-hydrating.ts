import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** On the server, and where an element that it has drawn is being hydrated; not where the browser draws by itself. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
