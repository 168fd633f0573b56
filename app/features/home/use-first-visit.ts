import { useEffect } from 'react'
import { preload } from 'react-dom'
import { href, useLocation, useNavigate } from 'react-router'
import { introSeen } from '#app/device/appearance/intro-seen.ts'
import { savesData } from '#app/first-view/idle.ts'

/** The introduction stands above the home page in the history: whoever skips it goes back there. */
export const OVER_HOME = { overHome: true }

/** Those that run script; a maker of phones is called Cubot. */
const ROBOT = /[^u]bot\b|crawl|spider|lighthouse/i

/** Nobody is taken away from what they have begun to use, and a robot is to read the shop. */
const isUndisturbed = (): boolean =>
  navigator.onLine &&
  !savesData() &&
  !navigator.userActivation?.hasBeenActive &&
  !scrollY &&
  !ROBOT.test(navigator.userAgent)

/**
 * Opens the introduction on a device that is new here, once; where that would disturb, it is only offered.
 * @param picture that of its first card, '' for none: it comes beside the code
 */
export const useFirstVisit = (picture: string): void => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isHome = pathname === href('/')
  useEffect(() => {
    let isLeft = false
    const open = async () => {
      if (!(await introSeen.claim()) || isLeft) return
      if (picture) preload(picture, { as: 'image', fetchPriority: 'high' })
      await navigate(href('/intro'), { state: OVER_HOME, viewTransition: true })
    }
    const start = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', start)
      if (introSeen.read() || !isHome || !isUndisturbed()) return introSeen.load()
      void open()
    }
    document.addEventListener('visibilitychange', start)
    start()
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', start)
    }
  }, [navigate, isHome, picture])
}
