import { href, Outlet } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import styles from './checkout-layout.module.css'

/** Whichever of the shop's logos reads on the header's colour, or its name where it has none. */
const Logo = () => {
  const { app_logo, dark_app_logo, site_name } = usePageSettings()
  if (!app_logo.url) return <span>{site_name}</span>
  return [app_logo.url, dark_app_logo.url || app_logo.url].map((src, index) => (
    <img
      key={index === 0 ? 'light' : 'dark'}
      className={index === 0 ? styles.onLight : styles.onDark}
      src={src}
      alt=""
      width={140}
      height={36}
      loading="lazy"
    />
  ))
}

/** The checkout has no menus: the shop's logo, the way back, and what is to be done. */
export const CheckoutLayout = () => {
  const { site_name } = usePageSettings()
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <ShopLink to={href('/')} className={styles.logo} aria-label={m.shell_logo({ name: site_name })}>
          <Logo />
        </ShopLink>
        <p className={styles.secure}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path
              fill="currentColor"
              d="M12 2a5 5 0 0 0-5 5v3H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1V7a5 5 0 0 0-5-5Zm-3 8V7a3 3 0 1 1 6 0v3H9Z"
            />
          </svg>
          {m.checkout_secure()}
        </p>
      </header>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <ShopLink to={href('/cart')}>{m.cart_go_to()}</ShopLink>
        <ShopLink to={href('/')}>{m.shell_back_to_shop()}</ShopLink>
      </footer>
    </div>
  )
}
