import type { Context } from '#store/context.ts'
import { findCustomer } from '#store/modules/customers/customers.ts'

/** The author of a note that whoever calls wants to be named with; undefined for the store itself. */
export const noteAuthor = async (
  context: Context,
  isOwn: boolean | undefined,
): Promise<string | undefined> =>
  isOwn ? (await findCustomer(context, context.actor.customerId))?.username : undefined
