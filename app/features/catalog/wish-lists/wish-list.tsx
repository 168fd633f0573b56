import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { AsOf } from '#app/shared/pages/history/as-of.tsx'
import { ProductCard } from '#app/shared/product-card/product-card.tsx'
import gridStyles from '#app/shared/product-grid/product-grid.module.css'
import { useProductsByIds } from '#app/shared/product-grid/use-products-by-ids.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SkeletonGrid } from '#app/ui/feedback/skeleton.tsx'
import { ShareWishesButton } from './share-wishes-button.tsx'

const Empty = () => (
  <EmptyState icon="favorite" title={m.catalog_wish_list_empty()} text={m.catalog_wish_list_empty_text()}>
    <Button render={<ShopLink to={href('/shop')} />}>{m.catalog_whole_shop()}</Button>
  </EmptyState>
)

/** What this device wishes for, with today's prices. */
export const WishList = () => {
  const wished = wishList.use()
  const ready = wishList.useReady()
  const { products, asOf, failed, retry } = useProductsByIds(
    wished.map(({ id }) => id),
    ready,
  )
  const [isUnread, setUnread] = useState(false)
  useEffect(() => void wishList.read().catch(() => setUnread(true)), [])
  if (ready && !wished.length) return <Empty />
  if (failed || (isUnread && !ready)) {
    return (
      <EmptyState icon="wifi_off" title={m.catalog_wish_list_failed()}>
        <Button icon="refresh" onClick={ready ? retry : () => location.reload()}>
          {m.ui_retry()}
        </Button>
      </EmptyState>
    )
  }
  if (!products) return <SkeletonGrid count={4} />
  const gone = wished.length - products.length
  return (
    <>
      {asOf && <AsOf at={asOf} />}
      <ShareWishesButton ids={products.map(({ id }) => id)} />
      <ul className={gridStyles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} level={2} />
          </li>
        ))}
      </ul>
      {gone > 0 && !asOf && <p role="status">{m.catalog_wish_list_gone({ count: digits(gone) })}</p>}
    </>
  )
}
