import { useEffect } from 'react'
import { href } from 'react-router'
import { customer } from '#app/device/customer/customer.ts'
import { cart } from '#app/device/shopping/cart.ts'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { digits } from '#app/ui/digits.ts'
import { CountBadge } from '#app/ui/display/badge-count.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { DarkModeButton } from '../header/dark-mode-button.tsx'
import { AccountAction } from '../header/header-action.tsx'
import styles from '../header/top-header.module.css'

/** Whoever is signed in has the wish list of their account here, and theirs of this device there. */
const useSharedWishes = (isShown: boolean): void => {
  const id = customer.use()?.id
  useEffect(() => {
    if (!id || !isShown) return
    let stop: (() => void) | undefined
    let isOver = false
    import('#app/shared/wish-list/share-wishes.ts')
      .then(({ shareWishes }) => {
        if (!isOver) stop = shareWishes(id)
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [id, isShown])
}

/** Dark mode, wish list, account and cart in the wide header. */
export const WideActions = () => {
  const settings = usePageSettings()
  useSharedWishes(settings.wish_list_page)
  const items = cart.useCount()
  const wished = wishList.use().length
  return (
    <div className={styles.wideActions}>
      <DarkModeButton />
      {settings.wish_list_page && (
        <IconButton
          icon="favorite"
          label={m.catalog_wish_list()}
          badge={wished ? digits(wished) : false}
          render={<ShopLink to={href('/wish-list')} />}
        />
      )}
      <AccountAction />
      <ShopLink to={href('/cart')} className={styles.cart}>
        <Icon name="shopping_cart" />
        {m.cart_title()}
        {items > 0 && <CountBadge className={styles.count}>{digits(items)}</CountBadge>}
      </ShopLink>
    </div>
  )
}
