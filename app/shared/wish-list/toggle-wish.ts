import { wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { toast } from '#app/ui/overlays/toast.ts'

interface Wished {
  id: number
  slug: string
}

const putBack = async (products: readonly Wished[]): Promise<void> => {
  if (await loadForTap(wishList.read)) await wishList.addAll(products)
}

/** Says that products were taken off the wish list, and lets it be undone. */
export const toastRemoved = (products: readonly Wished[]): void =>
  toast(m.product_wish_removed(), {
    action: { label: m.ui_undo(), onPress: () => void putBack(products) },
  })

/**
 * Puts a product on the wish list or takes it off, shows a toast, and lets it be undone. The event `wishListUpdated`
 * comes from the list itself. Answers whether the product is on the list now.
 */
export const toggleWish = async (product: Wished): Promise<boolean> => {
  const isWished = await wishList.toggle(product)
  if (isWished) toast(m.product_wish_added(), { tone: 'success' })
  else toastRemoved([product])
  return isWished
}
