import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { readSettings } from '../settings/settings.ts'
import type { Gateways, StartRefusal } from './gateway.ts'

/** in the shop's smallest unit: more than the least that banks take */
const AMOUNT = 100_000

/**
 * Asks a bank for a payment that nobody makes: it is taken where the shop may be paid there. No money moves, and the
 * bank forgets it.
 */
export const testGateway = async (
  context: Context,
  gateways: Gateways,
  id: string,
  { origin }: { origin: string },
): Promise<Result<null, StartRefusal | 'unknown' | 'not_ready'>> => {
  const settings = await readSettings(context)
  const gateway = gateways.get(id)
  const options = settings.gateways[id]?.settings
  if (!gateway || !options) return refuse('unknown')
  if (!gateway.isReady(settings, options)) return refuse('not_ready')
  const started = await gateway.start(
    context,
    {
      orderId: 0,
      amount: AMOUNT,
      currency: settings.currency,
      returnUrl: `${origin}/admin/settings/payments`,
      description: settings.site_name,
      mobile: '',
      email: '',
    },
    options,
  )
  return started.ok ? ok(null) : started
}
