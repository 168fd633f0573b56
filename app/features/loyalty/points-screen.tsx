import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { MetaLine } from '#app/ui/display/text/meta-line.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import { Card } from '#app/ui/layout/container.tsx'
import { Pagination } from '#app/ui/layout/pagination.tsx'
import type { Points } from '#store-api/contract/account-data.ts'
import { CouponCode } from './coupon-code.tsx'
import styles from './points-screen.module.css'
import { RedeemForm, type RedeemResult } from './redeem-form.tsx'

type Entry = Points['history'][number]

const REASONS: Record<Entry['reason'], () => string> = {
  earned: m.loyalty_earned,
  taken_back: m.loyalty_taken_back,
  spent: m.loyalty_spent,
  adjusted: m.loyalty_adjusted,
}

const signed = (points: number): string => `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))}`

const HistoryEntry = ({ entry, withOrders }: { entry: Entry; withOrders: boolean }) => {
  const { timezone } = usePageSettings()
  const number = digits(entry.order_id)
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.reason}>{entry.note || REASONS[entry.reason]()}</p>
        <MetaLine>
          <time dateTime={`${entry.date_gmt}Z`}>{formatDate(entry.date_gmt, { timeZone: timezone })}</time>
          {entry.order_id > 0 && withOrders && (
            <ShopLink to={`${href('/my-order-detail')}?id=${entry.order_id}`}>
              {m.orders_number({ number })}
            </ShopLink>
          )}
        </MetaLine>
        {entry.code && <CouponCode code={entry.code} />}
      </div>
      <bdi dir="ltr" className={styles.amount} data-tone={entry.points > 0 ? 'more' : 'less'}>
        <bdi dir="ltr">{signed(entry.points)}</bdi>
      </bdi>
    </li>
  )
}

const Balance = ({ points }: { points: Points }) => {
  const { currency } = usePageSettings()
  return (
    <section className={styles.balance}>
      <Icon name="stars" size={40} />
      <div>
        <h2 className={styles.label}>{m.loyalty_balance()}</h2>
        <p className={styles.points}>{m.loyalty_points({ count: formatNumber(points.balance) })}</p>
        {points.point_value > 0 && (
          <p>{m.loyalty_worth({ amount: formatPriceText(points.worth, currency) })}</p>
        )}
      </div>
      {points.points_per_amount > 0 && (
        <p className={styles.how}>
          {m.loyalty_how({ amount: formatPriceText(points.points_per_amount, currency) })}
        </p>
      )}
    </section>
  )
}

interface PointsScreenProps {
  points: Points
  page: number
  xsrf: string
  idempotencyKey: string
  /** whether orders have a page in this shop */
  withOrders: boolean
  result: RedeemResult | undefined
}

/** What the customer has, what it is good for, and how it came about. */
export const PointsScreen = ({
  points,
  page,
  xsrf,
  idempotencyKey,
  withOrders,
  result,
}: PointsScreenProps) => (
  <AccountScreen title={m.loyalty_points_title()}>
    <Balance points={points} />
    {((points.point_value > 0 && points.balance > 0) || result) && (
      <RedeemForm balance={points.balance} xsrf={xsrf} idempotencyKey={idempotencyKey} result={result} />
    )}
    {points.history.length > 0 ? (
      <Card as="section" raised stack className={styles.history}>
        <h2>{m.loyalty_history()}</h2>
        <ul>
          {points.history.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} withOrders={withOrders} />
          ))}
        </ul>
      </Card>
    ) : (
      <EmptyState icon="stars" title={m.loyalty_empty()} text={m.loyalty_empty_text()}>
        <Button render={<ShopLink to={href('/shop')} />}>{m.shell_to_shop()}</Button>
      </EmptyState>
    )}
    <Pagination
      page={page}
      pages={points.total_pages}
      renderPage={(number) => (
        <ShopLink to={href('/reward-points') + (number > 1 ? `?page=${number}` : '')} />
      )}
    />
  </AccountScreen>
)
