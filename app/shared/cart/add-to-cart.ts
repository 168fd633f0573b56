import { type AddOutcome, cart, type NewLine } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { formatPriceText } from '#app/ui/format.ts'
import { alert } from '#app/ui/overlays/alert.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import { type PageConnection, pageConnection } from '../settings/page-connection.ts'

const announceRefusal = (outcome: AddOutcome): void => {
  if (outcome === 'only_one') {
    void alert({ title: m.cart_only_one_title(), body: m.cart_only_one() })
  } else {
    toast(m.cart_exceeds_stock(), { tone: 'error' })
  }
}

const askWhereTo = async (message: string, { goToCart, goToShop }: PageConnection): Promise<void> => {
  const answer = await alert({
    title: message,
    actions: [
      { id: 'cart', label: m.cart_view() },
      { id: 'shop', label: m.shell_back_to_shop(), variant: 'text' },
    ],
  })
  if (answer === 'cart') goToCart()
  if (answer === 'shop') goToShop()
}

/** Tells that the line is in the cart, in the way the shop chose (`after_add_cart_action`, spec §4). */
const announceAdded = (outcome: AddOutcome): void => {
  const message = outcome === 'added_again' ? m.cart_added_again() : m.cart_added()
  const connection = pageConnection()
  const action = connection?.settings.after_add_cart_action
  if (connection && action === 'alert') {
    void askWhereTo(message, connection)
  } else if (connection && action === 'cart') {
    connection.goToCart()
  } else {
    toast(message, {
      tone: 'success',
      ...(connection && { action: { label: m.cart_view(), onPress: connection.goToCart } }),
    })
  }
}

const priceHtml = (line: NewLine): string => {
  const currency = pageConnection()?.settings.currency
  return line.price_html || !currency
    ? line.price_html
    : `<bdi>${formatPriceText(line.price, currency)}</bdi>`
}

/**
 * Adds a line by the rules of spec §4 and §5 and tells what came of it: added, added again, only one allowed,
 * or more than there is. Any handler may call it.
 */
export const addToCart = async (line: NewLine): Promise<AddOutcome> => {
  const outcome = await cart.add({ ...line, price_html: priceHtml(line) })
  if (outcome === 'added' || outcome === 'added_again') announceAdded(outcome)
  else announceRefusal(outcome)
  return outcome
}
