import { type AddressInput, addressInput } from '#store-api/contract/checkout.ts'

const FIELDS = Object.keys(addressInput.shape) as (keyof AddressInput)[]

/**
 * Every field of an address that is kept, '' for those that were never given. What wrote it through `wc/v3` may have written
 * more than forms take.
 */
export const wholeAddress = (address: Partial<AddressInput>): AddressInput =>
  Object.fromEntries(FIELDS.map((field) => [field, address[field] ?? ''])) as AddressInput
