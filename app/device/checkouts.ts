import { createKeptStore } from './kept-store.ts'

/** A checkout that was opened in another tab and is not known to be over. */
export interface OpenCheckout {
  /** the draft's id */
  draft: string
  opened_at: number
}

/** A draft lives for a day. */
const LIFETIME = 24 * 3_600_000
const MAX_OPEN = 5

const checkouts = createKeptStore<OpenCheckout[]>('open_checkouts', [])

/** Checkouts of this device that are on their way. */
export const openCheckouts = {
  use: () => checkouts.use((state) => state.value),
  load: async (): Promise<OpenCheckout[]> => {
    await checkouts.load()
    return checkouts.get().filter(({ opened_at }) => Date.now() - opened_at < LIFETIME)
  },
  add: async (draft: string): Promise<void> => {
    const others = (await openCheckouts.load()).filter((checkout) => checkout.draft !== draft)
    checkouts.set([{ draft, opened_at: Date.now() }, ...others].slice(0, MAX_OPEN))
  },
  remove: (draft: string): void =>
    checkouts.set(checkouts.get().filter((checkout) => checkout.draft !== draft)),
  empty: (): void => checkouts.set([]),
}
