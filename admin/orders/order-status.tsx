import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'

const TONES: Record<string, Tone> = {
  pending: 'waiting',
  'on-hold': 'waiting',
  processing: 'info',
  completed: 'good',
  cancelled: 'neutral',
  refunded: 'neutral',
  failed: 'bad',
}

/** The state of an order, by WooCommerce's name. */
export const OrderStatus = ({ status }: { status: string }) => {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={TONES[status] ?? 'neutral'}
      label={translate(`orders.status.${status}`, { _: status })}
    />
  )
}
