import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const nothing = async (): Promise<void> => {}
let refresh = nothing

/** Gives the router to the background tasks, from the first part of a page that is hydrated. */
export const useScreenRefresh = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    refresh = async () => {
      await navigate({ search: location.search }, { replace: true, preventScrollReset: true })
    }
    return () => {
      refresh = nothing
    }
  }, [navigate])
}

/** Asks the server for the screen again; what was typed or scrolled to stays. An open menu or dialog is left alone. */
export const refreshScreen = async (): Promise<void> => {
  if (!location.hash) await refresh()
}
