import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { CardLink } from '#app/ui/actions/card-link.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import { formatPriceText } from '#app/ui/format.ts'
import { Card } from '#app/ui/layout/container.tsx'
import { ordersHref, productsHref } from './groups.ts'
import styles from './vendor-figures.module.css'
import type { VendorSummary } from './vendor-summary.ts'

interface FigureProps {
  icon: IconName
  label: string
  value: string
  /** asks for something to be done */
  pressing?: boolean
  /** where what is counted is listed */
  to?: string
}

const Figure = ({ icon, label, value, pressing, to }: FigureProps) => (
  <Card as="li" raised className={styles.figure} data-pressing={pressing || undefined}>
    <Icon name={icon} size={20} className={styles.icon} />
    {to ? (
      <CardLink render={<ShopLink to={to} />} className={styles.label}>
        {label}
      </CardLink>
    ) : (
      <span className={styles.label}>{label}</span>
    )}
    <p className={styles.value}>
      <bdi>{value}</bdi>
    </p>
  </Card>
)

/** How the shop stands: what waits, what is missing, what came in. */
export const VendorFigures = ({ shop }: { shop: VendorSummary }) => {
  const { currency } = usePageSettings()
  return (
    <ul className={styles.figures}>
      <Figure
        icon="package_2"
        label={m.vendor_to_send()}
        value={formatNumber(shop.orders_to_send)}
        pressing={shop.orders_to_send > 0}
        to={ordersHref('to-send')}
      />
      <Figure
        icon="inventory_2"
        label={m.product_out_of_stock()}
        value={formatNumber(shop.products_out_of_stock)}
        to={productsHref('out')}
      />
      <Figure
        icon="payments"
        label={m.vendor_sold_lately()}
        value={formatPriceText(shop.sold_lately, currency)}
      />
    </ul>
  )
}
