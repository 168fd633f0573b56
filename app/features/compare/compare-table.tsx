import type { ReactNode } from 'react'
import { href } from 'react-router'
import { comparison } from '#app/device/shopping/compare.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { productHref } from '#app/shared/links/links.ts'
import { productIdsSearch } from '#app/shared/links/product-ids.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { CardButton } from '#app/shared/product-card/card-actions.tsx'
import { cardFacts } from '#app/shared/product-card/card-facts.ts'
import type { CardProduct } from '#app/shared/product-card/card-product.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { useRootData } from '#app/shared/settings/root-data.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { bringIntoView } from '#app/ui/bring-into-view.ts'
import { cx } from '#app/ui/cx.ts'
import { digits } from '#app/ui/digits.ts'
import { Price } from '#app/ui/display/figures/price.tsx'
import { Rating } from '#app/ui/display/figures/rating.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import styles from './compare-table.module.css'
import type { ComparedRow, Comparison } from './comparison.ts'

const WIDTHS = [360, 540] as const

const stockOf = ({ stock_status }: CardProduct): string => {
  if (stock_status === 'outofstock') return m.product_out_of_stock()
  return stock_status === 'onbackorder' ? m.product_on_backorder() : m.product_in_stock()
}

interface RowProps {
  name: string
  differs: boolean
  children: ReactNode
}

const Row = ({ name, differs, children }: RowProps) => (
  <tr className={cx(differs && styles.differs)}>
    <th scope="row" className={styles.name}>
      <ShopText>{name}</ShopText>
      {differs && <span className={styles.mark}>{m.catalog_compare_differs()}</span>}
    </th>
    {children}
  </tr>
)

const isMixed = (values: unknown[]): boolean => new Set(values).size > 1

const TextRow = ({ row, products }: { row: ComparedRow; products: CardProduct[] }) => (
  <Row name={row.name} differs={row.differs}>
    {products.map(({ id }, index) => (
      <td key={id}>
        <bdi {...textMarks(row.values[index] ?? '')}>
          {digits(row.values[index] || m.catalog_compare_unknown())}
        </bdi>
      </td>
    ))}
  </Row>
)

/** The next list marks it as chosen no more, and the next comparison is without it. */
const unchoose = (id: number): void => {
  comparison.load()
  comparison.set(comparison.get().filter((one) => one.id !== id))
}

const Head = ({ product, others }: { product: CardProduct; others: number[] }) => (
  <th scope="col" className={styles.product}>
    <IconButton
      icon="close"
      size="small"
      label={m.catalog_compare_remove_named({ name: product.name })}
      className={styles.remove}
      onClick={() => unchoose(product.id)}
      render={<ShopLink to={href('/compare') + productIdsSearch(others)} viewTransition={false} />}
    />
    <ShopLink to={productHref(product.slug)} className={styles.link}>
      <Img
        src={product.image?.src ?? ''}
        srcset={product.image?.srcset}
        sizes="(min-width: 768px) 240px, 40vw"
        widths={WIDTHS}
        alt=""
        tint={product.image?.tint}
        ratio={1}
        className={styles.picture}
      />
      <bdi {...textMarks(product.name)}>{product.name}</bdi>
    </ShopLink>
  </th>
)

/** Products beside each other, what they differ in marked; on a phone it scrolls sideways, the names of rows stay. */
export const CompareTable = ({ products, brands, attributes }: Omit<Comparison, 'hasCommonCategory'>) => {
  const settings = usePageSettings()
  const now = useRootData()?.now ?? 0
  const facts = products.map((product) => cardFacts(product, now, settings.new_product_duration))
  const hasBrands = brands.values.some(Boolean)
  return (
    <section
      className={styles.scroll}
      onFocus={bringIntoView}
      aria-label={m.catalog_compare_products()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{m.catalog_compare_products()}</caption>
        <thead>
          <tr>
            <td className={styles.name} />
            {products.map((product) => (
              <Head
                key={product.id}
                product={product}
                others={products.flatMap(({ id }) => (id === product.id ? [] : id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={m.product_price()} differs={isMixed(products.map(({ price }) => price))}>
            {products.map((product, index) => (
              <td key={product.id}>
                <Price
                  amount={product.price}
                  regular={facts[index]!.regular}
                  currency={settings.currency}
                  from={facts[index]!.from}
                  size="small"
                  percent
                />
              </td>
            ))}
          </Row>
          <Row
            name={m.catalog_compare_rating()}
            differs={isMixed(products.map(({ average_rating }) => average_rating))}
          >
            {products.map(({ id, average_rating, rating_count }) => (
              <td key={id}>
                {rating_count > 0 ? (
                  <Rating value={average_rating} count={rating_count} />
                ) : (
                  m.catalog_compare_no_rating()
                )}
              </td>
            ))}
          </Row>
          <Row name={m.catalog_compare_stock()} differs={isMixed(products.map(stockOf))}>
            {products.map((product) => (
              <td key={product.id}>{stockOf(product)}</td>
            ))}
          </Row>
          {hasBrands && <TextRow row={brands} products={products} />}
          {attributes.map((row) => (
            <TextRow key={row.name} row={row} products={products} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.name} />
            {products.map((product, index) => (
              <td key={product.id}>
                <CardButton product={product} action={facts[index]!.action} shape="full" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
