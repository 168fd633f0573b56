import { m } from '#app/messages/paraglide/messages.js'
import { productHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Amount } from '#app/ui/display/figures/price.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Breadcrumbs } from '#app/ui/layout/breadcrumbs.tsx'
import { Card, Container } from '#app/ui/layout/container.tsx'
import type { PriceHistory } from '#store-api/contract/price-history.ts'
import { PriceChart } from './price-chart.tsx'
import styles from './price-history-screen.module.css'
import { hasChanged, toSpells } from './price-period.ts'

interface PriceHistoryScreenProps {
  product: { name: string; slug: string }
  steps: PriceHistory['steps']
  /** epoch milliseconds */
  now: number
}

const PriceTable = ({ steps, now }: Omit<PriceHistoryScreenProps, 'product'>) => {
  const { currency, timezone } = usePageSettings()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{m.price_history_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.price_history_since()}</th>
          <th scope="col">{m.product_price()}</th>
        </tr>
      </thead>
      <tbody>
        {toSpells(steps, now)
          .reverse()
          .map(({ from, price }) => (
            <tr key={from}>
              <th scope="row">
                <time dateTime={new Date(from).toISOString().slice(0, 10)}>
                  {formatDate(from, { timeZone: timezone })}
                </time>
              </th>
              <td>
                {price === null ? (
                  m.price_history_not_for_sale()
                ) : (
                  <Amount amount={price} currency={currency} />
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** The prices of a year, drawn and as a table. */
export const PriceHistoryScreen = ({ product, steps, now }: PriceHistoryScreenProps) => (
  <Container narrow className={styles.screen}>
    <Breadcrumbs
      items={[
        { label: m.shell_home(), render: <ShopLink to="/" /> },
        { label: product.name, render: <ShopLink to={productHref(product.slug)} /> },
        { label: m.price_history_title() },
      ]}
    />
    <Card className={styles.card}>
      <h1 className={styles.title}>{m.price_history_of({ name: product.name })}</h1>
      {hasChanged(steps) ? <PriceChart steps={steps} now={now} /> : <p>{m.price_history_never_changed()}</p>}
    </Card>
    {steps.length > 0 && (
      <Card className={styles.card}>
        <PriceTable steps={steps} now={now} />
      </Card>
    )}
  </Container>
)
