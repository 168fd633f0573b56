import { useState } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { useShop } from '#app/shared/settings/shop.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { formatDate } from '#app/ui/format.ts'
import { ScratchDialog } from '#app/ui/scratch/scratch-dialog.tsx'
import type { Notice } from '#store-api/contract/account-data.ts'
import { CouponCode } from './coupon-code.tsx'
import styles from './notices-screen.module.css'
import { useNotices } from './use-notices.ts'

const ICONS: Record<Notice['kind'], IconName> = { order: 'package_2', offer: 'sell', scratch: 'redeem' }

interface NoticeCardProps {
  notice: Notice
  withOrders: boolean
  onScratch: () => void
}

const NoticeCard = ({ notice, withOrders, onScratch }: NoticeCardProps) => {
  const { timezone } = useShop()
  const { kind, seen, code, order_id } = notice
  const isHidden = kind === 'scratch' && !seen
  return (
    <article className={styles.card} data-unseen={!seen || undefined}>
      <span className={styles.icon}>
        <Icon name={ICONS[kind]} />
      </span>
      <div className={styles.texts}>
        <header className={styles.head}>
          <h2 className={styles.title}>{notice.title}</h2>
          {!seen && <Badge tone="primary">{m.loyalty_unseen()}</Badge>}
        </header>
        <p>{isHidden ? m.loyalty_scratch_hidden() : notice.text}</p>
        {isHidden && (
          <Button icon="redeem" onClick={onScratch}>
            {m.loyalty_scratch()}
          </Button>
        )}
        {!isHidden && code && <CouponCode code={code} />}
        <footer className={styles.foot}>
          <time dateTime={`${notice.date_gmt}Z`}>
            {formatDate(notice.date_gmt, { style: 'datetime', timeZone: timezone })}
          </time>
          {order_id > 0 && withOrders && (
            <ShopLink to={`${href('/my-order-detail')}?id=${order_id}`}>{m.loyalty_see_order()}</ShopLink>
          )}
        </footer>
      </div>
    </article>
  )
}

interface NoticesScreenProps {
  notifications: Notice[]
  /** whether orders have a page in this shop */
  withOrders: boolean
}

/** What the customer was told lately; cards with a hidden reward are scratched here (spec §4). */
export const NoticesScreen = ({ notifications, withOrders }: NoticesScreenProps) => {
  const { notices, active, open } = useNotices(notifications)
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountScreen title={m.loyalty_notices_title()}>
      {notices.length > 0 ? (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeCard
                notice={notice}
                withOrders={withOrders}
                onScratch={() => {
                  open(notice)
                  setOpen(true)
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="notifications"
          title={m.loyalty_notices_empty()}
          text={m.loyalty_notices_empty_text()}
        >
          <Button render={<ShopLink to={href('/shop')} />}>{m.loyalty_to_shop()}</Button>
        </EmptyState>
      )}
      {active && (
        <ScratchDialog
          key={active.id}
          open={isOpen}
          onOpenChange={setOpen}
          reward={{ message: active.text, code: active.code }}
        />
      )}
    </AccountScreen>
  )
}
