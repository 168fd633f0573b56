import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { href, useLocation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { categoriesHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { onDemand, useOnDemand } from '#app/ui/overlays/use-on-demand.ts'
import { useSideMenu } from '../use-side-menu.ts'
import styles from './wide-navigation.module.css'

const loadCategoryMenu = onDemand(async () => (await import('./category-menu.tsx')).CategoryMenu)

/** Leads to the categories; with script it opens all of them at once. */
const CategoryButton = () => {
  const { category_style } = usePageSettings()
  const { key } = useLocation()
  // bound to the place where it was opened, so that going elsewhere closes it
  const [openAt, setOpenAt] = useState('')
  const open = openAt === key
  const button = useRef<HTMLAnchorElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const CategoryMenu = useOnDemand(open, loadCategoryMenu, () => setOpenAt(''))

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpenAt('')
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setOpenAt(open ? '' : key)
  }
  const close = () => {
    setOpenAt('')
    button.current?.focus()
  }
  return (
    <div ref={place}>
      <ShopLink
        ref={button}
        to={categoriesHref(category_style)}
        prefetch="none"
        className={styles.categories}
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon name="grid_view" size={20} />
        {m.shell_all_categories()}
        <Icon name={open ? 'keyboard_arrow_up' : 'keyboard_arrow_down'} size={18} />
      </ShopLink>
      {open && CategoryMenu && <CategoryMenu onClose={close} />}
    </div>
  )
}

/** Categories and the shop's main lists, in a row below the wide header. */
export const WideNavigation = () => {
  const settings = usePageSettings()
  const menu = useSideMenu()
  const links = [
    { name: m.catalog_new_arrivals(), to: href('/shop') },
    { name: m.catalog_sale(), to: href('/shop/sale') },
    { name: m.catalog_featured_title(), to: href('/shop/featured') },
    ...(settings.news_page ? [{ name: m.content_blog_title(), to: href('/blog') }] : []),
    ...(settings.contact_us_page ? [{ name: m.content_contact_title(), to: href('/contact-us') }] : []),
    ...(settings.my_orders_page ? [{ name: m.tracking_title(), to: href('/track-order') }] : []),
  ]
  return (
    <nav className={styles.row} aria-label={m.shell_main_navigation()}>
      <CategoryButton />
      {links.map(({ name, to }) => (
        <ShopLink key={to} to={to} className={styles.link}>
          {name}
        </ShopLink>
      ))}
      <button type="button" className={styles.link} style={{ marginInlineStart: 'auto' }} onClick={menu.show}>
        <Icon name="menu" size={20} />
        {m.shell_menu()}
      </button>
    </nav>
  )
}
