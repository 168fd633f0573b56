import { wished } from '#app/device/shopping/wish-list.ts'
import { sharedWishes, wishChanges } from '#app/device/shopping/wish-sync.ts'
import { browserAccount } from '../account/browser-account.ts'

/** One exchange after the other: each begins with what the one before has left. */
const speak = async (customer: number): Promise<void> => {
  await Promise.all([wished.read(), sharedWishes.read()])
  const here = wished.get()
  const answer = await browserAccount().changeWishes(wishChanges(here, sharedWishes.get(), customer))
  // changes that were made meanwhile are sent next
  if (wished.get() !== here) return speak(customer)
  sharedWishes.set({ customer, ids: answer.map(({ id }) => id) })
  wished.set(
    answer.map(({ id, slug, date_added_gmt }) => ({ id, slug, added_at: Date.parse(`${date_added_gmt}Z`) })),
  )
}

/**
 * Keeps the wish lists of this device and of a customer's account the same, from now until the answer is called. What
 * cannot be read or sent, as without a network, is sent with the next change or visit.
 */
export const shareWishes = (customer: number): (() => void) => {
  let last: Promise<void> = Promise.resolve()
  const share = () => {
    last = last.then(() => speak(customer)).catch(() => undefined)
  }
  share()
  window.addEventListener('wishListUpdated', share)
  return () => window.removeEventListener('wishListUpdated', share)
}
