import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Icon, type IconName } from '#app/ui/display/icon.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { deliveryNote } from './delivery-note.ts'
import type { ProductView } from './product-view.ts'
import styles from './purchase/buy-card.module.css'

interface Line {
  icon: IconName
  text: string
  url?: string
}

/** How it arrives, and what the shop promises (`trust_badges` of the settings). */
export const Assurances = ({ product }: { product: ProductView }) => {
  const { trust_badges } = usePageSettings()
  const promises = trust_badges.map(
    ({ title, icon, url }): Line => ({ text: title, icon: icon as IconName, url }),
  )
  const lines: Line[] = [deliveryNote(product) ?? [], promises].flat()
  if (lines.length === 0) return null
  return (
    <ul className={styles.assurances} aria-label={m.product_assurances()}>
      {lines.map(({ icon, text, url }) => (
        <li key={text} className={styles.assurance}>
          <Icon name={icon} size={20} />
          {url?.startsWith('/') ? (
            <ShopLink to={url}>
              <ShopText>{text}</ShopText>
            </ShopLink>
          ) : (
            <span>
              <ShopText>{text}</ShopText>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
