import { href, useRevalidator } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { AccountScreen } from '#app/shared/account/account-screen.tsx'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Avatar } from '#app/ui/display/pictures/avatar.tsx'
import { MetaLine } from '#app/ui/display/text/meta-line.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Card, CardList } from '#app/ui/layout/container.tsx'
import type { Download } from '#store-api/contract/account-data.ts'
import styles from './downloads-screen.module.css'
import { orderHref } from './order-list.tsx'

/** A download begins in the browser's own time; then the shop has counted it. */
const COUNTED_AFTER = 1500

const pathOf = (url: string): string => new URL(url).pathname

const DownloadCard = ({ download, onTaken }: { download: Download; onTaken: () => void }) => {
  const { timezone } = usePageSettings()
  const { state, downloads_remaining, access_expires_gmt } = download
  const rows = [
    {
      label: m.orders_download_count(),
      value:
        downloads_remaining === 'unlimited'
          ? m.orders_unlimited()
          : m.orders_remaining({ count: formatNumber(Number(downloads_remaining)) }),
    },
    {
      label: m.orders_download_expiry(),
      value:
        access_expires_gmt === 'never'
          ? m.orders_forever()
          : m.orders_until({ date: formatDate(access_expires_gmt, { timeZone: timezone }) }),
    },
  ]
  return (
    <Card as="article" raised className={styles.card}>
      <Avatar size="large" tone={state === 'ready' ? 'primary' : 'quiet'} rounded>
        <Icon name={state === 'ready' ? 'download' : state === 'expired' ? 'schedule' : 'check_circle'} />
      </Avatar>
      <div>
        <h2 className={styles.name}>
          <ShopText>{download.product_name}</ShopText>
        </h2>
        <MetaLine>
          <ShopText>{download.download_name}</ShopText>
          <ShopLink to={orderHref(download.order_id)}>
            {m.orders_from_order({ number: digits(download.order_id) })}
          </ShopLink>
        </MetaLine>
      </div>
      {state === 'ready' ? (
        <>
          <dl className={styles.facts}>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button
            className={styles.button}
            icon="download"
            onClick={onTaken}
            render={
              <a
                href={pathOf(download.download_url)}
                download
                aria-label={m.orders_download_named({ name: download.download_name })}
              />
            }
          >
            {m.orders_download()}
          </Button>
        </>
      ) : (
        <p className={styles.over}>{state === 'expired' ? m.orders_expired() : m.orders_used_up()}</p>
      )}
    </Card>
  )
}

/** Everything the customer may download, or could once. */
export const DownloadsScreen = ({ downloads }: { downloads: Download[] }) => {
  const { revalidate } = useRevalidator()
  const onTaken = () => {
    setTimeout(() => void revalidate(), COUNTED_AFTER)
  }
  return (
    <AccountScreen title={m.orders_downloads_title()}>
      {downloads.length > 0 ? (
        <CardList>
          {downloads.map((download) => (
            <li key={download.download_url}>
              <DownloadCard download={download} onTaken={onTaken} />
            </li>
          ))}
        </CardList>
      ) : (
        <EmptyState icon="download" title={m.orders_downloads_empty()} text={m.orders_downloads_empty_text()}>
          <Button render={<ShopLink to={href('/shop')} />}>{m.shell_to_shop()}</Button>
        </EmptyState>
      )}
    </AccountScreen>
  )
}
