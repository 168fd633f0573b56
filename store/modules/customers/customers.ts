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
export {
  type Device,
  endNamedSession,
  endSession,
  endSessions,
  findSession,
  listSessions,
  openSession,
  type Session,
} from './sessions.ts'
export { type SignedIn, signIn } from './sign-in.ts'
export { signUp } from './sign-up.ts'
export type { BillingAddress, ShippingAddress } from './tables.ts'
