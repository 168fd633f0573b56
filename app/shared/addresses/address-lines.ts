import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'
import type { ShippingAddress } from '#store-api/contract/orders.ts'

const joined = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(m.product_list_separator())

/**
 * An address as its country writes it: from the city inwards in Iran, from the street outwards elsewhere.
 * @param province its name, for `state` is a code
 */
export const addressLines = (to: Omit<ShippingAddress, 'company' | 'phone'>, province?: string): string[] => {
  const name = [to.first_name, to.last_name].filter(Boolean).join(' ')
  const street = joined(to.address_1, to.address_2)
  const lines =
    to.country === 'IR'
      ? [name, joined(to.city, street), joined(province, digits(to.postcode))]
      : [name, street, joined(to.city, [to.state, to.postcode].filter(Boolean).join(' '))]
  return lines.filter(Boolean)
}
