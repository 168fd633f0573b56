import { m } from '#app/messages/paraglide/messages.js'
import { productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Breadcrumbs } from '#app/ui/layout/breadcrumbs.tsx'
import type { Reviewed } from './load-reviewed-product.ts'
import styles from './reviewed-product.module.css'

export const ReviewedTrail = ({ product, here }: { product: Reviewed; here: string }) => (
  <Breadcrumbs
    items={[
      { label: m.shell_home(), render: <ShopLink to="/" /> },
      { label: product.name, render: <ShopLink to={productHref(product.slug)} /> },
      { label: here },
    ]}
  />
)

/** What the reviews are about, and the way back to it. */
export const ReviewedProduct = ({ product }: { product: Reviewed }) => (
  <ShopLink to={productHref(product.slug)} className={styles.product}>
    {product.image && (
      <Img {...product.image} alt="" ratio={1} sizes="72px" className={styles.picture} priority />
    )}
    <span className={styles.texts}>
      <span className={styles.name}>
        <ShopText>{product.name}</ShopText>
      </span>
      <Rating value={product.average} count={product.ratings || undefined} variant="short" size={14} />
    </span>
    <Icon name="chevron_right" size={20} className={styles.chevron} />
  </ShopLink>
)
