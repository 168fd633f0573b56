export { checkAddress, type FieldErrors, tidyAddress } from './check-address.ts'
export { createDraft, type Draft, type DraftPayload, dropOldDrafts, findDraft } from './drafts.ts'
export { isOnline, offerPaymentMethods, statusOnPlacing } from './payment-methods.ts'
export { type Placed, type PlaceInput, type PlaceProblem, placeDraft } from './place-draft.ts'
