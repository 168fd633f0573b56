import './arrival/transitions.css'
import { memo, type ReactNode, useEffect } from 'react'
import { customer } from '#app/device/customer/customer.ts'
import { isMarkedSignedOut } from '#app/device/customer/signed-out-mark.ts'
import { cart } from '#app/device/shopping/cart.ts'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { startHydration, whenCodeIsMissing } from '#app/first-view/first-interaction.ts'
import { HydrateWhenIdle, hydrateWhenIdle } from '#app/first-view/hydrate-when-idle.tsx'
import { loadAtIdle } from '#app/first-view/load-at-idle.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { toast } from '#app/ui/overlays/toast.ts'
import { onDemand, useOnDemand } from '#app/ui/overlays/use-on-demand.ts'
import { ScreenProgress } from './arrival/screen-progress.tsx'
import { useBackAtOnce } from './arrival/use-back-at-once.ts'
import { useDirection } from './arrival/use-direction.ts'
import type { FooterFacts } from './footer/site-footer.tsx'
import { TopHeader } from './header/top-header.tsx'
import styles from './shell.module.css'
import { Toolbar } from './toolbar.tsx'
import { useSideMenu } from './use-side-menu.ts'

const loadSideMenu = onDemand(async () => (await import('./side-menu/side-menu.tsx')).SideMenu)
loadAtIdle(loadSideMenu)
const staleNotice = hydrateWhenIdle(async () => (await import('./stale-notice.tsx')).StaleNotice)
const headerAction = hydrateWhenIdle(async () => (await import('./header/header-action.tsx')).HeaderAction)
const pageEnd = hydrateWhenIdle(async () => (await import('./footer/page-end.tsx')).PageEnd)
const wideActions = hydrateWhenIdle(async () => (await import('./wide/wide-actions.tsx')).WideActions)
const wideNavigation = hydrateWhenIdle(
  async () => (await import('./wide/wide-navigation.tsx')).WideNavigation,
)

/** Without a network the next page tries again. */
const forgetWhoSignedOut = (): Promise<void> =>
  import('#app/device/customer/forget-customer.ts').then(
    ({ forgetCustomer }) => forgetCustomer(),
    () => {},
  )

/**
 * Reads what the visitor has on this device once the page is rendered: a cached page is everyone's. Where there is
 * something to mark on the products, their hydration starts.
 */
const readDevice = async (): Promise<void> => {
  if (isMarkedSignedOut()) await forgetWhoSignedOut()
  const [, wished, person] = await Promise.all([cart.load(), wishList.load(), customer.load()])
  if (cart.lines().length || wished.length || person) startHydration()
}

interface ShellProps {
  footer: FooterFacts
  search: ReactNode
  children: ReactNode
}

/** Header, screen, footer and bottom toolbar: what stays while the visitor walks through the shop. */
export const Shell = memo(function Shell({ footer, search, children }: ShellProps) {
  const menu = useSideMenu()
  const SideMenu = useOnDemand(menu.open, loadSideMenu, menu.hide)
  useEffect(() => void readDevice(), [])
  useDirection()
  useBackAtOnce()
  useEffect(() => whenCodeIsMissing(() => toast(m.ui_code_missing(), { tone: 'error' })), [])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {m.shell_skip()}
      </a>
      <TopHeader
        onMenu={menu.show}
        action={<HydrateWhenIdle part={headerAction} />}
        search={search}
        actions={<HydrateWhenIdle part={wideActions} />}
        navigation={<HydrateWhenIdle part={wideNavigation} />}
      />
      <main id="main" className={styles.main} tabIndex={-1}>
        <HydrateWhenIdle part={staleNotice} />
        {children}
      </main>
      <HydrateWhenIdle part={pageEnd} {...footer} />
      <Toolbar />
      {/* after the screen, which may focus something by itself */}
      <ScreenProgress />
      {SideMenu && <SideMenu open={menu.open} onClose={menu.hide} />}
    </div>
  )
})
