import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSearch } from '#app/shared/pages/reading/page-search.ts'
import { digits } from '#app/ui/digits.ts'
import { ListItem } from '#app/ui/display/list-item.tsx'
import { Disclosure } from '#app/ui/layout/disclosure.tsx'
import { linkHref } from '#common/local-path.ts'
import { activeTab } from '../active-tab.ts'
import { currentEntry, type MenuEntry, TAB_NUMBERS } from './menu-entries.ts'
import styles from './side-menu.module.css'

/** A link of the menu takes the menu's own place in the history: Back leads to the screen below. */
export const linkTo = (url: string, name: string): ReactElement<{ className?: string }> => {
  const href = linkHref(url)
  return href?.startsWith('/') ? (
    <ShopLink to={href} replace />
  ) : (
    <a href={href} rel="noopener">
      {name}
    </a>
  )
}

const Group = ({ entry, currentUrl }: { entry: MenuEntry; currentUrl: string }) => (
  <div className={styles.branch}>
    <Disclosure title={entry.name} icon={entry.img} defaultOpen={entry.expanded}>
      <ul className={styles.group}>
        {entry.items.map(({ name, url }) => (
          <li key={url}>
            <ListItem title={name} current={currentUrl === url} chevron={false} render={linkTo(url, name)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  </div>
)

/** Entries one below the other; groups open in their place. */
export const EntryList = ({ entries }: { entries: MenuEntry[] }) => {
  const { pathname } = useLocation()
  const search = usePageSearch()
  const wished = wishList.use().length
  const tab = activeTab(pathname)
  const current = currentEntry(entries, pathname, tab ? TAB_NUMBERS[tab] : 0)
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.value}>
          {entry.items.length > 0 ? (
            <Group entry={entry} currentUrl={pathname + search} />
          ) : (
            <ListItem
              title={entry.name}
              icon={entry.img}
              current={entry.value === current}
              chevron={false}
              end={entry.value === 'wish-list' && wished > 0 ? digits(wished) : undefined}
              render={linkTo(entry.url, entry.name)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
