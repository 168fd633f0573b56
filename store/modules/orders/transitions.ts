import type { Context } from '../../context.ts'
import { type Changed, changeStatus } from './change-status.ts'

/** The bank said no; the pieces stay held until the order's time is up, so that it can be paid again. */
export const failOrder = (context: Context, id: number, note: string): Changed =>
  changeStatus(context, id, ['pending'], { to: 'failed', note })

/** Another try at paying: a failed order waits for payment again. */
export const reopenForPayment = (context: Context, id: number): Changed =>
  changeStatus(context, id, ['failed'], { to: 'pending' })

/** Lets go of stock and coupons; what was paid stays noted and is for a person to return. */
export const cancelOrder = (context: Context, id: number, note?: string): Changed =>
  changeStatus(context, id, ['pending', 'failed', 'on-hold', 'processing'], { to: 'cancelled', note })

/** Waits for a person: a transfer to arrive, a doubt to be settled. */
export const holdOrder = (context: Context, id: number, note?: string): Changed =>
  changeStatus(context, id, ['pending', 'failed', 'processing'], { to: 'on-hold', note })

/** The money of an order on hold was found, or cash is to come: it is made ready. */
export const processOrder = (context: Context, id: number, note?: string): Changed =>
  changeStatus(context, id, ['pending', 'failed', 'on-hold'], { to: 'processing', note })

/** The goods are with the customer. */
export const completeOrder = (context: Context, id: number, note?: string): Changed =>
  changeStatus(
    context,
    id,
    ['processing', 'on-hold', 'approved', 'pws-shipping', 'pws-courier', 'pws-ready-to-ship'],
    { to: 'completed', note },
  )
