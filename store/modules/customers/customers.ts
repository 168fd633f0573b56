export { addAdministrator } from './add-administrator.ts'
export {
  type ApiKey,
  createApiKey,
  encryptOldApiKeys,
  findApiKey,
  type KeyPermissions,
  listApiKeys,
  noteKeyUse,
  revokeApiKey,
} from './api-keys.ts'
export {
  type ApplicationPassword,
  createApplicationPassword,
  findByApplicationPassword,
  listApplicationPasswords,
  noteApplicationPasswordUse,
  renameApplicationPassword,
  revokeApplicationPasswords,
} from './application-passwords.ts'
export { changeAvatar } from './change-avatar.ts'
export { type CodeSubject, makeCode, requestCode, signInWithCode } from './codes.ts'
export { deleteCustomer } from './delete-customer.ts'
export {
  type Customer,
  findCustomer,
  findCustomerId,
  listCustomers,
} from './find-customers.ts'
export { handOverKey, type KeyRequest } from './hand-over-key.ts'
export { findKnownBy, type KnownBy } from './known-devices.ts'
export { createCode, hashCode, isCode, MAX_TRIES } from './one-time-code.ts'
export { makeReset, requestPasswordReset, resetPassword } from './password-resets.ts'
export { hashPassword, makePassword } from './passwords.ts'
export { requestIdentityCode } from './prove-owner.ts'
export { countCustomers, findRegistrations, notePayingCustomer } from './registrations.ts'
export { toRole } from './roles.ts'
export { encryptOldSecurityNotices, type SecurityChange, takeSecurityNotice } from './security-change.ts'
export {
  createSession,
  type Device,
  endSession,
  endSessionById,
  endSessions,
  findSession,
  listSessions,
} from './sessions.ts'
export { findAccount, type SignedIn, signIn } from './sign-in.ts'
export { findSignUpEmail, makeSignUpCode, repeatSignUp, requestSignUp, signUpWithCode } from './sign-up.ts'
export type { BillingAddress, ShippingAddress } from './tables.ts'
export { type CustomerChanges, type ProfileProblems, updateCustomer } from './update-customer.ts'
export {
  addCustomerAccount,
  type CustomerFields,
  type CustomerProblem,
  deleteCustomerAccount,
  editCustomerAccount,
} from './write-customers.ts'
