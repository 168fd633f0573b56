import { createDeviceStore } from '../device-store.ts'
import type { WishedProduct } from './wish-list.ts'

/** What this device and an account had in common when they last spoke. */
export interface SharedWishes {
  customer: number
  ids: number[]
}

const shared = createDeviceStore<SharedWishes | null>('wishlist_shared', null)

export const sharedWishes = { read: shared.read, get: shared.get, set: shared.set }

/**
 * What the account has to hear of this device. Of an account that the device does not know yet nothing is taken away:
 * both lists become one. Pure.
 */
export const wishChanges = (
  wished: readonly WishedProduct[],
  before: SharedWishes | null,
  customer: number,
): { add: number[]; remove: number[] } => {
  const ids = wished.map(({ id }) => id)
  const known = before?.customer === customer ? before.ids : []
  return {
    add: ids.filter((id) => !known.includes(id)),
    remove: known.filter((id) => !ids.includes(id)),
  }
}
