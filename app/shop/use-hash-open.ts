import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Whether a drawer or sheet is open, kept in the URL's fragment, so that Back closes it.
 * Always closed in the first render, which must be the server's.
 */
export const useHashOpen = (name: string) => {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const open = hydrated && hash === `#${name}`
  return {
    open,
    show: () =>
      void navigate({ search, hash: name }, { preventScrollReset: true, state: { ...state, opened: name } }),
    hide: () => {
      if (!open) return
      if (state?.opened === name) void navigate(-1)
      else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true, state })
    },
  }
}
