import { customer } from '../customer/customer.ts'
import { createDeviceStore } from '../device-store.ts'
import { MAX_DRAFT_AGE } from './form-drafts.ts'

/** Photos that a customer chose for a review of a product. */
export interface ReviewPhotos {
  customer: number
  product: number
  /** epoch milliseconds */
  saved_at: number
  photos: File[]
}

/** of reviews: each may hold five photos of some hundred kilobytes */
const MAX_REVIEWS = 3

const stored = createDeviceStore<ReviewPhotos[]>('review_photos', [], true)

const load = async (): Promise<{ owner: number; reviews: ReviewPhotos[] }> => {
  await Promise.all([customer.load(), stored.load()])
  const reviews = stored.get().filter(({ saved_at }) => Date.now() - saved_at < MAX_DRAFT_AGE)
  return { owner: customer.get()?.id ?? 0, reviews }
}

/** Chosen photos of reviews that are not sent yet; gone with the customer. */
export const reviewPhotos = {
  read: async (product: number): Promise<File[]> => {
    const { owner, reviews } = await load()
    return reviews.find((one) => one.customer === owner && one.product === product)?.photos ?? []
  },
  /** @param photos none once they are sent */
  write: async (product: number, photos: File[]): Promise<void> => {
    const { owner, reviews } = await load()
    const others = reviews.filter((one) => one.customer !== owner || one.product !== product)
    if (photos.length === 0 && others.length === reviews.length) return
    const written = photos.length > 0 ? [{ customer: owner, product, saved_at: Date.now(), photos }] : []
    stored.set([...written, ...others].slice(0, MAX_REVIEWS))
  },
  clear: (): void => stored.set([]),
}
