import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

const follow = () => () => {}

/**
 * Whether a drawer or sheet is open, kept in the URL's fragment, so that Back closes it.
 * Always closed in the first render, which must be the server's.
 */
export const useHashOpen = (name: string) => {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const opened = `#${name}`
  const open = useSyncExternalStore(
    follow,
    () => hash === opened,
    () => false,
  )
  return {
    open,
    show: () =>
      void navigate(
        { search, hash: name },
        { preventScrollReset: true, state: { ...state, opened: name }, flushSync: true },
      ),
    hide: () => {
      if (!open) return
      if (state?.opened === name) void navigate(-1)
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true, state })
    },
  }
}
