import { createDeviceStore } from '../device-store.ts'

export interface WishedProduct {
  id: number
  slug: string
  added_at: number
}

/** As it is kept; screens use {@link wishList}. */
export const wished = createDeviceStore<WishedProduct[]>('wishlist', [])

/** The wish list on this device. */
export const wishList = {
  use: () => wished.use((state) => state.value),
  useReady: () => wished.use((state) => state.ready),
  useHas: (id: number) => wished.use((state) => state.value.some((product) => product.id === id)),
  load: wished.load,
  /** for who changes the list: rejects where the device cannot be read */
  read: wished.read,
  /** adds or removes; answers whether it is on the list now; rejects where the device cannot be read */
  toggle: async (product: { id: number; slug: string }): Promise<boolean> => {
    await wished.read()
    const current = wished.get()
    const had = current.some(({ id }) => id === product.id)
    const others = current.filter(({ id }) => id !== product.id)
    wished.set(had ? others : [{ id: product.id, slug: product.slug, added_at: Date.now() }, ...others])
    window.dispatchEvent(new CustomEvent('wishListUpdated'))
    return !had
  },
  /** takes off what is on the list; rejects where the device cannot be read */
  removeAll: async (ids: readonly number[]): Promise<void> => {
    await wished.read()
    wished.set(wished.get().filter(({ id }) => !ids.includes(id)))
    window.dispatchEvent(new CustomEvent('wishListUpdated'))
  },
  /** adds what is not on the list yet; answers how many that were; rejects where the device cannot be read */
  addAll: async (products: readonly { id: number; slug: string }[]): Promise<number> => {
    await wished.read()
    const current = wished.get()
    const isNew = ({ id }: { id: number }) => !current.some((product) => product.id === id)
    const added = products.filter(isNew).map(({ id, slug }) => ({ id, slug, added_at: Date.now() }))
    if (!added.length) return 0
    wished.set([...added, ...current])
    window.dispatchEvent(new CustomEvent('wishListUpdated'))
    return added.length
  },
}
