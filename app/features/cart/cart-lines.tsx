import { useRef } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { useShop } from '#app/shared/settings/shop.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { NamingText } from '#app/ui/display/text/naming-text.tsx'
import { Card } from '#app/ui/layout/container.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import styles from './cart-page.module.css'
import { groupBySeller, type ScreenLine, type SellerGroup } from './quote/merge-quote.ts'
import { useLineFocus } from './use-line-focus.ts'

const SellerHead = ({ seller }: Pick<SellerGroup, 'seller'>) => (
  <p className={styles.seller}>
    <Icon name="storefront" size={20} />
    {seller ? (
      <ShopLink to={href('/store/:slug', { slug: seller.slug })}>
        <NamingText name={seller.name}>{m.cart_seller({ name: seller.name })}</NamingText>
      </ShopLink>
    ) : (
      m.cart_shop_itself()
    )}
  </p>
)

/** The lines; in a shop of several sellers each seller's together. */
export const CartLines = ({ lines }: { lines: ScreenLine[] }) => {
  const { mvf_enabled } = useShop()
  const isMarket = mvf_enabled === 1 || mvf_enabled === 2
  const section = useRef<HTMLElement>(null)
  const focus = useLineFocus(section)
  const groups = isMarket ? groupBySeller(lines) : [{ seller: null, lines }]
  return (
    <section ref={section} className={styles.groups} aria-label={m.cart_lines()} {...focus}>
      {groups.map(({ seller, lines }) => (
        <Card key={seller?.id ?? 0} flush>
          <div className={styles.group}>
            {isMarket && <SellerHead seller={seller} />}
            <ul className={styles.lines}>
              {lines.map((shown) => (
                <CartLineItem key={shown.line.cart_id} {...shown} />
              ))}
            </ul>
          </div>
        </Card>
      ))}
    </section>
  )
}
