import { href, useLocation } from 'react-router'
import { cart } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { useAccountPath } from '#app/shared/account/account-path.ts'
import { categoriesHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { cx } from '#app/ui/cx.ts'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { activeTab, type Tab } from './active-tab.ts'
import styles from './toolbar.module.css'

interface TabEntry {
  tab: Tab
  name: string
  icon: 'home' | 'search' | 'grid_view' | 'shopping_cart' | 'person'
  to: string
}

const tabs = (categoryStyle: number, account: string): TabEntry[] => [
  { tab: 'home', name: m.shell_home(), icon: 'home', to: href('/') },
  { tab: 'search', name: m.ui_search(), icon: 'search', to: href('/search') },
  { tab: 'categories', name: m.catalog_categories(), icon: 'grid_view', to: categoriesHref(categoryStyle) },
  { tab: 'cart', name: m.cart_title(), icon: 'shopping_cart', to: href('/cart') },
  { tab: 'account', name: m.shell_account(), icon: 'person', to: account },
]

/** The five tabs that float over the bottom of a phone's screen (spec §2). */
export const Toolbar = () => {
  const settings = usePageSettings()
  const count = cart.useCount()
  const current = activeTab(useLocation().pathname)
  return (
    <nav className={styles.toolbar} aria-label={m.shell_main_navigation()}>
      {tabs(settings.category_style, useAccountPath()).map(({ tab, name, icon, to }) => {
        const active = tab === current
        const badge = tab === 'cart' && count > 0 ? digits(count > 99 ? '99+' : count) : ''
        return (
          <ShopLink
            key={tab}
            to={to}
            data-nav="tab"
            className={cx(styles.tab, active && styles.active)}
            aria-current={active ? 'page' : undefined}
            aria-label={settings.toolbar_title || badge ? undefined : name}
          >
            <span className={styles.icon}>
              <Icon name={active && icon !== 'search' ? `${icon}-fill` : icon} />
              {badge && (
                <span className={styles.badge} aria-hidden>
                  {badge}
                </span>
              )}
            </span>
            {settings.toolbar_title && (
              <span className={styles.name} aria-hidden={badge !== '' || undefined}>
                {name}
              </span>
            )}
            {badge && <span className="visually-hidden">{m.shell_cart_with({ count: badge })}</span>}
          </ShopLink>
        )
      })}
    </nav>
  )
}
