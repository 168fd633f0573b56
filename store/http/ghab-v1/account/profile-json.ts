import type { Context } from '#store/context.ts'
import { mediaUrl } from '#store/http/image.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import type { Customer } from '#store/modules/customers/customers.ts'
import { findMedia } from '#store/modules/media/media.ts'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import type { AddressInput } from '#store-api/contract/checkout.ts'
import { wholeAddress } from './whole-address.ts'

/** A delivery address has no e-mail address (spec §3); its phone number is for the courier. */
const withoutEmail = (address: Partial<AddressInput>): CustomerProfile['shipping'] => {
  const { email: _email, ...place } = wholeAddress(address)
  return place
}

/** A customer as only they see themselves. */
export const profileJson = async (
  context: Context,
  customer: Customer,
  origin: string,
): Promise<CustomerProfile> => {
  const avatar = (await findMedia(context, [customer.avatarId])).get(customer.avatarId ?? 0)
  return {
    id: customer.id,
    email: customer.email,
    username: customer.username,
    role: customer.role,
    first_name: customer.firstName,
    last_name: customer.lastName,
    mobile: customer.mobile,
    avatar_url: avatar ? mediaUrl(origin, avatar, 160) : '',
    has_password: customer.hasPassword,
    billing: wholeAddress(customer.billing),
    shipping: withoutEmail(customer.shipping),
    date_created_gmt: gmtDate(customer.createdAt),
  }
}
