import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { priceHistoryHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { useInViewport } from '#app/ui/use-in-viewport.ts'
import { LONGEST_HISTORY } from '#store-api/contract/longest-history.ts'
import type { ProductView } from '../product-view.ts'
import { offerOf } from '../purchase/offer.ts'
import { useVariantSelection } from '../purchase/use-variant-selection.ts'
import type { PriceChart } from './price-chart.tsx'
import styles from './price-history.module.css'

/** how near the chart comes before it is fetched */
const NEAR = '200px'

interface Loaded {
  id: number
  Chart: ComponentType<ComponentProps<typeof PriceChart>>
  chart: ComponentProps<typeof PriceChart>
}

/** Code and data of the chart, once it is near; of another choice the data alone. */
const useChart = (id: number, isNear: boolean): Loaded | 'failed' | null => {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  useEffect(() => {
    if (!isNear) return
    let isStale = false
    const load = async (): Promise<Loaded> => {
      const [code, { steps }] = await Promise.all([
        import('./price-chart.tsx'),
        browserStore().priceHistory(id, LONGEST_HISTORY),
      ])
      return { id, Chart: code.PriceChart, chart: { steps, now: Date.now() } }
    }
    const show = (next: Loaded | 'failed') => {
      if (!isStale) setLoaded(next)
    }
    load().then(show, () => show('failed'))
    return () => {
      isStale = true
    }
  }, [id, isNear])
  return loaded
}

/**
 * What the product, or the chosen variation, has cost. The place of the chart is kept free, it comes when somebody
 * scrolls near; without script the link leads to the same in a table.
 */
export const ProductPriceHistory = ({ product }: { product: ProductView }) => {
  const { choice } = useVariantSelection(product)
  const id = offerOf(product, choice).variation?.id ?? product.id
  const [isNear, setNear] = useState(false)
  const place = useInViewport(!isNear, () => setNear(true), NEAR)
  const loaded = useChart(id, isNear)
  return (
    <section className={styles.section} id="price-history" aria-labelledby="price-history-title">
      <h2 className={styles.title} id="price-history-title">
        {m.price_history_title()}
      </h2>
      <div className={styles.place} ref={place}>
        {loaded === 'failed' && <p className={styles.failed}>{m.price_history_failed()}</p>}
        {loaded !== null && loaded !== 'failed' && <loaded.Chart key={loaded.id} {...loaded.chart} />}
      </div>
      <ShopLink to={priceHistoryHref(product.slug)} className={styles.link}>
        {m.price_history_as_table()}
      </ShopLink>
    </section>
  )
}
