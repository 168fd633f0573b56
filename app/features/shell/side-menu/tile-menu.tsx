import { useCallback } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import type { Category } from '#store-api/contract/products.ts'
import { AccountEntries, AccountRow } from './account-head.tsx'
import { EntryList } from './entry-list.tsx'
import { FetchedPart } from './fetched-part.tsx'
import { LastRows } from './list-menu.tsx'
import { shortEntries } from './menu-entries.ts'
import styles from './side-menu.module.css'
import { useFetched } from './use-fetched.ts'

const BONES = [1, 2, 3, 4, 5, 6]

const Tile = ({ category: { name, slug, image } }: { category: Category }) => (
  <ShopLink to={categoryHref(slug)} replace className={styles.tile}>
    <Img
      src={image?.src ?? ''}
      srcset={image?.srcset}
      sizes="144px"
      alt=""
      ratio={1}
      className={styles.tilePicture}
    />
    <span className={styles.tileName}>{name}</span>
  </ShopLink>
)

/** Style 2: categories as tiles, those that the shop's owner picked or else the first ten, over a shorter list. */
export const TileMenu = () => {
  const settings = usePageSettings()
  const ids = settings.side_menu_data
  const load = useCallback(() => browserStore().sideMenuCategories(ids), [ids])
  const fetched = useFetched(`categories ${ids.join()}`, load)
  return (
    <>
      <nav aria-label={m.catalog_categories()}>
        <FetchedPart
          fetched={fetched}
          bones={
            <div className={styles.tiles}>
              {BONES.map((bone) => (
                <Skeleton key={bone} ratio={0.8} />
              ))}
            </div>
          }
        >
          {(categories) => (
            <ul className={styles.tiles}>
              {categories.map((category) => (
                <li key={category.id}>
                  <Tile category={category} />
                </li>
              ))}
            </ul>
          )}
        </FetchedPart>
      </nav>
      <hr className={styles.line} />
      <nav aria-label={m.shell_menu()}>
        <AccountRow />
        <AccountEntries />
        <EntryList entries={shortEntries(settings)} />
      </nav>
      <LastRows />
    </>
  )
}
