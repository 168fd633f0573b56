import type { Context } from '../../context.ts'
import { recordEvent } from '../../database/transaction.ts'

export type SecurityChange = 'email' | 'mobile' | 'password'

/**
 * Notes that something was changed by which an account is entered. Its owner is told at what the account said before:
 * who took it over cannot keep that from them.
 * @param before the account's number and address before the change
 */
export const recordSecurityChange = (
  context: Context,
  before: { id: number; email: string; mobile: string },
  changed: SecurityChange[],
): Promise<void> =>
  recordEvent(context, {
    type: 'customer.security-changed',
    payload: { id: before.id, email: before.email, mobile: before.mobile, changed },
  })
