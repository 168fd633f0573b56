import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router'

const nothing = async (): Promise<void> => {}
let refresh = nothing

/** Gives the router to the background tasks, from the first part of a page that is hydrated. */
export const useScreenRefresh = (): void => {
  const navigate = useNavigate()
  const router = useContext(DataRouterContext)?.router
  useEffect(() => {
    // whoever is on the way to another screen, or has sent a form, would be kept here
    const arrival = () =>
      new Promise<void>((resolve) => {
        if (!router || router.state.navigation.state === 'idle') return resolve()
        const stop = router.subscribe(({ navigation }) => {
          if (navigation.state !== 'idle') return
          stop()
          resolve()
        })
      })
    refresh = async () => {
      await arrival()
      if (!location.hash)
        await navigate({ search: location.search }, { replace: true, preventScrollReset: true })
    }
    return () => {
      refresh = nothing
    }
  }, [navigate, router])
}

/** Asks the server for the screen again; what was typed or scrolled to stays. An open menu or dialog is left alone. */
export const refreshScreen = (): Promise<void> => refresh()
