import AddIcon from '@mui/icons-material/Add'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import type { Order } from '#admin/orders/order.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { formatNumber } from '#app/ui/digits.ts'
import type { OrderDownload } from '#store-api/contract/order-desk.ts'
import { DownloadDialog } from './download-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { changeDownload, useDownloads } from './use-downloads.ts'

const TONES: Record<OrderDownload['state'], Tone> = {
  ready: 'good',
  expired: 'bad',
  used_up: 'waiting',
  revoked: 'neutral',
}

/** How often it was, may still be, and until when. */
const Figures = ({ download }: { download: OrderDownload }) => {
  const translate = useTranslate()
  const { downloads_remaining: left, download_count: count } = download
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('orders.downloads.count', { smart_count: count, count: formatNumber(count) })}
      {download.last_download_gmt && (
        <>
          {' ('}
          <Moment value={download.last_download_gmt} isGmt style="short" />)
        </>
      )}
      {' · '}
      {left === null
        ? translate('orders.downloads.unlimited')
        : translate('orders.downloads.left', { count: formatNumber(left) })}
      {' · '}
      {download.access_expires_gmt ? (
        <>
          {translate('orders.downloads.until')}{' '}
          <Moment value={download.access_expires_gmt} isGmt style="short" />
        </>
      ) : (
        translate('orders.downloads.for_ever')
      )}
    </Typography>
  )
}

/** Takes a permission back, or gives it again; either is taken back while the notice stands. */
const useRevoke = (order: Order, download: OrderDownload) => {
  const notifyDone = useNotifyDone()
  const refresh = useRefresh()
  const [isBusy, act] = useAct()
  const set = async (revoked: boolean) => {
    await changeDownload(order, download, { revoked })
    refresh()
  }
  const revoke = (revoked: boolean) =>
    act(() => set(revoked), revoked ? undefined : 'orders.downloads.granted').then((isDone) => {
      if (isDone && revoked) notifyDone({ message: 'orders.downloads.revoked', undo: () => set(false) })
    })
  return { isBusy, revoke }
}

const Download = ({ order, download }: { order: Order; download: OrderDownload }) => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, revoke } = useRevoke(order, download)
  const { state } = download
  const name = download.name || download.file
  return (
    <Box component="li" sx={{ paddingBlock: 1.25 }} aria-label={name}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
            {name}
          </Typography>
          <Typography
            variant="caption"
            color="text.secondary"
            component="p"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {download.product_name} · <bdi dir="ltr">{download.file}</bdi>
          </Typography>
        </Box>
        <StatusChip tone={TONES[state]} label={translate(`orders.downloads.states.${state}`)} />
      </Stack>
      <Figures download={download} />
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: -1, '& .MuiButton-root': { minHeight: 44 } }}>
        {state === 'revoked' ? (
          <Button disabled={isBusy} onClick={() => revoke(false)}>
            {translate('orders.downloads.give_again')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpen(true)}>{translate('ra.action.edit')}</Button>
            <Button color="error" disabled={isBusy} onClick={() => revoke(true)}>
              {translate('orders.downloads.revoke')}
            </Button>
          </>
        )}
      </Stack>
      {isOpen && <DownloadDialog order={order} download={download} onClose={() => setOpen(false)} />}
    </Box>
  )
}

/** The files that an order lets its buyer download; nothing is shown where there are none. */
export const OrderDownloads = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [isGranting, setGranting] = useState(false)
  const { data } = useDownloads(order)
  if (!data || data.downloads.length === 0) return null
  return (
    <Section
      title={translate('orders.downloads.title')}
      action={
        permitted({ needs: 'edit_published_shop_orders' }) && (
          <Button startIcon={<AddIcon />} onClick={() => setGranting(true)} sx={{ minHeight: 44 }}>
            {translate('orders.downloads.grant')}
          </Button>
        )
      }
    >
      {data.withheld && <Alert severity="info">{translate('orders.downloads.withheld')}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.downloads.map((download) => (
          <Download
            key={`${download.product_id}/${download.download_id}`}
            order={order}
            download={download}
          />
        ))}
      </Box>
      {isGranting && <GrantDialog order={order} onClose={() => setGranting(false)} />}
    </Section>
  )
}
