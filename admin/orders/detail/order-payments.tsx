import { Box, Button, Link, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Reference } from '#admin/shared/fields/number-text.tsx'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { OrderPayment } from '#store-api/contract/order-desk.ts'
import type { Order } from '../order.ts'

type Verdict = 'approve' | 'refuse'

/** what is written with each, as the store takes it */
const LONGEST: Record<Verdict, number> = { approve: 100, refuse: 500 }

const JudgeDialog = ({ id, verdict, onClose }: { id: number; verdict: Verdict; onClose: () => void }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [text, setText] = useState('')
  const form = useId()
  const body = verdict === 'approve' ? { reference: text } : { reason: text }
  const judge = async () => {
    const send = () => call(`ghab/v1/receipts/${id}/${verdict}`, { method: 'POST', body })
    if (await act(send, `orders.payments.done.${verdict}`)) onClose()
  }
  return (
    <FormDialog
      title={translate(`orders.payments.${verdict}`)}
      isOpen
      onClose={onClose}
      action={translate(`orders.payments.${verdict}`)}
      form={form}
      isBusy={isBusy}
      isOff={verdict === 'refuse' && text.trim() === ''}
      isDangerous={verdict === 'refuse'}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void judge()
        }}
      >
        <TextField
          label={translate(verdict === 'approve' ? 'orders.payments.reference' : 'orders.payments.reason')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoFocus
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { maxLength: LONGEST[verdict], dir: 'auto' } }}
        />
      </form>
    </FormDialog>
  )
}

const Payment = ({ payment }: { payment: OrderPayment }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const waits = payment.status === 'claimed' && permitted({ needs: 'publish_shop_orders' })
  return (
    <Stack component="li" sx={{ gap: 1, paddingBlock: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography>
          {translate(`orders.payments.status.${payment.status}`, { _: payment.status })}
          {payment.reference && (
            <>
              {' · '}
              <Reference>{payment.reference}</Reference>
            </>
          )}
        </Typography>
        <Money amount={payment.amount} />
      </Stack>
      <Typography variant="caption" color="text.secondary">
        <Moment value={payment.date_created_gmt} isGmt />
      </Typography>
      {payment.receipt && (
        <Link href={payment.receipt} target="_blank" rel="noopener">
          <img
            src={payment.receipt}
            alt={translate('orders.payments.receipt')}
            style={{ maxInlineSize: '100%', maxBlockSize: 240, borderRadius: 8 }}
          />
        </Link>
      )}
      {waits && (
        <Stack direction="row" sx={{ gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
          <Button variant="contained" onClick={() => setVerdict('approve')}>
            {translate('orders.payments.approve')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setVerdict('refuse')}>
            {translate('orders.payments.refuse')}
          </Button>
        </Stack>
      )}
      {waits && verdict && <JudgeDialog id={payment.id} verdict={verdict} onClose={() => setVerdict(null)} />}
    </Stack>
  )
}

/** Attempts to pay the order, with the receipts of transfers that somebody has to look at. */
export const OrderPayments = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const { data = [] } = useQuery({
    queryKey: ['orders', order.id, 'payments'],
    queryFn: async () => (await call<OrderPayment[]>(`ghab/v1/orders/${order.id}/payments`)).json,
  })
  if (data.length === 0) return null
  return (
    <Section title={translate('orders.payments.title')}>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </Box>
    </Section>
  )
}
