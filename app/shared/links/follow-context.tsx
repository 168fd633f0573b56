import { createContext, type ReactNode, useMemo } from 'react'
import { type NavigateFunction, useHref, useNavigate } from 'react-router'

interface Follow {
  /** undefined where the browser follows links by itself */
  navigate?: NavigateFunction
  /** before every path of the shop: the prefix of the page's language, empty without */
  prefix: string
}

/** What links need of the router; outside of {@link FollowProvider} they are plain links without a prefix. */
export const FollowContext = createContext<Follow>({ prefix: '' })

/**
 * Asks the router once for all links: each that asks for itself is drawn again whenever a navigation begins, goes on or
 * ends.
 */
export const FollowProvider = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate()
  const home = useHref('/')
  const follow = useMemo(() => ({ navigate, prefix: home === '/' ? '' : home }), [navigate, home])
  return <FollowContext value={follow}>{children}</FollowContext>
}
