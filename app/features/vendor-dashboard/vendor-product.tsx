import { m } from '#app/messages/paraglide/messages.js'
import { productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { Badge } from '#app/ui/display/figures/badge.tsx'
import { Price } from '#app/ui/display/figures/price.tsx'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { Facts } from '#app/ui/display/text/meta-line.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import type { ProductRow } from './product-row.ts'
import styles from './vendor-product.module.css'

/** pieces below which a vendor may want to make more */
const FEW = 5

const STATUSES: Record<string, () => string> = {
  draft: m.vendor_draft,
  pending: m.vendor_pending,
  private: m.vendor_private,
}

const Stock = ({ product }: { product: ProductRow }) => {
  const { stock_status, manage_stock, stock_quantity } = product
  if (stock_status === 'outofstock') return <Badge tone="error">{m.product_out_of_stock()}</Badge>
  if (stock_status === 'onbackorder') return <Badge tone="warning">{m.vendor_backorder()}</Badge>
  if (!manage_stock || stock_quantity === null) return <Badge tone="success">{m.vendor_in_stock()}</Badge>
  return (
    <Badge tone={stock_quantity < FEW ? 'warning' : 'success'}>
      {m.vendor_pieces({ count: formatNumber(stock_quantity) })}
    </Badge>
  )
}

/** A product of the vendor's: how many are left, what it costs, how it sells. Shoppers' page is a tap away. */
export const VendorProduct = ({ product }: { product: ProductRow }) => {
  const { currency } = usePageSettings()
  const { image, status, total_sales } = product
  const unseen = STATUSES[status]
  return (
    <article className={styles.product}>
      <Img
        src={image?.src ?? ''}
        srcset={image?.srcset}
        sizes="64px"
        widths={[160]}
        alt=""
        tint={image?.tint}
        ratio={1}
        className={styles.picture}
      />
      <div className={styles.texts}>
        <h2 className={styles.name}>
          {status === 'publish' ? (
            <ShopLink to={productHref(product.slug)} className={styles.link}>
              <ShopText>{product.name}</ShopText>
            </ShopLink>
          ) : (
            <ShopText>{product.name}</ShopText>
          )}
        </h2>
        <Facts className={styles.facts}>
          {product.sku && <bdi>{product.sku}</bdi>}
          <span>
            {total_sales > 0
              ? m.product_sold_count({ count: formatNumber(total_sales) })
              : m.vendor_not_sold()}
          </span>
          <Rating value={product.average_rating} variant="short" size={14} />
        </Facts>
      </div>
      <div className={styles.end}>
        {product.price === '' ? (
          <span className={styles.unpriced}>{m.vendor_no_price()}</span>
        ) : (
          <Price
            amount={product.price}
            regular={product.on_sale ? product.regular_price : undefined}
            currency={currency}
            from={product.type === 'variable' || product.type === 'grouped'}
            size="small"
            percent={false}
          />
        )}
        <Row as="span" className={styles.badges}>
          {unseen && <Badge>{unseen()}</Badge>}
          <Stock product={product} />
        </Row>
      </div>
    </article>
  )
}
