export {
  type ApiKey,
  createApiKey,
  findApiKey,
  type KeyPermissions,
} from './api-keys.ts'
export {
  type Customer,
  findCustomer,
  listCustomers,
} from './find-customers.ts'
export { findRegistrations } from './registrations.ts'
export type { BillingAddress, ShippingAddress } from './tables.ts'
