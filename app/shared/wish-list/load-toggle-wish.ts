import { wishList } from '#app/device/shopping/wish-list.ts'

/** Fetches what answers a tap on a heart, and rejects also where the wish list on the device cannot be read. */
export const loadToggleWish = async () => {
  const [code] = await Promise.all([import('./toggle-wish.ts'), wishList.read()])
  return code
}
