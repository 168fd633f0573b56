import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { VendorAvatar, VendorBanner, VendorFacts } from '#app/shared/vendors/vendor-sign.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import styles from './vendor-head.module.css'
import type { VendorSummary } from './vendor-summary.ts'

/** The vendor's sign, what others think of them, and the way to what shoppers see. */
export const VendorHead = ({ shop, publicHref }: { shop: VendorSummary; publicHref: string }) => (
  <Card as="header" flush raised className={styles.head}>
    <VendorBanner src={shop.banner} className={styles.banner} />
    <VendorAvatar src={shop.avatar} iconSize={32} className={styles.avatar} />
    <div className={styles.who}>
      <h1 className={styles.name}>
        <ShopText>{shop.name}</ShopText>
      </h1>
      <VendorFacts rating={shop.rating} ratings={shop.rating_count} products={shop.products_total} />
    </div>
    <Button
      variant="tonal"
      size="small"
      icon="storefront"
      className={styles.public}
      render={<ShopLink to={publicHref} />}
    >
      {m.vendor_public()}
    </Button>
  </Card>
)
