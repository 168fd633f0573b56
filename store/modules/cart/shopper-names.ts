import type { Context } from '#store/context.ts'
import { findCustomer, readPhone } from '../customers/customers.ts'

interface Shopper {
  /** 0 for a guest */
  customerId: number
  email?: string | undefined
  phone?: string | undefined
  /** of the phone number; '' for the shop's own */
  country: string
}

/**
 * The names by which a coupon knows its shopper: e-mail addresses for its restrictions, and with the account's id and the
 * phone number for how often it was used.
 */
export const shopperNames = async (
  context: Context,
  { customerId, email = '', ...address }: Shopper,
): Promise<{ emails: string[]; usedBy: string[] }> => {
  const account = customerId > 0 ? (await findCustomer(context, customerId))?.email : undefined
  const emails = [email, account ?? ''].filter(Boolean).map((one) => one.toLowerCase())
  const phone = await readPhone(context, address)
  return { emails, usedBy: [customerId > 0 ? String(customerId) : '', ...emails, phone].filter(Boolean) }
}
