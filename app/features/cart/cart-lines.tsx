import { useRef } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { NamingText } from '#app/ui/display/text/naming-text.tsx'
import { Card, Stack } from '#app/ui/layout/container.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import styles from './cart-page.module.css'
import { groupByVendor, type ScreenLine, type VendorGroup } from './quote/merge-quote.ts'
import { useLineFocus } from './use-line-focus.ts'

/** Stands there before the vendor is known, too: nothing moves when it is. */
const VendorHead = ({ vendor }: Pick<VendorGroup, 'vendor'>) => (
  <p className={styles.vendor}>
    <Icon name="storefront" size={20} />
    {vendor ? (
      <ShopLink to={href('/store/:slug', { slug: vendor.slug })}>
        <NamingText name={vendor.name}>{m.cart_vendor({ name: vendor.name })}</NamingText>
      </ShopLink>
    ) : (
      vendor === null && m.cart_shop_itself()
    )}
  </p>
)

/** The lines; in a shop of several vendors each vendor's together. */
export const CartLines = ({ lines }: { lines: ScreenLine[] }) => {
  const { mvf_enabled } = usePageSettings()
  const isMarket = mvf_enabled === 1 || mvf_enabled === 2
  const section = useRef<HTMLElement>(null)
  const focus = useLineFocus(section)
  const groups = isMarket ? groupByVendor(lines) : [{ key: 'all', vendor: null, lines }]
  return (
    <Stack as="section" ref={section} aria-label={m.cart_lines()} {...focus}>
      {groups.map(({ key, vendor, lines }) => (
        <Card key={key} flush>
          <div className={styles.group}>
            {isMarket && <VendorHead vendor={vendor} />}
            <ul className={styles.lines}>
              {lines.map((shown) => (
                <CartLineItem key={shown.line.cart_id} {...shown} />
              ))}
            </ul>
          </div>
        </Card>
      ))}
    </Stack>
  )
}
