import { wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { loadToggleWish } from '#app/shared/wish-list/load-toggle-wish.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'

interface Wished {
  id: number
  slug: string
}

const toggle = async (product: Wished): Promise<void> => {
  const code = await loadForTap(loadToggleWish)
  await code?.toggleWish(product)
}

export const WishButton = ({ product }: { product: Wished }) => {
  const has = wishList.useHas(product.id)
  return (
    <IconButton
      icon="favorite"
      pressedIcon="favorite-fill"
      variant="floating"
      pressed={has}
      label={m.product_wish()}
      onClick={() => void toggle(product)}
    />
  )
}
