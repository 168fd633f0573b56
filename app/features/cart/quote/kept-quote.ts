import { createKeptStore } from '#app/device/storage/kept-store.ts'
import type { Quote } from '#store-api/contract/cart.ts'

/** The shop's last answer, and what it was asked: shown at once the next time, until a fresh one is there. */
interface KeptQuote {
  key: string
  quote: Quote
  /** epoch milliseconds; earlier versions did not keep it */
  at?: number
}

const kept = createKeptStore<KeptQuote | null>('cart_quote', null)

export const keptQuote = {
  use: () => kept.use((state) => state.value),
  load: kept.load,
  set: (key: string, quote: Quote): void => kept.set({ key, quote, at: Date.now() }),
  forget: (): void => kept.set(null),
}
