import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { type WishedProduct, wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { AsOf } from '#app/shared/pages/history/as-of.tsx'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { ProductCard } from '#app/shared/product-card/product-card.tsx'
import gridStyles from '#app/shared/product-grid/product-grid.module.css'
import { useProductsByIds } from '#app/shared/product-grid/use-products-by-ids.ts'
import { loadToggleWish } from '#app/shared/wish-list/load-toggle-wish.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SkeletonGrid } from '#app/ui/feedback/skeleton.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { ShareWishesButton } from './share-wishes-button.tsx'

const Empty = () => (
  <EmptyState icon="favorite" title={m.catalog_wish_list_empty()} text={m.catalog_wish_list_empty_text()}>
    <Button render={<ShopLink to={href('/shop')} />}>{m.catalog_whole_shop()}</Button>
  </EmptyState>
)

const Products = ({ products }: { products: CardProduct[] }) => (
  <>
    <ShareWishesButton ids={products.map(({ id }) => id)} />
    <ul className={gridStyles.grid}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} level={2} />
        </li>
      ))}
    </ul>
  </>
)

const remove = async (products: WishedProduct[]): Promise<void> => {
  const code = await loadForTap(loadToggleWish)
  if (!code) return
  await wishList.removeAll(products.map(({ id }) => id))
  // the button goes with what it takes away
  document.getElementById('main')?.focus({ preventScroll: true })
  code.toastRemoved(products)
}

/** What the shop no longer has, to be taken off the list. */
const Gone = ({ products }: { products: WishedProduct[] }) => (
  <Row loose>
    <p role="status">{m.catalog_wish_list_gone({ count: digits(products.length) })}</p>
    <Button variant="text" size="small" icon="delete" onClick={() => void remove(products)}>
      {m.ui_remove()}
    </Button>
  </Row>
)

/** What this device wishes for, with today's prices. */
export const WishList = () => {
  const wished = wishList.use()
  const ready = wishList.useReady()
  const { products, gone, asOf, failed, retry } = useProductsByIds(
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
  // of a list that has grown meanwhile nothing may be known yet
  if (!products || !(products.length || gone.length)) return <SkeletonGrid count={4} />
  const goneProducts = wished.filter(({ id }) => gone.includes(id))
  return (
    <>
      {asOf && <AsOf at={asOf} />}
      {products.length > 0 ? <Products products={products} /> : <Empty />}
      {goneProducts.length > 0 && <Gone products={goneProducts} />}
    </>
  )
}
