import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import type { ProductVendor } from './load-product.ts'
import styles from './vendor-block.module.css'

/** Who sells it, in a shop of several vendors. */
export const VendorBlock = ({ vendor }: { vendor: ProductVendor }) => (
  <Card flush>
    <ShopLink className={styles.vendor} to={href('/store/:slug', { slug: vendor.slug })}>
      <Avatar size="large">
        {vendor.avatar ? (
          <Img src={vendor.avatar} alt="" sizes="48px" widths={[160]} ratio={1} />
        ) : (
          <Icon name="storefront" />
        )}
      </Avatar>
      <span className={styles.texts}>
        <span className={styles.label}>{m.product_vendor()}</span>
        <span className={styles.name}>
          <ShopText>{vendor.name}</ShopText>
        </span>
        <span className={styles.facts}>
          <Rating value={vendor.rating} count={vendor.rating_count || undefined} variant="short" size={14} />
          {vendor.products_count > 0 &&
            m.product_vendor_products({ count: formatNumber(vendor.products_count) })}
        </span>
      </span>
      <Icon name="chevron_right" size={20} className={styles.chevron} />
    </ShopLink>
  </Card>
)
