import { addressParts } from '#store/http/wc-v3/address-args.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'

const text = { type: 'string', nullable: true } as const

const place = addressParts(text)
const shippingAddressArg = { type: 'object', properties: place } as const
const billingAddressArg = { type: 'object', properties: { ...place, email: text } } as const

const choice = {
  type: 'object',
  properties: {
    ...readOnly('raw_attribute'),
    attribute: { type: 'string', required: true },
    value: { type: 'string', required: true },
  },
} as const

export const addItemArgs = args({
  id: { type: 'integer', required: true, minimum: 1 },
  quantity: { type: 'integer', default: 1 },
  variation: { type: 'array', items: choice, default: [] },
})

export const updateItemArgs = args({
  key: { type: 'string', required: true },
  quantity: { type: 'integer', required: true },
})

export const itemQuantityArgs = args({ quantity: { type: 'integer', required: true } })

export const itemKeyArgs = args({ key: { type: 'string', required: true } })

export const couponArgs = args({ code: { type: 'string', required: true } })

export const customerArgs = args({
  billing_address: billingAddressArg,
  shipping_address: shippingAddressArg,
})

export const selectRateArgs = args({
  package_id: { type: 'integer' },
  rate_id: { type: 'string', required: true },
})

export const extensionArgs = args({
  namespace: { type: 'string', required: true },
  data: { type: 'object', properties: {}, open: true },
})
