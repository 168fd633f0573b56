export { addAdministrator } from './account/add-administrator.ts'
export { blockCustomer, findBlock, isKeptOut } from './account/blocks.ts'
export { changeAvatar } from './account/change-avatar.ts'
export { addCustomerNote, deleteCustomerNote, listCustomerNotes } from './account/customer-notes.ts'
export { deleteCustomer } from './account/delete-customer.ts'
export {
  type Customer,
  findCustomer,
  findCustomerId,
  findSavedCustomers,
  listCustomers,
  matchesCustomer,
} from './account/find-customers.ts'
export { type ClaimRefusal, claimShop, hasManager, makeSetupToken } from './account/first-administrator.ts'
export { readPhone } from './account/read-phone.ts'
export {
  countCustomers,
  findRegistrations,
  forgetPayingCustomer,
  notePayingCustomer,
} from './account/registrations.ts'
export {
  encryptOldSecurityNotices,
  type SecurityChange,
  takeSecurityNotice,
} from './account/security-change.ts'
export { type CustomerChanges, type ProfileProblems, updateCustomer } from './account/update-customer.ts'
export {
  addCustomerAccount,
  type CustomerFields,
  type CustomerProblem,
  changeBuyerRole,
  deleteCustomerAccount,
  editCustomerAccount,
} from './account/write-customers.ts'
export {
  type ApiKey,
  createApiKey,
  encryptOldApiKeys,
  findApiKey,
  type KeyPermissions,
  listApiKeys,
  noteKeyUse,
  revokeApiKey,
} from './api-keys/api-keys.ts'
export {
  type ApplicationPassword,
  createApplicationPassword,
  findByApplicationPassword,
  listApplicationPasswords,
  noteApplicationPasswordUse,
  renameApplicationPassword,
  revokeApplicationPasswords,
} from './api-keys/application-passwords.ts'
export { handOverKey, type KeyRequest } from './api-keys/hand-over-key.ts'
export { dropOldNonces, takeNonce } from './api-keys/nonces.ts'
export { hashPassword, makePassword } from './passwords.ts'
export { toRole } from './roles.ts'
export {
  type AnswerRefusal,
  answerChallenge,
  readChallenge,
} from './second-factor/answer-challenge.ts'
export { CHALLENGE_LIFETIME } from './second-factor/challenges.ts'
export {
  type ConfirmProblems,
  confirmOwner,
  startConfirm,
} from './second-factor/confirm.ts'
export type { Site } from './second-factor/passkeys.ts'
export {
  finishPasskey,
  finishTotp,
  readSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  type SetUpRefusal,
  startPasskey,
  startTotp,
} from './second-factor/set-up.ts'
export { type CodeSubject, makeCode, requestCode, signInWithCode } from './sign-in/codes.ts'
export type { Device } from './sign-in/device.ts'
export { findKnownBy, type KnownBy } from './sign-in/known-devices.ts'
export { CODE_LIFETIME, createCode, hashCode, isCode, MAX_TRIES } from './sign-in/one-time-code.ts'
export {
  makeInvitation,
  makeReset,
  requestPasswordReset,
  resetPassword,
} from './sign-in/password-resets.ts'
export { requestIdentityCode } from './sign-in/prove-owner.ts'
export {
  createSession,
  endSession,
  endSessionById,
  endSessions,
  findSession,
  listSessions,
  listSessionsOf,
} from './sign-in/sessions.ts'
export {
  type Challenged,
  type Entrance,
  findAccount,
  isSignedIn,
  signIn,
} from './sign-in/sign-in.ts'
export {
  findSignUpEmail,
  makeSignUpCode,
  repeatSignUp,
  requestSignUp,
  signUpWithCode,
} from './sign-in/sign-up.ts'
export {
  changeStaffRole,
  inviteStaff,
  listStaff,
  removeStaff,
  repeatInvitation,
  resetSecondFactor,
  type StaffMember,
  type StaffRefusal,
} from './staff/staff.ts'
export type { BillingAddress, ShippingAddress } from './tables.ts'
