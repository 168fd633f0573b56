import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { productCount } from '#app/shared/product-grid/product-count.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Img } from '#app/ui/display/img.tsx'
import { Rating } from '#app/ui/display/rating.tsx'
import type { OwnShop } from './own-shop.ts'
import styles from './shop-head.module.css'

/** The seller's sign, what others think of them, and the way to what shoppers see. */
export const ShopHead = ({ shop, publicHref }: { shop: OwnShop; publicHref: string }) => (
  <header className={styles.head}>
    {shop.banner ? (
      <Img src={shop.banner} alt="" className={styles.banner} priority />
    ) : (
      <span className={styles.banner} />
    )}
    <span className={styles.avatar}>
      {shop.avatar ? (
        <Img src={shop.avatar} alt="" ratio={1} priority />
      ) : (
        <Icon name="storefront" size={32} />
      )}
    </span>
    <div className={styles.who}>
      <h1 className={styles.name}>
        <bdi>{shop.name}</bdi>
      </h1>
      <p className={styles.facts}>
        <Rating value={shop.rating} count={shop.rating_count || undefined} variant="short" />
        <span>{productCount(shop.products_total)}</span>
      </p>
    </div>
    <Button
      variant="tonal"
      size="small"
      icon="storefront"
      className={styles.public}
      render={<ShopLink to={publicHref} />}
    >
      {m.seller_public()}
    </Button>
  </header>
)
