import type { Locale } from '#common/locale.ts'
import type { Context } from '#store/context.ts'
import type { PaymentMethod } from '#store-api/contract/checkout.ts'
import { type Gateways, methodTexts, readGatewayTexts } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'

/** Methods without a payment page, and the status that an order placed with them gets. */
const OFFLINE_STATUS: Record<string, string> = { cod: 'processing', bacs: 'on-hold' }

/** The status of an order placed with this method before any money came. */
export const statusOnPlacing = (methodId: string): string =>
  (Object.hasOwn(OFFLINE_STATUS, methodId) && OFFLINE_STATUS[methodId]) || 'pending'

export const isOnline = (methodId: string): boolean => statusOnPlacing(methodId) === 'pending'

/**
 * What can be paid with: switched on, set up, and for this currency. Cash on delivery needs a delivery.
 * @param locale language of the names; the shop's own by default, and where it has given none in that language
 */
export const offerPaymentMethods = async (
  context: Context,
  gateways: Gateways,
  delivered: boolean,
  locale?: Locale,
): Promise<PaymentMethod[]> => {
  const settings = await readSettings(context)
  const isReady = (id: string) =>
    gateways.get(id)?.isReady(settings, settings.gateways[id]?.settings ?? {}) ?? !isOnline(id)
  const texts = await readGatewayTexts(context, locale)
  return Object.entries(settings.gateways)
    .filter(([id, gateway]) => gateway.enabled && isReady(id))
    .filter(([id]) => id !== 'cod' || delivered)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id, gateway]) => ({
      id,
      ...methodTexts(id, { ...gateway, ...texts[id] }, locale ?? settings.locale),
    }))
}
