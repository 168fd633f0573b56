import { href } from 'react-router'
import { cart } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { useAccountPath } from '#app/shared/account/account-path.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { digits } from '#app/ui/digits.ts'
import { socialLinks } from '../social-links.ts'
import { DarkModeButton } from './dark-mode-button.tsx'

const CartAction = () => {
  const count = cart.useCount()
  return (
    <IconButton
      icon="shopping_cart"
      label={count ? m.shell_cart_with({ count: digits(count) }) : m.cart_title()}
      badge={count ? digits(count) : false}
      render={<ShopLink to={href('/cart')} />}
    />
  )
}

export const AccountAction = () => (
  <IconButton icon="person" label={m.shell_account()} render={<ShopLink to={useAccountPath()} />} />
)

/** The one action of the header that the shop's owner picks (spec §2). */
export const HeaderAction = () => {
  const settings = usePageSettings()
  const kind = settings.header_icon
  const social = socialLinks(settings).find((link) => link.name === kind)
  switch (kind) {
    case 'cart':
      return <CartAction />
    case 'search':
      return <IconButton icon="search" label={m.ui_search()} render={<ShopLink to={href('/search')} />} />
    case 'wishlist':
      return settings.wish_list_page ? (
        <IconButton
          icon="favorite"
          label={m.catalog_wish_list()}
          render={<ShopLink to={href('/wish-list')} />}
        />
      ) : null
    case 'account':
      return <AccountAction />
    case 'darkmode':
      return <DarkModeButton />
    default:
      return social ? (
        <IconButton
          icon={social.name}
          label={social.label}
          render={<a href={social.url} target="_blank" rel="noopener noreferrer" />}
        />
      ) : null
  }
}
