import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

const nothing = async (): Promise<void> => {}
let refresh = nothing

/** Gives the router to the background tasks, from the first part of a page that is hydrated. */
export const useScreenRefresh = (): void => {
  const router = useContext(DataRouterContext)?.router
  useEffect(() => {
    if (!router) return
    // whoever is on the way to another screen, or has sent a form, would be kept here
    const arrival = () =>
      new Promise<void>((resolve) => {
        if (router.state.navigation.state === 'idle') return resolve()
        const stop = router.subscribe(({ navigation }) => {
          if (navigation.state !== 'idle') return
          stop()
          resolve()
        })
      })
    refresh = async () => {
      await arrival()
      // a list writes the page that is in view into the URL without the router, which would take that for another list
      if (!location.hash) await router.revalidate()
    }
    return () => {
      refresh = nothing
    }
  }, [router])
}

/** Asks the server for the screen again; what was typed or scrolled to stays. An open menu or dialog is left alone. */
export const refreshScreen = (): Promise<void> => refresh()
