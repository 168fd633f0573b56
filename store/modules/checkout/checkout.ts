export { checkAddress, type FieldErrors, tidyAddress } from './check-address.ts'
export { checkAddresses } from './check-addresses.ts'
export { draftCoupons, draftLines, draftRate, selectedOptions } from './draft-cart.ts'
export {
  createDraft,
  type Draft,
  dropOldDrafts,
  findDraft,
  MAX_DRAFT_BYTES,
  toDraftPayload,
} from './drafts.ts'
export { payAgain } from './pay-again.ts'
export { isOnline, offerPaymentMethods } from './payment-methods.ts'
export { goesToBank, type Placed, type PlaceProblem, placeCart } from './place-cart.ts'
export { type PlaceInput, placeDraft } from './place-draft.ts'
