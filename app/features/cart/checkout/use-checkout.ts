import { useState } from 'react'
import { useHref } from 'react-router'
import { openCheckouts } from '#app/device/shopping/checkouts.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { alert } from '#app/ui/overlays/alert.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import type { CartLine } from '#store-api/contract/cart.ts'
import type { DraftRequest } from '#store-api/contract/checkout.ts'

/** Says in the tab that was just opened that the page is on its way. */
const openTab = (): Window | null => {
  const tab = window.open('', '_blank')
  if (!tab) return null
  const { documentElement: page } = document
  tab.opener = null
  tab.document.title = m.cart_checkout_opening()
  tab.document.documentElement.lang = page.lang
  tab.document.documentElement.dir = page.dir
  tab.document.body.style.cssText = 'font:1rem system-ui;text-align:center;padding:4rem 1rem'
  tab.document.body.textContent = m.cart_checkout_opening()
  return tab
}

const MAX_OPEN = 5

const keep = (draft: string, customer: number, ordered: CartLine[]): void => {
  const lines = Object.fromEntries(ordered.map(({ cart_id, quantity }) => [cart_id, quantity]))
  const opened = { draft, opened_at: Date.now(), customer, lines }
  openCheckouts.set([opened, ...openCheckouts.get()].slice(0, MAX_OPEN))
}

const createDraft = async (body: DraftRequest, ordered: CartLine[]): Promise<string> => {
  const { browserStore } = await import('#app/shared/store-client/store-client.ts')
  // a device that cannot be read would forget the other checkouts
  await openCheckouts.read()
  const draft = String(await browserStore().createDraft(body))
  keep(draft, Number(body.customer_id), ordered)
  return draft
}

/**
 * Opens the payment page of a new draft (spec §2). The tab is opened within the click, before the draft is made:
 * later the browser would block it. Where it is blocked all the same, the shopper gets a link and is moved there.
 */
export const useCheckout = () => {
  const page = useHref('/mobile-checkout')
  const [isOpening, setOpening] = useState(false)

  /** @param ordered the lines of the cart that the order is made of */
  const checkOut = async (body: DraftRequest, ordered: CartLine[]): Promise<void> => {
    const tab = openTab()
    setOpening(true)
    try {
      const draft = await createDraft(body, ordered)
      const address = `${page}/?order_id=${encodeURIComponent(draft)}`
      if (tab && !tab.closed) tab.location.replace(new URL(address, location.href))
      else void offerLink(address)
    } catch {
      tab?.close()
      toast(m.cart_checkout_failed(), { tone: 'error' })
    } finally {
      setOpening(false)
    }
  }
  return { checkOut, isOpening, page }
}

/** time to read what is going to happen, and to cancel it */
const MOVE_AFTER_MS = 5000

/** Moves on in this tab, unless the shopper cancels or opens the payment page in a tab of its own (spec §2). */
const offerLink = async (address: string): Promise<void> => {
  const timer = setTimeout(() => location.assign(address), MOVE_AFTER_MS)
  await alert({
    title: m.cart_redirect_title(),
    body: m.cart_redirect_text(),
    actions: [
      { id: 'pay', label: m.cart_redirect_pay(), href: address, newTab: true },
      { id: 'cancel', label: m.ui_cancel(), variant: 'text' },
    ],
  })
  clearTimeout(timer)
}
