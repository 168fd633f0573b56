import { wishList } from '../../device/wish-list.ts'
import { m } from '../../messages/paraglide/messages.js'
import { toggleWish } from '../../shop/toggle-wish.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'

export const WishButton = ({ product }: { product: { id: number; slug: string } }) => {
  const has = wishList.useHas(product.id)
  return (
    <IconButton
      icon="favorite"
      pressedIcon="favorite-fill"
      variant="floating"
      pressed={has}
      label={m.product_wish()}
      onClick={() => void toggleWish(product)}
    />
  )
}
