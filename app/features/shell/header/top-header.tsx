import type { MouseEvent, ReactNode } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Logo } from './logo.tsx'
import styles from './top-header.module.css'

interface TopHeaderProps {
  onMenu: () => void
  /** the one that the shop's owner picks */
  action: ReactNode
  /** the search field, for the wide header */
  search: ReactNode
  /** cart, wish list and account, for the wide header */
  actions: ReactNode
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
      label={m.ui_back()}
      onClick={goBack}
      render={<ShopLink to={href('/')} prefetch="none" data-nav="back" />}
    />
  )
}

/** The header of every screen: one narrow row on a phone; logo, search and navigation on a wide screen (spec §2). */
export const TopHeader = ({ onMenu, action, search, actions, navigation }: TopHeaderProps) => {
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          {isHome ? <IconButton icon="menu" label={m.shell_open_menu()} onClick={onMenu} /> : <BackButton />}
        </div>
        <Logo />
        <div className={styles.end}>{action}</div>
        <div className={styles.search}>{search}</div>
        {actions}
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
      style={{ background: background || undefined, color: color || undefined }}
    >
      <Icon name="search" />
      {m.search_label()}
    </ShopLink>
  </div>
)
