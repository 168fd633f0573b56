import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { VendorsTable } from '#store/modules/vendors/tables.ts'

/** A vendor who sells, as a row; name what differs. */
export const vendorRow = (
  given: Partial<Insertable<VendorsTable>> & { id: number },
): Insertable<VendorsTable> => ({
  customer_id: null,
  slug: `vendor-${given.id}`,
  store_name: `Vendor ${given.id}`,
  first_name: 'Sara',
  last_name: 'Doe',
  description: '<p>We sell<script>x</script></p>',
  banner_id: null,
  avatar_id: null,
  email: 'hidden@shop.test',
  phone: '021',
  address: toJson({ street_1: '', street_2: '', city: '', zip: '', state: '', country: '' }),
  social: toJson({}),
  featured: 0,
  enabled: 1,
  created_at: given.id,
  ...given,
})
