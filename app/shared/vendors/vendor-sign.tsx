import { cx } from '#app/ui/cx.ts'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { Facts } from '#app/ui/display/text/meta-line.tsx'
import { productCount } from '../product-grid/product-count.ts'
import styles from './vendor-sign.module.css'

interface SignProps {
  /** '' for none */
  src: string
  className?: string
}

/** The picture over a vendor's page, or their colour where they have none. */
export const VendorBanner = ({ src, className }: SignProps) =>
  src ? (
    <Img src={src} alt="" className={cx(styles.banner, className)} priority />
  ) : (
    <span className={cx(styles.banner, className)} />
  )

/** The vendor's own picture; its size (`--avatar-size`) is the screen's. */
export const VendorAvatar = ({ src, iconSize, className }: SignProps & { iconSize: number }) => (
  <Avatar className={cx(styles.avatar, className)}>
    {src ? <Img src={src} alt="" ratio={1} priority /> : <Icon name="storefront" size={iconSize} />}
  </Avatar>
)

interface VendorFactsProps {
  rating: number | string
  ratings: number
  /** how many they sell */
  products: number
}

/** What others think of the vendor, and how much there is to buy. */
export const VendorFacts = ({ rating, ratings, products }: VendorFactsProps) => (
  <Facts className={styles.facts}>
    <Rating value={rating} count={ratings || undefined} variant="short" />
    {products > 0 && <span>{productCount(products)}</span>}
  </Facts>
)
