import type { Insertable } from 'kysely'
import type { TaxRatesTable } from '#store/modules/cart/tables.ts'

/** 8.25 % in California, on delivery too; what else it is to be is given. */
export const taxRateRow = (id: number, given: Partial<Insertable<TaxRatesTable>> = {}) => ({
  id,
  country: 'US',
  state: 'CA',
  postcode: '',
  city: '',
  rate: 82_500,
  name: 'CA',
  priority: id,
  compound: 0,
  shipping: 1,
  rate_order: id,
  class: '',
  ...given,
})
