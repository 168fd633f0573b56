import { href } from 'react-router'
import { wishList } from '#app/device/shopping/wish-list.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { ProductCard } from '#app/shared/product-card/product-card.tsx'
import gridStyles from '#app/shared/product-grid/product-grid.module.css'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import styles from './shared-wish-list.module.css'

const addAll = async (products: CardProduct[]): Promise<void> => {
  if (!(await loadForTap(wishList.read))) return
  const count = await wishList.addAll(products)
  if (count) toast(m.catalog_wish_list_added({ count: digits(count) }), { tone: 'success' })
  else toast(m.catalog_wish_list_none_added())
}

interface SharedWishListProps {
  products: CardProduct[]
  /** how many the shop no longer has */
  gone: number
}

const AllGone = () => (
  <EmptyState icon="favorite" title={m.catalog_wish_list_all_gone()}>
    <Button render={<ShopLink to={href('/shop')} />}>{m.catalog_whole_shop()}</Button>
  </EmptyState>
)

/** What somebody else wishes for, with today's prices; a card is as on any list. */
export const SharedWishList = ({ products, gone }: SharedWishListProps) => {
  if (products.length === 0) return <AllGone />
  return (
    <>
      <Row loose className={styles.tools}>
        <Button variant="tonal" icon="favorite" onClick={() => void addAll(products)}>
          {m.catalog_wish_list_add_all()}
        </Button>
      </Row>
      <ul className={gridStyles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} level={2} />
          </li>
        ))}
      </ul>
      {gone > 0 && <p>{m.catalog_wish_list_gone({ count: digits(gone) })}</p>}
    </>
  )
}
