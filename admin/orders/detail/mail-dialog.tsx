import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { Order } from '../order.ts'

interface Template {
  id: string
  title: string
}

/** Sends a mail about the order once more. */
export const MailDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [chosen, setChosen] = useState('customer_invoice')
  const path = `wc/v3/orders/${order.id}/actions`
  const { data = [] } = useQuery({
    queryKey: ['orders', order.id, 'mails', order.status],
    queryFn: async () => (await call<Template[]>(`${path}/email_templates`)).json,
  })
  const send = async () => {
    const body = { template_id: chosen }
    if (await act(() => call(`${path}/send_email`, { method: 'POST', body }), 'orders.mail_sent')) onClose()
  }
  return (
    <FormDialog
      title={translate('orders.send_mail')}
      isOpen
      onClose={onClose}
      action={translate('orders.send')}
      onAction={send}
      isBusy={isBusy}
      isOff={!order.billing.email || data.length === 0}
    >
      <Typography color="text.secondary">
        {order.billing.email ? <bdi>{order.billing.email}</bdi> : translate('orders.no_email')}
      </Typography>
      <RadioGroup
        value={chosen}
        onChange={(_, value) => setChosen(value)}
        aria-label={translate('orders.send_mail')}
      >
        {data.map(({ id, title }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            label={translate(`orders.mails.${id}`, { _: title })}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </FormDialog>
  )
}
