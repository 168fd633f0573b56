import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { brandHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSearch } from '#app/shared/pages/reading/page-search.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { formatDate } from '#app/ui/format.ts'
import styles from './product-head.module.css'
import type { ProductView } from './product-view.ts'

interface ProductHeadProps {
  product: ProductView
  reviewCount: number
}

/** Brand, name, what others think of it, and what it is in a sentence. */
export const ProductHead = ({ product, reviewCount }: ProductHeadProps) => {
  const search = usePageSearch()
  const { brand_slug } = usePageSettings()
  return (
    <header className={styles.head}>
      {product.brands.length > 0 && (
        <p className={styles.brands}>
          {product.brands.map(({ slug, name }) => (
            <ShopLink key={slug} to={brandHref(brand_slug, slug)} className={styles.brand}>
              <ShopText>{name}</ShopText>
            </ShopLink>
          ))}
        </p>
      )}
      <h1 className={styles.name}>
        <ShopText>{product.name}</ShopText>
      </h1>
      <p className={styles.facts}>
        {product.rating_count > 0 && <Rating value={product.average_rating} variant="short" />}
        {(reviewCount > 0 || product.reviews_allowed) && (
          <ShopLink
            to={{ search, hash: 'reviews' }}
            replace
            preventScrollReset
            prefetch="none"
            viewTransition={false}
            className={styles.reviews}
          >
            {reviewCount > 0
              ? m.product_review_count({ count: formatNumber(reviewCount) })
              : m.product_first_review()}
          </ShopLink>
        )}
        {product.total_sales > 0 && (
          <span>{m.product_sold_count({ count: formatNumber(product.total_sales) })}</span>
        )}
      </p>
      {product.short_description && (
        <div className={styles.summary} dir="auto">
          <Prose html={product.short_description} />
        </div>
      )}
      {product.expires && (
        <p className={styles.expires}>
          <Icon name="calendar_month" size={18} />
          {m.product_expires({ date: formatDate(product.expires) })}
        </p>
      )}
    </header>
  )
}
