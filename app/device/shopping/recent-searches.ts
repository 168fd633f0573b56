import { createDeviceStore } from '../device-store.ts'

const MAX_SEARCHES = 8
const searches = createDeviceStore<string[]>('recent_searches', [])

/** What was searched on this device, newest first. */
export const recentSearches = {
  use: () => searches.use((state) => state.value),
  load: searches.load,
  add: async (text: string): Promise<void> => {
    const words = text.trim()
    if (!words) return
    await searches.update((before) =>
      [words, ...before.filter((other) => other !== words)].slice(0, MAX_SEARCHES),
    )
  },
  clear: () => searches.set([]),
}
