import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { customerArgs } from '../cart/cart-args.ts'

const LONGEST_NOTE = 2000

/** No gateway of ours takes any of it, as in WooCommerce gateways take what they know. */
const paymentData = {
  type: 'array',
  items: { type: 'object', properties: { key: { type: 'string' }, value: { type: 'mixed' } } },
} as const
const unserved = {
  additional_fields: { type: 'unserved', allowed: [{}, []] },
  extensions: { type: 'unserved', allowed: [{}, []] },
} as const

export const draftArgs = args({
  ...unserved,
  payment_method: { type: 'string' },
  order_notes: { type: 'string' },
})

export const placeArgs = args({
  ...unserved,
  billing_address: { ...customerArgs.billing_address, required: true },
  shipping_address: customerArgs.shipping_address,
  customer_note: { type: 'string' },
  payment_method: { type: 'string' },
  payment_data: paymentData,
  create_account: { type: 'unserved', allowed: [false] },
  customer_password: { type: 'unserved', allowed: [''] },
})

export const payArgs = args({
  ...unserved,
  key: { type: 'string', default: '' },
  billing_email: { type: 'string', default: '' },
  billing_address: { ...customerArgs.billing_address, required: true },
  shipping_address: customerArgs.shipping_address,
  payment_method: { type: 'string' },
  payment_data: paymentData,
})

export const orderArgs = args({
  key: { type: 'string', default: '' },
  billing_email: { type: 'string', default: '' },
})

/** @throws ApiError 400 for more than the shop keeps */
export const checkNote = (name: 'customer_note' | 'order_notes', note: string | undefined): void => {
  if (note === undefined || note.length <= LONGEST_NOTE) return
  const message = `${name} is longer than ${LONGEST_NOTE} characters.`
  throw invalidParameters({ [name]: { code: 'rest_too_long', message } })
}
