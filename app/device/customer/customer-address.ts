const PLACE = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
] as const
const CONTACT = ['email', 'phone'] as const

/** Where goods are sent to (spec §3); what was never given is ''. */
export type DeviceShipping = Record<(typeof PLACE)[number], string>
/** Who pays: the same, and how to reach them. */
export type DeviceBilling = DeviceShipping & Record<(typeof CONTACT)[number], string>

const pick = <Field extends string>(value: unknown, fields: readonly Field[]): Record<Field, string> => {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const textOf = (field: string) => (typeof given[field] === 'string' ? given[field] : '')
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>
}

/** The fields of the specification out of an address of the shop, or of whatever a device holds. */
export const readShipping = (value: unknown): DeviceShipping => pick(value, PLACE)
export const readBilling = (value: unknown): DeviceBilling => pick(value, [...PLACE, ...CONTACT])
