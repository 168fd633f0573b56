import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'

const TONES: Record<string, Tone> = {
  pending: 'waiting',
  'on-hold': 'waiting',
  'pws-need-review': 'waiting',
  processing: 'info',
  approved: 'info',
  'pws-in-stock': 'info',
  'pws-packaged': 'info',
  'pws-ready-to-ship': 'info',
  'pws-courier': 'info',
  'pws-shipping': 'info',
  completed: 'good',
  failed: 'bad',
}

/** Tells the state of an order, by WooCommerce's name; one of the shop's own is called as it is, or as the server calls it. */
export const useStatusLabel = (): ((status: string, name?: string) => string) => {
  const translate = useTranslate()
  return (status, name = status) => translate(`orders.status.${status}`, { _: name })
}

/** The state of an order, by WooCommerce's name. */
export const OrderStatus = ({ status }: { status: string }) => {
  const label = useStatusLabel()
  return <StatusChip tone={TONES[status] ?? 'neutral'} label={label(status)} />
}
