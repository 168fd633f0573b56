import type { Context } from '#store/context.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { NOTE_MESSAGES } from '../messages.ts'
import type { StatusChangeResult } from './transitions.ts'
import { cancelOrder } from './transitions.ts'

/** Cancels an order that was not paid in time. */
export const expireOrder = async (context: Context, id: number): StatusChangeResult => {
  const { locale } = await readSettings(context)
  return cancelOrder(context, id, NOTE_MESSAGES[locale].expired)
}
