import './transitions.css'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { cart } from '../../device/cart.ts'
import { wishList } from '../../device/wish-list.ts'
import { m } from '../../messages/paraglide/messages.js'
import { useHashOpen } from '../../shop/use-hash-open.ts'
import { NavigationProgress } from '../../ui/feedback/progress-bar.tsx'
import { preloadPanels } from '../../ui/overlays/sheet.tsx'
import { followDirection } from './navigation-direction.ts'
import styles from './shell.module.css'
import { type FooterFacts, SiteFooter } from './site-footer.tsx'
import { Toolbar } from './toolbar.tsx'
import { TopHeader } from './top-header.tsx'
import { WideNavigation } from './wide-navigation.tsx'

const loadSideMenu = () => import('./side-menu/side-menu.tsx')
const SideMenu = lazy(loadSideMenu)

/** What the visitor has on this device fills the page in once it is drawn: a cached page is everyone's. */
const readDevice = (): void => {
  void cart.load()
  void wishList.load()
}

interface ShellProps {
  footer: FooterFacts
  search: ReactNode
  children: ReactNode
}

/** Header, screen, footer and bottom toolbar: what stays while the visitor walks through the shop. */
export const Shell = ({ footer, search, children }: ShellProps) => {
  const menu = useHashOpen('menu')
  const navigation = useNavigation()
  const [wasOpened, setWasOpened] = useState(false)
  if (menu.open && !wasOpened) setWasOpened(true)
  const openMenu = () => {
    preloadPanels()
    menu.show()
  }
  useEffect(readDevice, [])
  useEffect(followDirection, [])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {m.shell_skip()}
      </a>
      <NavigationProgress active={navigation.state !== 'idle'} />
      <TopHeader onMenu={openMenu} onAccount={openMenu} search={search} navigation={<WideNavigation />} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...footer} />
      <Toolbar onAccount={openMenu} />
      {wasOpened && (
        <Suspense>
          <SideMenu open={menu.open} onClose={menu.hide} />
        </Suspense>
      )}
    </div>
  )
}
