import { href } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import tile from '#app/ui/layout/tile.module.css'
import { ShopLink } from '../links/shop-link.tsx'
import { productCount } from '../product-grid/product-count.ts'
import styles from './vendor-card.module.css'
import type { VendorCardData } from './vendor-card-data.ts'

/** A vendor as one of several: their sign, what others think of them, and how much they offer. */
export const VendorCard = ({ vendor }: { vendor: VendorCardData }) => (
  <ShopLink to={href('/store/:slug', { slug: vendor.slug })} className={cx(tile.tile, styles.vendor)}>
    {vendor.banner ? (
      <Img src={vendor.banner} alt="" ratio={3.2} className={styles.banner} />
    ) : (
      <span className={styles.banner} />
    )}
    {vendor.avatar ? (
      <Img src={vendor.avatar} alt="" sizes="64px" widths={[160]} ratio={1} className={styles.avatar} />
    ) : (
      <span className={styles.avatar}>
        <Icon name="storefront" size={32} />
      </span>
    )}
    <span className={styles.name}>
      <ShopText>{vendor.name}</ShopText>
    </span>
    <span className={styles.facts}>
      {Number(vendor.rating) > 0 && <Rating value={vendor.rating} variant="short" />}
      {productCount(vendor.products_count)}
    </span>
  </ShopLink>
)
