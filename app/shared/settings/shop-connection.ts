import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { openCheckouts } from '#app/device/shopping/checkouts.ts'
import { type Shop, useShop } from './shop.ts'

export interface Connection {
  shop: Pick<Shop, 'after_add_cart_action' | 'currency' | 'update_order'>
  goToCart: () => void
  goToShop: () => void
}

let connection: Connection | null = null

/** The shop as event handlers outside of React reach it; null before the page is hydrated. */
export const connectedShop = (): Connection | null => connection

/** Whoever has a checkout under way in another tab is told when it is done; nobody else pays for the code. */
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

/** Lists of goods are the shop already: they keep what was scrolled to and chosen. */
const isProductPage = (): boolean => /\/product\//.test(location.pathname)

/** Called once, by the layout of the shop's screens. */
export const useConnectShop = (): void => {
  const shop = useShop()
  const navigate = useNavigate()
  useEffect(() => {
    connection = {
      shop,
      goToCart: () => void navigate(href('/cart')),
      goToShop: () => {
        if (isProductPage()) void navigate(href('/shop'))
      },
    }
  }, [shop, navigate])
  useOrderWatch()
}
