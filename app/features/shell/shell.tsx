import './transitions.css'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { cart } from '#app/device/cart.ts'
import { customer } from '#app/device/customer.ts'
import { wishList } from '#app/device/wish-list.ts'
import { startHydration } from '#app/first-view/first-interaction.ts'
import { HydrateWhenIdle, hydrateWhenIdle } from '#app/first-view/hydrate-when-idle.tsx'
import { m } from '#app/messages/paraglide/messages.js'
import { NavigationProgress } from '#app/ui/feedback/navigation-progress.tsx'
import { followDirection } from './navigation-direction.ts'
import styles from './shell.module.css'
import type { FooterFacts } from './site-footer.tsx'
import { Toolbar } from './toolbar.tsx'
import { TopHeader } from './top-header.tsx'
import { useSideMenu } from './use-side-menu.ts'

const SideMenu = lazy(() => import('./side-menu/side-menu.tsx'))
const headerAction = hydrateWhenIdle(async () => (await import('./header-action.tsx')).HeaderAction)
const pageEnd = hydrateWhenIdle(async () => (await import('./page-end.tsx')).PageEnd)
const wideActions = hydrateWhenIdle(async () => (await import('./wide-actions.tsx')).WideActions)
const wideNavigation = hydrateWhenIdle(async () => (await import('./wide-navigation.tsx')).WideNavigation)

/**
 * What the visitor has on this device fills the page in once it is drawn: a cached page is everyone's.
 * Whoever has something sees it marked on the products, so those come to life.
 */
const readDevice = async (): Promise<void> => {
  const [, wished, person] = await Promise.all([cart.load(), wishList.load(), customer.load()])
  if (cart.lines().length || wished.length || person) startHydration()
}

interface ShellProps {
  footer: FooterFacts
  search: ReactNode
  children: ReactNode
}

/** Header, screen, footer and bottom toolbar: what stays while the visitor walks through the shop. */
export const Shell = ({ footer, search, children }: ShellProps) => {
  const menu = useSideMenu()
  const navigation = useNavigation()
  const [wasOpened, setWasOpened] = useState(false)
  if (menu.open && !wasOpened) setWasOpened(true)
  useEffect(() => void readDevice(), [])
  useEffect(followDirection, [])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {m.shell_skip()}
      </a>
      <NavigationProgress active={navigation.state !== 'idle'} />
      <TopHeader
        onMenu={menu.show}
        action={<HydrateWhenIdle part={headerAction} />}
        search={search}
        actions={<HydrateWhenIdle part={wideActions} />}
        navigation={<HydrateWhenIdle part={wideNavigation} />}
      />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <HydrateWhenIdle part={pageEnd} {...footer} />
      <Toolbar />
      {wasOpened && (
        <Suspense>
          <SideMenu open={menu.open} onClose={menu.hide} />
        </Suspense>
      )}
    </div>
  )
}
