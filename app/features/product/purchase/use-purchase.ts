import { useState } from 'react'
import type { NewLine } from '#app/device/shopping/cart.ts'
import { lineFromProduct } from '#app/shared/cart/cart-line.ts'
import { loadAddToCart } from '#app/shared/cart/load-add-to-cart.ts'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { scrollBehavior } from '#app/ui/scroll-behavior.ts'
import type { ProductView } from '../product-view.ts'
import { type Offer, offerOf } from './offer.ts'
import { type Choice, choiceInWords, missingGroups, openChoice } from './options.ts'
import { useVariantSelection } from './use-variant-selection.ts'

export interface Purchase {
  offer: Offer
  choice: Choice
  choose: (key: string, value: string) => void
  clear: () => void
  quantity: number
  setQuantity: (quantity: number) => void
  /** keys of groups without a choice, once the shopper has tried to buy */
  missing: string[]
  /** all options are chosen, but there is no such variation */
  isUnknown: boolean
  add: () => void
}

/** Everything one decides on the page before buying. */
export const usePurchase = (product: ProductView): Purchase => {
  const { choice, choose, clear } = useVariantSelection(product)
  const [wanted, setQuantity] = useState(1)
  const [hasTried, setTried] = useState(false)
  const offer = offerOf(product, choice)
  const quantity = Math.max(1, Math.min(wanted, offer.most ?? wanted))
  const missing = missingGroups(product.groups, choice).map(({ key }) => key)
  const isVariable = product.type === 'variable'

  const add = () => {
    setTried(true)
    if (isVariable && !offer.variation) return focusFirst(missing[0] ?? product.groups[0]?.key)
    const words = choiceInWords(product.groups, choice)
    const open = offer.variation ? openChoice(offer.variation, choice) : {}
    void put(lineFromProduct(product, offer.variation, quantity, words, open))
  }
  return {
    offer,
    choice,
    choose,
    clear,
    quantity,
    setQuantity,
    missing: hasTried ? missing : [],
    isUnknown: isVariable && missing.length === 0 && !offer.variation,
    add,
  }
}

/** Messages and dialogs come with the first press. */
const put = async (line: NewLine): Promise<void> => {
  const code = await loadForTap(loadAddToCart)
  await code?.addToCart(line)
}

/** Takes the shopper to the first choice that is missing. */
const focusFirst = (key: string | undefined): void => {
  const group = key && document.querySelector(`[data-options="${CSS.escape(key)}"]`)
  if (!group) return
  group.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  group.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true })
}
