import { type To, useLocation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { SkeletonCard } from '#app/ui/feedback/skeleton.tsx'
import { scrollBehavior } from '#app/ui/scroll-behavior.ts'
import { useInViewport } from '#app/ui/use-in-viewport.ts'
import type { ProductListQuery } from '#store-api/contract/products.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import styles from './product-grid.module.css'
import { type GridPage, usePages } from './use-pages.ts'

interface EndlessGridProps {
  /** null where the server leaves the list to the browser */
  first: GridPage | null
  /** what the server asked for that page */
  query: ProductListQuery
  /** the address of a page, with its parameters: it must work by itself */
  hrefOf: (page: number) => To
  /** can be turned into rows, as the visitor likes it */
  switchable?: boolean
  level?: 2 | 3
  /** how many pictures the first view waits for */
  priority?: number
  className?: string
}

/** After so many pages by themselves, the next ones are asked for: what stands below the list can be reached. */
const BY_ITSELF = 4

const BONES = ['first', 'second', 'third', 'fourth']

const Grid = ({ first, query, hrefOf, switchable, level, priority = 0, className }: EndlessGridProps) => {
  const { pages, hasMore, status, nextPage, loadMore } = usePages(first, query)
  const loading = status === 'loading'
  const byItself = hasMore && status === 'idle' && (pages.length === 0 || pages.length % BY_ITSELF !== 0)
  const end = useInViewport(byItself, loadMore)
  const start = pages[0]?.page ?? 1
  const products = pages.flatMap((page) => page.products)
  return (
    <>
      {start > 1 && (
        <div className={styles.previous}>
          <Button
            variant="outlined"
            icon="keyboard_arrow_up"
            render={<ShopLink to={hrefOf(start - 1)} rel="prev" />}
          >
            {m.catalog_previous_page()}
          </Button>
        </div>
      )}
      <ul className={cx(styles.grid, className)} data-switchable={switchable}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} level={level} priority={index < priority} />
          </li>
        ))}
        {(loading || !pages.length) &&
          BONES.map((bone) => (
            <li key={bone} className={styles.bone} aria-hidden>
              <SkeletonCard />
            </li>
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {status === 'failed' && m.catalog_more_failed()}
        {status === 'idle' && pages.length > 1 ? m.catalog_shown({ count: digits(products.length) }) : ''}
      </p>
      {hasMore && (
        <div ref={end} className={styles.more}>
          {status === 'failed' && <p>{m.catalog_more_failed()}</p>}
          <Button
            variant="tonal"
            loading={loading}
            render={
              <ShopLink
                to={hrefOf(nextPage)}
                rel="next"
                prefetch="none"
                onClick={(event) => {
                  event.preventDefault()
                  loadMore()
                }}
              />
            }
          >
            {status === 'failed' ? m.catalog_try_again() : m.catalog_show_more()}
          </Button>
        </div>
      )}
    </>
  )
}

/** All products of a list, page after page as the visitor nears the end; without script, a link to the next page. */
export const EndlessGrid = (props: EndlessGridProps) => {
  const { pathname, search } = useLocation()
  return <Grid key={pathname + search} {...props} />
}

const goUp = () => {
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Appears once the visitor is far down. */
export const BackToTop = () => (
  <div className={styles.topTrack}>
    <button type="button" className={styles.top} aria-label={m.catalog_back_to_top()} onClick={goUp}>
      <Icon name="keyboard_arrow_up" />
    </button>
  </div>
)
