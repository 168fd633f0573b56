import { randomInt } from 'node:crypto'
import type { Minor } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { once } from '#store/database/idempotency.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { spendPoints, worthOf } from '#store/modules/loyalty/loyalty.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { addCoupon } from './write-coupons.ts'

export type RedeemRefusal = 'points_off' | 'too_few_points'

/** no letters that are taken for digits */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const createCode = (): string =>
  `p-${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

type Redeemed = Result<{ code: string; amount: Minor }, RedeemRefusal>

const makeCoupon = (context: Context, points: number): Promise<Redeemed> =>
  inTransaction(context, async (inside) => {
    const settings = await readSettings(inside)
    const amount = worthOf(points, settings)
    if (!settings.enable_wp_point_reward || amount <= 0) return refuse('points_off' as const)
    const code = createCode()
    const spent = await spendPoints(inside, { customerId: context.actor.customerId, points, code })
    if (!spent.ok) return spent
    const added = await addCoupon(inside, { code, amount, usage_limit: 1 })
    if (!added.ok) throw new Error(`no coupon could be made of points: ${added.error}`)
    return ok({ code, amount })
  })

/**
 * Turns points of the customer who asks into a coupon, used once by whoever has its code. An order that is cancelled
 * gives the coupon back like any other.
 * @param key of the request: with the same one the same points are spent once
 */
export const redeemPoints = (context: Context, points: number, key?: string): Promise<Redeemed> =>
  once(context, { verb: 'redeem', key, body: points }, (inside) => makeCoupon(inside, points))
