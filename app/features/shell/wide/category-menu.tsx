import { type KeyboardEvent, useEffect, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import type { Category } from '#store-api/contract/products.ts'
import styles from './category-menu.module.css'

let known: Category[] | undefined

const useCategories = (): { categories: Category[] | undefined; failed: boolean } => {
  const [categories, setCategories] = useState(known)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (known) return
    browserStore()
      .categories()
      .then((all) => {
        known = all.filter(({ count }) => count > 0)
        setCategories(known)
      })
      .catch(() => setFailed(true))
  }, [])
  return { categories, failed }
}

/** Arrow keys walk the first level, Escape leaves; Tab goes through the open branch as it is read. */
const useMenuKeys = (onClose: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Escape') return onClose()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-head]')]
  const branch = (event.target as HTMLElement).closest('li[data-branch]')
  const current = heads.findIndex((head) => head.parentElement === branch)
  heads[(current + step + heads.length) % heads.length]?.focus()
  event.preventDefault()
}

interface CategoryMenuProps {
  onClose: () => void
}

/** All categories in three levels, under the button that opened it. */
export const CategoryMenu = ({ onClose }: CategoryMenuProps) => {
  const { categories, failed } = useCategories()
  const [chosen, setChosen] = useState<number | null>(null)
  const onKeyDown = useMenuKeys(onClose)
  if (failed) return <p className={cx(styles.menu, styles.failed)}>{m.shell_categories_failed()}</p>
  if (!categories) {
    return (
      <div className={styles.menu} aria-busy>
        <Skeleton height={360} />
      </div>
    )
  }
  const below = (id: number) => categories.filter(({ parent }) => parent === id)
  const roots = below(0)
  if (roots.length === 0) return <p className={cx(styles.menu, styles.failed)}>{m.shell_categories_none()}</p>
  const open = chosen ?? roots[0]?.id
  return (
    <ul className={styles.menu} onKeyDown={onKeyDown}>
      {roots.map((root) => (
        <li key={root.id} data-branch={root.id}>
          <ShopLink
            data-head
            to={categoryHref(root.slug)}
            className={cx(styles.head, root.id === open && styles.open)}
            onFocus={() => setChosen(root.id)}
            onPointerEnter={() => setChosen(root.id)}
          >
            <ShopText>{root.name}</ShopText>
            <Icon name="chevron_right" size={18} />
          </ShopLink>
          {root.id === open && (
            <div className={styles.branch}>
              <ShopLink to={categoryHref(root.slug)} className={styles.all}>
                {m.shell_all_of({ name: root.name })}
              </ShopLink>
              <ul className={styles.groups}>
                {below(root.id).map((group) => (
                  <li key={group.id} className={styles.group}>
                    <ShopLink to={categoryHref(group.slug)} className={styles.groupName}>
                      <ShopText>{group.name}</ShopText>
                    </ShopLink>
                    <ul className={styles.leaves}>
                      {below(group.id).map((leaf) => (
                        <li key={leaf.id}>
                          <ShopLink to={categoryHref(leaf.slug)} className={styles.leaf}>
                            <ShopText>{leaf.name}</ShopText>
                          </ShopLink>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
