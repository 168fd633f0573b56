import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { cx } from '#app/ui/cx.ts'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { CountBadge } from '#app/ui/display/badge-count.tsx'
import { DetailsTable } from '#app/ui/display/text/details-table.tsx'
import { Tabs } from '#app/ui/layout/tabs.tsx'
import { scrollBehavior } from '#app/ui/scroll-behavior.ts'
import styles from './product-details.module.css'
import type { ProductView } from './product-view.ts'
import { offerOf } from './purchase/offer.ts'
import { useVariantSelection } from './purchase/use-variant-selection.ts'

interface ProductDetailsProps {
  product: ProductView
  reviewCount: number
  reviews: ReactNode
}

/** The tab in front; a link to the reviews brings theirs there, as often as it is pressed. */
const useTab = () => {
  const { hash, key } = useLocation()
  const [tab, setTab] = useState('')
  const asked = hash === '#reviews' ? key : ''
  const arrivedWith = useRef(key)
  useEffect(() => {
    if (!asked) return
    setTab('reviews')
    const behavior = asked === arrivedWith.current ? 'auto' : scrollBehavior()
    document.getElementById('details')?.scrollIntoView({ behavior })
  }, [asked])
  return { tab, setTab }
}

const Facts = ({ product }: { product: ProductView }) => {
  const { sku } = offerOf(product, useVariantSelection(product).choice)
  return (
    <DetailsTable
      rows={[
        ...product.facts.map(({ name, values }) => ({
          label: name,
          value: values.map((value) => digits(value)).join(m.product_list_separator()),
        })),
        ...(sku ? [{ label: m.product_sku(), value: <bdi className={styles.code}>{sku}</bdi> }] : []),
      ]}
    />
  )
}

/** Description, attributes and reviews. All of it stands in the page; without script all of it is seen. */
export const ProductDetails = ({ product, reviewCount, reviews }: ProductDetailsProps) => {
  const { tab, setTab } = useTab()
  const hasFacts = product.facts.length > 0 || product.sku !== ''
  const tabs = [
    ...(product.description
      ? [
          {
            id: 'description',
            label: m.product_description(),
            content: (
              <Panel title={m.product_description()}>
                <div dir="auto">
                  <Prose html={product.description} />
                </div>
              </Panel>
            ),
          },
        ]
      : []),
    ...(hasFacts
      ? [
          {
            id: 'facts',
            label: m.product_facts(),
            content: (
              <Panel title={m.product_facts()}>
                <Facts product={product} />
              </Panel>
            ),
          },
        ]
      : []),
    {
      id: 'reviews',
      label: (
        <>
          {m.product_reviews()}
          {reviewCount > 0 && <CountBadge className={styles.count}>{formatNumber(reviewCount)}</CountBadge>}
        </>
      ),
      content: <Panel title={m.product_reviews()}>{reviews}</Panel>,
    },
  ]
  const shown = tabs.some(({ id }) => id === tab) ? tab : tabs[0]!.id
  return (
    <section className={styles.details} aria-label={m.product_details()} id="details">
      <Tabs label={m.product_details()} tabs={tabs} value={shown} onChange={setTab} />
    </section>
  )
}

/** The heading is for readers without eyes or without tabs. */
const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className={cx('visually-hidden', styles.heading)}>{title}</h2>
    {children}
  </>
)
