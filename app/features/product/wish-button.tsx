import { wishList } from '#app/device/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '#app/ui/actions/icon-button.tsx'

interface Wished {
  id: number
  slug: string
}

const toggle = async (product: Wished): Promise<void> => {
  const { toggleWish } = await import('#app/shared/wish-list/toggle-wish.ts')
  await toggleWish(product)
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
