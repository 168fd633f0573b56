import { createDeviceStore } from '../device-store.ts'

const MAX_VIEWED = 30
const viewed = createDeviceStore<number[]>('recently_viewed', [])

/** Product ids seen on this device, newest first; one that is already there stays where it is (spec §4). */
export const recentlyViewed = {
  use: () => viewed.use((state) => state.value),
  load: viewed.load,
  add: (id: number): Promise<void> =>
    viewed.update((before) => (before.includes(id) ? before : [id, ...before].slice(0, MAX_VIEWED))),
}
