import type { MouseEvent, ReactNode } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { cart } from '../../device/cart.ts'
import { wishList } from '../../device/wish-list.ts'
import { m } from '../../messages/paraglide/messages.js'
import { useShop } from '../../shop/shop.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { digits } from '../../ui/format.ts'
import { DarkModeButton, HeaderAction } from './header-action.tsx'
import { Logo } from './logo.tsx'
import styles from './top-header.module.css'

interface TopHeaderProps {
  onMenu: () => void
  onAccount: () => void
  /** the search field, for the wide header */
  search: ReactNode
  /** categories and the shop's main lists, below the wide header */
  navigation: ReactNode
}

/** Back to where the visitor came from; a visitor who arrived here goes home. */
const BackButton = () => {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!window.history.state?.idx) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <IconButton
      icon="arrow_back"
      label={m.shell_back()}
      onClick={goBack}
      render={<ShopLink to={href('/')} prefetch="none" data-nav="back" />}
    />
  )
}

const WideActions = ({ onAccount }: Pick<TopHeaderProps, 'onAccount'>) => {
  const shop = useShop()
  const items = cart.useCount()
  const wished = wishList.use().length
  return (
    <div className={styles.wideActions}>
      <DarkModeButton />
      {shop.wish_list_page && (
        <IconButton
          icon="favorite"
          label={m.shell_wish_list()}
          badge={wished ? digits(wished) : false}
          render={<ShopLink to={href('/wish-list')} />}
        />
      )}
      <IconButton icon="person" label={m.shell_account()} onClick={onAccount} />
      <ShopLink to={href('/cart')} className={styles.cart}>
        <Icon name="shopping_cart" />
        {m.shell_cart()}
        {items > 0 && <span className={styles.count}>{digits(items)}</span>}
      </ShopLink>
    </div>
  )
}

/** The header of every screen: one narrow row on a phone; logo, search and navigation on a wide screen (spec §2). */
export const TopHeader = ({ onMenu, onAccount, search, navigation }: TopHeaderProps) => {
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          {isHome ? <IconButton icon="menu" label={m.shell_open_menu()} onClick={onMenu} /> : <BackButton />}
        </div>
        <Logo />
        <div className={styles.end}>
          <HeaderAction onAccount={onAccount} />
        </div>
        <div className={styles.search}>{search}</div>
        <WideActions onAccount={onAccount} />
      </div>
      <div className={styles.navigation}>{navigation}</div>
    </header>
  )
}

/** The way to the search screen under a phone's header on the home page. */
export const SearchPill = ({ background, color }: { background: string; color: string }) => (
  <div className={styles.pillRow}>
    <ShopLink
      to={href('/search')}
      className={cx(styles.pill)}
      style={background ? { background, color: color || undefined } : undefined}
    >
      <Icon name="search" />
      {m.shell_search_shop()}
    </ShopLink>
  </div>
)
