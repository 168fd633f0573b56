export {
  type ApiKey,
  type CreatedApiKey,
  createApiKey,
  findApiKey,
  type KeyPermissions,
  type NewApiKey,
} from './api-keys.ts'
export {
  type Customer,
  type CustomerFilter,
  findCustomer,
  listCustomers,
} from './find-customers.ts'
export { findRegistrations } from './registrations.ts'
export type { BillingAddress, ShippingAddress } from './tables.ts'
