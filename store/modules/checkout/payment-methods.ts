import type { PaymentMethod } from '../../../store-api/contract/checkout.ts'
import type { Context } from '../../context.ts'
import type { Gateways } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'

/** Methods that need nobody else: the order says what happens next. */
const OFFLINE_STATUS: Record<string, string> = { cod: 'processing', bacs: 'on-hold' }

/** The status of an order placed with this method before any money came. */
export const statusOnPlacing = (methodId: string): string => OFFLINE_STATUS[methodId] ?? 'pending'

export const isOnline = (methodId: string): boolean => !(methodId in OFFLINE_STATUS)

/** What can be paid with: switched on, and known to this shop. Cash on delivery needs a delivery. */
export const offerPaymentMethods = async (
  context: Context,
  gateways: Gateways,
  delivered: boolean,
): Promise<PaymentMethod[]> => {
  const settings = await readSettings(context)
  return Object.entries(settings.gateways)
    .filter(([id, gateway]) => gateway.enabled && (gateways.has(id) || id in OFFLINE_STATUS))
    .filter(([id]) => id !== 'cod' || delivered)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id, { title, description }]) => ({ id, title, description }))
}
