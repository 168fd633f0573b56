import { Alert, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import type { Order } from '#admin/orders/order.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import type { Sold } from '#admin/shared/product-search/find-sold.ts'
import { ProductSearch } from '#admin/shared/product-search/product-search.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { downloadsPath } from './use-downloads.ts'

/** Lets the buyer download the files of a product, whether it was bought or not. */
export const GrantDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [chosen, setChosen] = useState<Sold | null>(null)
  const grant = async () => {
    if (!chosen) return
    const body = { product_id: chosen.variation_id || chosen.product_id }
    const send = () => call(downloadsPath(order), { method: 'POST', body })
    if (await act(send, 'orders.downloads.granted')) onClose()
  }
  return (
    <FormDialog
      title={translate('orders.downloads.grant')}
      isOpen
      onClose={onClose}
      action={translate('orders.downloads.do_grant')}
      onAction={grant}
      isBusy={isBusy}
      isOff={!chosen}
    >
      <Stack sx={{ gap: 2, paddingBlockStart: 1 }}>
        <Typography color="text.secondary">{translate('orders.downloads.grant_help')}</Typography>
        <ProductSearch
          label={translate('orders.downloads.product')}
          isOffered={({ isDownloadable }) => isDownloadable}
          onChoose={setChosen}
        />
        {chosen && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{chosen.name}</Typography>}
        {order.customer_id === 0 && <Alert severity="info">{translate('orders.downloads.guest')}</Alert>}
      </Stack>
    </FormDialog>
  )
}
