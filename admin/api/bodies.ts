type Given = Record<string, unknown>

interface GivenPicture {
  id: number
}

/** A picture of the library; without an id there is none. */
export const termBody = (fields: Given): Given =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'image') return [name, { id: (value as GivenPicture | null)?.id ?? 0 }]
      if (name === 'swatch_image') return [name, value && { id: (value as GivenPicture).id }]
      if (name === 'menu_order' || name === 'parent') return [name, value ?? 0]
      return [name, name === 'swatch' ? value || null : (value ?? '')]
    }),
  )

const isNothing = (amount: unknown): boolean => Number(amount) === 0

/** A limit of nothing is none. */
export const couponRecord = (json: Given): Given => ({
  ...json,
  minimum_amount: isNothing(json.minimum_amount) ? '' : json.minimum_amount,
  maximum_amount: isNothing(json.maximum_amount) ? '' : json.maximum_amount,
})

const NULLABLE = new Set(['date_expires', 'usage_limit', 'usage_limit_per_user', 'limit_usage_to_x_items'])
const LISTS = new Set([
  'product_ids',
  'excluded_product_ids',
  'product_categories',
  'excluded_product_categories',
  'email_restrictions',
])

export const couponBody = (fields: Given): Given =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value ?? (NULLABLE.has(name) ? null : LISTS.has(name) ? [] : ''),
    ]),
  )

/** Forms hold null for an empty text, and a picture with more than its id. */
export const vendorBody = (fields: Given): Given =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      name === 'avatar' || name === 'banner'
        ? [name, value && { id: (value as GivenPicture).id }]
        : [name, value ?? ''],
    ),
  )

/** The store leaves the price out where there is none. */
export const productRecord = (json: Given): Given => ({ wholesale_price: '', ...json })
