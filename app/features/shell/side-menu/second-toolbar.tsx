import { href } from 'react-router'
import { toggleDarkMode, useDarkMode } from '#app/device/appearance/dark-mode.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import styles from './side-menu.module.css'

/** Takes the place of the five tabs while the menu is open: Sale, dark mode, Blog and Contact (spec §2). */
export const SecondToolbar = () => {
  const settings = usePageSettings()
  const dark = useDarkMode()
  return (
    <nav className={styles.toolbar} aria-label={m.shell_second_navigation()}>
      <ShopLink to={href('/shop/sale')} replace className={styles.tool}>
        <Icon name="percent" />
        {m.catalog_sale()}
      </ShopLink>
      <button type="button" className={styles.tool} aria-pressed={dark} onClick={toggleDarkMode}>
        <Icon name={dark ? 'light_mode' : 'dark_mode'} />
        {m.shell_dark_mode()}
      </button>
      {settings.news_page && (
        <ShopLink to={href('/blog')} replace className={styles.tool}>
          <Icon name="newspaper" />
          {m.content_blog_title()}
        </ShopLink>
      )}
      {settings.contact_us_page && (
        <ShopLink to={href('/contact-us')} replace className={styles.tool}>
          <Icon name="support_agent" />
          {m.content_contact_title()}
        </ShopLink>
      )}
    </nav>
  )
}
