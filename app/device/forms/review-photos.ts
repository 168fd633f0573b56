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

const ownerId = async (): Promise<number> => (await customer.load())?.id ?? 0

const current = (reviews: ReviewPhotos[]): ReviewPhotos[] =>
  reviews.filter(({ saved_at }) => Date.now() - saved_at < MAX_DRAFT_AGE)

/** Chosen photos of reviews that are not sent yet; gone with the customer. */
export const reviewPhotos = {
  read: async (product: number): Promise<File[]> => {
    const [owner, reviews] = await Promise.all([ownerId(), stored.load()])
    return current(reviews).find((one) => one.customer === owner && one.product === product)?.photos ?? []
  },
  /** @param photos none once they are sent */
  write: async (product: number, photos: File[]): Promise<void> => {
    const owner = await ownerId()
    await stored.update((before) => {
      const others = current(before).filter((one) => one.customer !== owner || one.product !== product)
      if (photos.length === 0 && others.length === current(before).length) return before
      const written = photos.length > 0 ? [{ customer: owner, product, saved_at: Date.now(), photos }] : []
      return [...written, ...others].slice(0, MAX_REVIEWS)
    })
  },
  clear: (): void => stored.set([]),
}
