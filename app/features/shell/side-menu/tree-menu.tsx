import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { isPageOn } from '#app/shared/settings/page-flags.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { useRootData } from '#app/shared/settings/root-data.ts'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { ListItem } from '#app/ui/display/list-item.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Disclosure } from '#app/ui/layout/disclosure.tsx'
import { AccountEntries, AccountRow } from './account-head.tsx'
import { EntryList, linkTo } from './entry-list.tsx'
import { FetchedPart } from './fetched-part.tsx'
import { LastRows } from './list-menu.tsx'
import { shortEntries } from './menu-entries.ts'
import { buildMenuTree, type MenuNode } from './menu-tree.ts'
import styles from './side-menu.module.css'
import { useFetched } from './use-fetched.ts'

const BONES = [1, 2, 3, 4, 5, 6, 7]
const loadMenu = () => browserStore().menu()

const Place = ({ title, url }: { title: string; url: string }) => (
  <ListItem
    title={title}
    current={useLocation().pathname === url}
    chevron={false}
    render={linkTo(url, title)}
  />
)

/** A group opens in its place, and first of all leads to its own page, where it has one. */
const Nodes = ({ nodes, deep }: { nodes: MenuNode[]; deep?: boolean }) => (
  <ul className={deep ? styles.group : styles.list}>
    {nodes.map(({ ID, title, url, hasChildren, isExpanded, children }) => (
      <li key={ID}>
        {hasChildren ? (
          <div className={styles.branch}>
            <Disclosure title={title} defaultOpen={isExpanded}>
              {/^(#.*)?$/.test(url) || (
                <div className={styles.group}>
                  <Place title={m.shell_all_of({ name: title })} url={url} />
                </div>
              )}
              <Nodes deep nodes={children} />
            </Disclosure>
          </div>
        ) : (
          <Place title={title} url={url} />
        )}
      </li>
    ))}
  </ul>
)

/** Style 3: the menu that the shop's owner made, as a tree. */
export const TreeMenu = () => {
  const settings = usePageSettings()
  const { pathname } = useLocation()
  const origin = useRootData()?.origin ?? ''
  const load = useCallback(async () => {
    const items = await loadMenu()
    // a URL of the shop itself is one of its screens
    return items
      .map((item) => ({
        ...item,
        url: item.url.startsWith(`${origin}/`) ? item.url.slice(origin.length) : item.url,
      }))
      .filter(({ url }) => isPageOn(settings, url))
  }, [origin, settings])
  const fetched = useFetched('menu', load)
  const inTree = new Set(fetched.value?.map(({ url }) => url))
  return (
    <>
      <nav aria-label={m.shell_menu()}>
        <FetchedPart
          fetched={fetched}
          bones={
            <div className={styles.bones}>
              {BONES.map((bone) => (
                <Skeleton key={bone} height={40} />
              ))}
            </div>
          }
        >
          {(items) => <Nodes nodes={buildMenuTree(items, (url) => url === pathname)} />}
        </FetchedPart>
        <hr className={styles.line} />
        <AccountRow />
        <AccountEntries />
        <EntryList entries={shortEntries(settings).filter(({ url }) => !inTree.has(url))} />
      </nav>
      <LastRows />
    </>
  )
}
