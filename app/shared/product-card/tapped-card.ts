import type { CardProduct } from './card-product.ts'

let tapped: CardProduct | undefined

/** The product's screen begins with what the tapped card knows. */
export const rememberTappedCard = (card: CardProduct): void => {
  tapped = card
}

/** Given once, and for the product that was tapped: whoever comes by another way has no card. */
export const takeTappedCard = (slug: string | undefined): CardProduct | undefined => {
  const card = tapped
  tapped = undefined
  return card?.slug === slug ? card : undefined
}
