import { createKeptStore } from '../storage/kept-store.ts'

const MAX_KEPT = 8
const searches = createKeptStore<string[]>('recent_searches', [])

/** What was searched on this device, newest first. */
export const recentSearches = {
  use: () => searches.use((state) => state.value),
  load: searches.load,
  add: async (text: string): Promise<void> => {
    const words = text.trim()
    if (!words) return
    await searches.load()
    searches.set([words, ...searches.get().filter((kept) => kept !== words)].slice(0, MAX_KEPT))
  },
  clear: () => searches.set([]),
}
