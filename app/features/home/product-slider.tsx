import { useReducer, useState } from 'react'
import { href } from 'react-router'
import { HydrateWhenIdle, hydrateWhenIdle } from '#app/first-view/hydrate-when-idle.tsx'
import { m } from '#app/messages/paraglide/messages.js'
import { categoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { CardRow } from '#app/shared/product-card/card-row.tsx'
import cardStyles from '#app/shared/product-card/product-card.module.css'
import { useRowOfProducts } from '#app/shared/product-grid/use-products-by-ids.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { useRootData } from '#app/shared/settings/root-data.ts'
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

/** The end of the running sale that ends first. */
const endOf = ({ countdown, products }: ProductsSection, now: number): string | undefined =>
  countdown
    ? products
        .flatMap(({ on_sale, date_on_sale_to_gmt: end }) => (on_sale && end ? `${end}Z` : []))
        .filter((end) => Date.parse(end) > now)
        .sort()[0]
    : undefined

const TimeLeft = ({ to }: { to: string }) => {
  const { timezone } = usePageSettings()
  const [isOver, end] = useReducer(() => true, false)
  if (isOver) return null
  return <HydrateWhenIdle part={countdown} to={to} timeZone={timezone} size="small" onEnd={end} />
}

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
  const more = useMore(section)
  const isSale = section.source === 'on_sale'
  const end = endOf(section, useRootData()?.now ?? 0)
  const title =
    section.title || (section.source === 'category' && section.category?.name) || TITLES[section.source]()
  return (
    <div className={isSale ? styles.sale : undefined}>
      <SectionHeader
        title={title}
        icon={isSale ? 'percent' : undefined}
        more={<ShopLink to={moreHref(section)} />}
      >
        {end && <TimeLeft to={end} key={end} />}
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
