import type { Context } from '#store/context.ts'
import { readSettings } from '../settings/settings.ts'
import type { Changed } from './transitions.ts'
import { cancelOrder } from './transitions.ts'
import { NOTES } from './words.ts'

/** Cancels an order that nobody paid in time. */
export const expireOrder = async (context: Context, id: number): Changed => {
  const { locale } = await readSettings(context)
  return cancelOrder(context, id, NOTES[locale].expired)
}
