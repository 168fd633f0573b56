import { isEmail } from '#common/email.ts'
import { type Arg, readOnly } from '#store/http/wp-rest/declaration.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'

/** The parts of an address, each declared alike. */
export const addressParts = <const A extends Arg>(text: A) => ({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
  phone: text,
})
const place = addressParts({ type: 'string' })

/**
 * Addresses as customers and orders take them; what is not given of one stays as it is. A billing address is often sent
 * as the one for delivery, too, which has no e-mail address.
 */
export const shippingArg = { type: 'object', properties: { ...readOnly('email'), ...place } } as const
export const billingArg = {
  type: 'object',
  properties: { ...place, email: { type: 'string', nullable: true } },
} as const

type Given<A> = { [K in keyof A]?: string | null | undefined }

/**
 * The parts that were given; an e-mail address of null is none.
 * @throws ApiError 400 for an e-mail address that is none
 */
export const addressOf = <A extends object>(
  given: Given<A> | undefined,
  name: 'billing' | 'shipping',
): Partial<A> | undefined => {
  if (!given) return undefined
  const parts = Object.entries<string | null | undefined>(given).filter(([, part]) => part !== undefined)
  const address = Object.fromEntries(parts.map(([key, part]) => [key, part ?? '']))
  if (address.email && !isEmail(address.email)) {
    const problem = { code: 'rest_invalid_email', message: 'Invalid email address.' }
    throw invalidParameters({ [name]: problem })
  }
  return address as Partial<A>
}
