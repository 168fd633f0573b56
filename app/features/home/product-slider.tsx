import { useState } from 'react'
import { href } from 'react-router'
import { HydrateWhenIdle, hydrateWhenIdle } from '#app/first-view/hydrate-when-idle.tsx'
import { m } from '#app/messages/paraglide/messages.js'
import { categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { CardRow } from '#app/shared/product-card/card-row.tsx'
import cardStyles from '#app/shared/product-card/product-card.module.css'
import { useRowOfProducts } from '#app/shared/product-grid/use-products-by-ids.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { bringIntoView } from '#app/ui/bring-into-view.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { SectionHeader } from '#app/ui/layout/section-header.tsx'
import styles from './home.module.css'
import type { Section } from './load-home.ts'

/** cards of which a phone shows something */
const ON_PHONE = 3

type ProductsSection = Extract<Section, { type: 'products' }>

const countdown = hydrateWhenIdle(
  async () => (await import('#app/ui/display/figures/countdown.tsx')).Countdown,
)

const TITLES: Record<ProductsSection['source'], () => string> = {
  newest: m.catalog_new_arrivals,
  on_sale: m.home_on_sale,
  featured: m.catalog_featured_title,
  best_selling: m.home_best_selling,
  category: m.catalog_products,
}

const moreHref = ({ source, category }: ProductsSection): string => {
  switch (source) {
    case 'on_sale':
      return href('/shop/sale')
    case 'featured':
      return href('/shop/featured')
    case 'best_selling':
      return `${href('/shop')}?orderby=popularity&order=desc`
    case 'category':
      return category ? categoryHref(category.slug) : href('/shop')
    default:
      return href('/shop')
  }
}

/** The sale that ends first. */
const endOf = ({ countdown, products }: ProductsSection): string | undefined =>
  countdown
    ? products
        .map((product) => product.date_on_sale_to_gmt)
        .filter((end) => end !== null)
        .sort()[0]
    : undefined

/** The further products of a row, asked for as soon as somebody turns to it; who comes back finds them there. */
const useMore = ({ id, more }: ProductsSection) => {
  const [wanted, setWanted] = useState(false)
  const { products, failed, retry } = useRowOfProducts(id, more, wanted)
  return {
    products,
    missing: wanted && !products.length && !failed ? more : [],
    load: () => {
      setWanted(true)
      if (failed) retry()
    },
  }
}

/** A row of products to swipe through; sales stand on a coloured ground with the time that is left. */
export const ProductSlider = ({
  section,
  inFirstView,
}: {
  section: ProductsSection
  inFirstView: boolean
}) => {
  const { timezone } = usePageSettings()
  const more = useMore(section)
  const isSale = section.source === 'on_sale'
  const end = endOf(section)
  const title =
    section.title || (section.source === 'category' && section.category?.name) || TITLES[section.source]()
  return (
    <div className={isSale ? styles.sale : undefined}>
      <SectionHeader
        title={title}
        icon={isSale ? 'percent' : undefined}
        more={<ShopLink to={moreHref(section)} />}
      >
        {end && <HydrateWhenIdle part={countdown} to={`${end}Z`} timeZone={timezone} size="small" />}
      </SectionHeader>
      <div
        className={section.more.length ? cardStyles.roomy : undefined}
        onPointerEnter={more.load}
        onScrollCapture={more.load}
        onFocusCapture={more.load}
      >
        <CardRow
          name={section.id}
          label={title}
          products={[...section.products, ...more.products]}
          missing={more.missing}
          eager={inFirstView ? ON_PHONE : 0}
          end={
            section.more.length > 0 && (
              <ShopLink to={moreHref(section)} className={styles.all} onFocus={bringIntoView}>
                <Icon name="arrow_forward" />
                <span>
                  {m.ui_see_all()}
                  <span className="visually-hidden">
                    : <ShopText>{title}</ShopText>
                  </span>
                </span>
              </ShopLink>
            )
          }
        />
      </div>
    </div>
  )
}
