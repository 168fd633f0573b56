import { seenProducts } from '#app/device/shopping/seen-products.ts'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { foldPersian } from '#common/persian.ts'

/** Products that this device has seen whose names hold every word, in whatever way Persian spells it; newest first. */
export const searchSeen = async (text: string) => {
  const words = foldPersian(text).split(' ').filter(Boolean)
  if (!words.length) return []
  const seen = await seenProducts.load<CardProduct>()
  return seen.filter(({ card }) => {
    const name = foldPersian(card.name)
    return words.every((word) => name.includes(word))
  })
}
