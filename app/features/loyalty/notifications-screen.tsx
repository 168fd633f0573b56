import { useState } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Badge } from '#app/ui/display/figures/badge.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { MetaLine } from '#app/ui/display/text/meta-line.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Card, CardList } from '#app/ui/layout/container.tsx'
import { ScratchDialog } from '#app/ui/scratch/scratch-dialog.tsx'
import type { CustomerNotification } from '#store-api/contract/account-data.ts'
import { CouponCode } from './coupon-code.tsx'
import styles from './notifications-screen.module.css'
import { useNotifications } from './use-notifications.ts'

const ICONS: Record<CustomerNotification['kind'], IconName> = {
  order: 'package_2',
  offer: 'sell',
  scratch: 'redeem',
}

interface NotificationCardProps {
  notification: CustomerNotification
  withOrders: boolean
  onScratch: () => void
}

const NotificationCard = ({ notification, withOrders, onScratch }: NotificationCardProps) => {
  const { timezone } = usePageSettings()
  const { kind, seen, code, order_id } = notification
  const isHidden = kind === 'scratch' && !seen
  return (
    <Card as="article" raised className={styles.card}>
      <Avatar size="large" tone={seen ? 'quiet' : 'primary'} rounded>
        <Icon name={ICONS[kind]} />
      </Avatar>
      <div className={styles.texts}>
        <header className={styles.head}>
          <h2 className={styles.title}>
            <ShopText>{notification.title}</ShopText>
          </h2>
          {!seen && <Badge tone="secondary">{m.ui_new()}</Badge>}
        </header>
        <p>{isHidden ? m.loyalty_scratch_hidden() : <ShopText>{notification.text}</ShopText>}</p>
        {isHidden && (
          <Button icon="redeem" onClick={onScratch}>
            {m.loyalty_scratch()}
          </Button>
        )}
        {!isHidden && code && <CouponCode code={code} />}
        <MetaLine as="footer" strong>
          <time dateTime={`${notification.date_gmt}Z`}>
            {formatDate(notification.date_gmt, { style: 'datetime', timeZone: timezone })}
          </time>
          {order_id > 0 && withOrders && (
            <ShopLink to={`${href('/my-order-detail')}?id=${order_id}`}>{m.orders_see_order()}</ShopLink>
          )}
        </MetaLine>
      </div>
    </Card>
  )
}

interface NotificationsScreenProps {
  notifications: CustomerNotification[]
  /** whether orders have a page in this shop */
  withOrders: boolean
}

/** The customer's newest notifications; scratch cards are scratched here (spec §4). */
export const NotificationsScreen = ({ notifications, withOrders }: NotificationsScreenProps) => {
  const { shown, active, open } = useNotifications(notifications)
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountScreen title={m.loyalty_notifications_title()}>
      {shown.length > 0 ? (
        <CardList>
          {shown.map((notification) => (
            <li key={notification.id}>
              <NotificationCard
                notification={notification}
                withOrders={withOrders}
                onScratch={() => {
                  open(notification)
                  setOpen(true)
                }}
              />
            </li>
          ))}
        </CardList>
      ) : (
        <EmptyState
          icon="notifications"
          title={m.loyalty_notifications_empty()}
          text={m.loyalty_notifications_empty_text()}
        >
          <Button render={<ShopLink to={href('/shop')} />}>{m.shell_to_shop()}</Button>
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
