import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { openCheckouts } from '#app/device/shopping/checkouts.ts'
import { type PageSettings, usePageSettings } from './page-settings.ts'

export interface PageConnection {
  settings: Pick<PageSettings, 'after_add_cart_action' | 'currency' | 'update_order'>
  goToCart: () => void
  goToShop: () => void
}

let connection: PageConnection | null = null

/** Settings and navigation of the page for event handlers outside of React; null before it is hydrated. */
export const pageConnection = (): PageConnection | null => connection

/** Watches for the end of a checkout that is open in another tab; loads the code for that only where there is one. */
const useOrderWatch = (): void => {
  const isWaiting = openCheckouts.use(({ value }) => value.length > 0)
  useEffect(() => {
    void openCheckouts.load()
  }, [])
  useEffect(() => {
    if (!isWaiting) return
    let stop: (() => void) | undefined
    let isOver = false
    import('../orders/order-completion.ts')
      .then(({ watchOrders }) => {
        if (!isOver) stop = watchOrders()
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [isWaiting])
}

/** Going back to the shop leaves product pages alone: lists keep their scroll position and filters. */
const isProductPage = (): boolean => /\/product\//.test(location.pathname)

/** Called once, by the layout of the shop's screens. */
export const useConnectPage = (): void => {
  const settings = usePageSettings()
  const navigate = useNavigate()
  useEffect(() => {
    connection = {
      settings: settings,
      goToCart: () => void navigate(href('/cart')),
      goToShop: () => {
        if (isProductPage()) void navigate(href('/shop'))
      },
    }
  }, [settings, navigate])
  useOrderWatch()
}
