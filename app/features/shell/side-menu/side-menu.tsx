import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { toggleDarkMode, useDarkMode } from '../../../device/dark-mode.ts'
import { wishList } from '../../../device/wish-list.ts'
import { m } from '../../../messages/paraglide/messages.js'
import { useShop } from '../../../shop/shop.ts'
import { ShopLink } from '../../../shop/shop-link.tsx'
import { digits } from '../../../ui/digits.ts'
import { Icon } from '../../../ui/display/icon.tsx'
import { ListItem } from '../../../ui/display/list-item.tsx'
import { Switch } from '../../../ui/forms/choice.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { SideDrawer } from '../../../ui/overlays/sheet.tsx'
import { LanguageLink } from '../language-link.tsx'
import { accountEntries, type MenuEntry, menuEntries } from './menu-entries.ts'
import { SecondToolbar } from './second-toolbar.tsx'
import styles from './side-menu.module.css'

interface SideMenuProps {
  open: boolean
  onClose: () => void
}

const EntryLink = ({ entry }: { entry: MenuEntry }) => {
  const { pathname } = useLocation()
  const wished = wishList.use().length
  const to = entry.to ?? ''
  const link: ReactElement<{ className?: string }> = /^https?:/.test(to) ? (
    <a href={to} rel="noopener">
      {entry.name}
    </a>
  ) : (
    // it takes the menu's own place in the history: Back leads to the screen below
    <ShopLink to={to} replace />
  )
  return (
    <ListItem
      title={entry.name}
      icon={entry.icon}
      current={pathname === to}
      chevron={false}
      end={entry.key === 'wish-list' && wished > 0 ? digits(wished) : undefined}
      render={link}
    />
  )
}

const Entry = ({ entry }: { entry: MenuEntry }) =>
  entry.items ? (
    <div className={styles.branch}>
      <Disclosure title={entry.name} icon={entry.icon} defaultOpen>
        <ul className={styles.group}>
          {entry.items.map((item) => (
            <li key={item.key}>
              <EntryLink entry={item} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  ) : (
    <EntryLink entry={entry} />
  )

const DarkModeRow = () => {
  const dark = useDarkMode()
  return (
    <div className={styles.setting}>
      <Icon name="dark_mode" />
      <Switch
        label={m.shell_dark_mode()}
        checked={dark}
        onChange={toggleDarkMode}
        className={styles.switch}
      />
    </div>
  )
}

/** Style 1: who is here, the list of places, and the settings. */
const ListMenu = () => {
  const shop = useShop()
  const account = accountEntries(shop)
  return (
    <>
      {account.length > 0 && (
        <section aria-label={m.shell_account()} className={styles.account}>
          <span className={styles.avatar}>
            <Icon name="person-fill" size={28} />
          </span>
          <div>
            <p className={styles.hello}>{m.shell_guest()}</p>
            <p className={styles.hint}>{m.shell_guest_hint()}</p>
          </div>
          <ul className={styles.accountEntries}>
            {account.map((entry) => (
              <li key={entry.key}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={m.shell_menu()}>
        <ul className={styles.list}>
          {menuEntries(shop).map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={m.shell_settings()} className={styles.settings}>
        <DarkModeRow />
        <LanguageLink className={styles.setting}>
          <Icon name="language" />
        </LanguageLink>
      </section>
    </>
  )
}

/** The menu that comes from where the line begins (spec §2). */
export default function SideMenu({ open, onClose }: SideMenuProps) {
  const shop = useShop()
  return (
    <SideDrawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={shop.site_name}
      footer={<SecondToolbar />}
    >
      <ListMenu />
    </SideDrawer>
  )
}
