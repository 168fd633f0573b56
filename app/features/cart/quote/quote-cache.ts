import { createDeviceStore } from '#app/device/device-store.ts'
import type { Quote } from '#store-api/contract/cart.ts'

/** The shop's last answer, and what it was asked: shown at once the next time, until a fresh one is there. */
interface CachedQuote {
  key: string
  quote: Quote
  /** epoch milliseconds; earlier versions did not keep it */
  at?: number
}

const stored = createDeviceStore<CachedQuote | null>('cart_quote', null)

export const quoteCache = {
  use: () => stored.use((state) => state.value),
  load: stored.load,
  set: (key: string, quote: Quote): void => stored.set({ key, quote, at: Date.now() }),
  forget: (): void => stored.set(null),
}
