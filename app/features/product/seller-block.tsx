import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import type { SellerView } from './load-product.ts'
import styles from './seller-block.module.css'

/** Who sells it, in a shop of several sellers. */
export const SellerBlock = ({ seller }: { seller: SellerView }) => (
  <Card flush>
    <ShopLink className={styles.seller} to={href('/store/:slug', { slug: seller.slug })}>
      <span className={styles.avatar}>
        {seller.avatar ? (
          <Img src={seller.avatar} alt="" sizes="48px" widths={[160]} ratio={1} />
        ) : (
          <Icon name="storefront" />
        )}
      </span>
      <span className={styles.texts}>
        <span className={styles.label}>{m.product_seller()}</span>
        <span className={styles.name}>
          <ShopText>{seller.name}</ShopText>
        </span>
        <span className={styles.facts}>
          <Rating value={seller.rating} count={seller.rating_count || undefined} variant="short" size={14} />
          {seller.products_count > 0 &&
            m.product_seller_products({ count: formatNumber(seller.products_count) })}
        </span>
      </span>
      <Icon name="chevron_right" size={20} className={styles.chevron} />
    </ShopLink>
  </Card>
)
