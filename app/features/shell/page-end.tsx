import { href } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { useShop } from '../../shop/shop.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import styles from './page-end.module.css'
import { type FooterFacts, SiteFooter } from './site-footer.tsx'

/** Hangs over every screen while the shop is not in production (spec §2). */
const DemoButton = () => (
  <IconButton
    icon="settings"
    label={m.shell_demo()}
    variant="floating"
    size="large"
    className={styles.demo}
    render={<ShopLink to={href('/demo')} />}
  />
)

/** What comes after a screen. */
export const PageEnd = (facts: FooterFacts) => (
  <>
    {!useShop().appInProduction && <DemoButton />}
    <SiteFooter {...facts} />
  </>
)
