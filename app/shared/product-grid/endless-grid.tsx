import { useRef } from 'react'
import { href, type To, useLocation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { SkeletonCard } from '#app/ui/feedback/skeleton.tsx'
import { scrollBehavior } from '#app/ui/scroll-behavior.ts'
import { useInViewport } from '#app/ui/use-in-viewport.ts'
import type { ShopperProductQuery } from '#store-api/contract/products.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { useDrawnItems } from '../pages/history/use-drawn-items.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import styles from './product-grid.module.css'
import { PAGE_ATTRIBUTE } from './use-page-in-view.ts'
import { type GridPage, usePages } from './use-pages.ts'

interface EndlessGridProps {
  /** null where the server leaves the list to the browser */
  first: GridPage | null
  /** what the server asked for that page */
  query: ShopperProductQuery
  /** the URL of a page, with its parameters: it must work by itself */
  hrefOf: (page: number) => To
  /** the URL names the page that is in view, so that a reload and Back come back to it */
  followed?: boolean
  /** can be turned into rows, as the visitor likes it */
  switchable?: boolean
  level?: 2 | 3
  /** how many pictures the first view waits for; it shows as many again */
  priority?: number
  className?: string
}

const BONES = ['first', 'second', 'third', 'fourth']

/** Writes the page that is in view into the URL of this entry of the history: none is added, nothing is loaded. */
const followPage = (page: number): void => {
  const { pathname, search, hash } = location
  const params = new URLSearchParams(search)
  if (Number(params.get('page') ?? 1) === page) return
  params.delete('page')
  if (page > 1) params.set('page', String(page))
  const text = params.toString().replaceAll('%2C', ',')
  history.replaceState(history.state, '', pathname + (text && `?${text}`) + hash)
}

const Grid = ({
  first,
  query,
  hrefOf,
  followed,
  switchable,
  level,
  priority = 0,
  className,
}: EndlessGridProps) => {
  const list = useRef<HTMLUListElement>(null)
  const { pages, start, hasMore, status, nextPage, comesBack, loadMore, wantsPrevious, loadPrevious } =
    usePages({
      first,
      query,
      list,
      onPageInView: (page) => followed && followPage(page ?? start),
    })
  const loading = status === 'loading'
  const items = pages.flatMap(({ page, products }) =>
    products.map((product, place) => ({ product, beginsPage: place === 0 ? page : undefined })),
  )
  const count = items.length
  const { isWhole, isDrawn, heightOf } = useDrawnItems(list, {
    count,
    start,
    isNew: pages.length <= 1 && !comesBack,
  })
  const end = useInViewport(hasMore && status === 'idle' && isWhole, loadMore)
  return (
    <>
      <nav className="visually-hidden" aria-label={m.catalog_skip()}>
        <ShopLink to={href('/cart')} className={styles.skip} prefetch="none">
          {m.cart_go_to()}
        </ShopLink>
        <a href="#footer" className={styles.skip}>
          {m.catalog_skip_to_footer()}
        </a>
      </nav>
      {start > 1 && (
        <div className={styles.previous}>
          <Button
            variant="outlined"
            icon="keyboard_arrow_up"
            loading={wantsPrevious}
            render={
              <ShopLink
                to={hrefOf(start - 1)}
                rel="prev"
                prefetch="none"
                onClick={(event) => {
                  event.preventDefault()
                  loadPrevious()
                }}
              />
            }
          >
            {m.catalog_previous_page()}
          </Button>
        </div>
      )}
      <ul ref={list} className={cx(styles.grid, className)} data-switchable={switchable}>
        {items.map(({ product, beginsPage }, index) => {
          const attributes = { 'data-product': product.id, [PAGE_ATTRIBUTE]: beginsPage }
          if (isDrawn(index)) {
            return (
              <li key={product.id} {...attributes}>
                <ProductCard
                  product={product}
                  level={level}
                  priority={index < priority}
                  loading={index < 2 * priority ? 'eager' : 'lazy'}
                />
              </li>
            )
          }
          const height = heightOf(index)
          return height ? (
            <li key={product.id} {...attributes} aria-hidden style={{ blockSize: height }} />
          ) : null
        })}
        {(loading || !pages.length) &&
          BONES.map((bone) => (
            <li key={bone} className={styles.bone} aria-hidden>
              <SkeletonCard />
            </li>
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {status === 'failed' && m.catalog_more_failed()}
        {status === 'idle' && pages.length > 1 ? m.catalog_shown({ count: digits(count) }) : ''}
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
            {status === 'failed' ? m.ui_retry() : m.catalog_show_more()}
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
