import type { Picture } from '#app/shared/pictures/picture.ts'
import { slimPicture } from '#app/shared/pictures/slim-picture.ts'
import { tintOf } from '#app/ui/display/pictures/thumbhash.ts'
import type { Locale } from '#common/locale.ts'
import { type StoreClient, StoreError } from '#store-api/client/store-client.ts'

/** What a screen about a product's reviews tells of the product. */
export interface Reviewed {
  id: number
  name: string
  slug: string
  image: Pick<Picture, 'src' | 'srcset' | 'tint'> | null
  average: string
  ratings: number
  open: boolean
  /** that its texts are translated to */
  languages: readonly Locale[]
}

/** null where there is no such product, or none that shoppers may see. */
export const loadReviewed = async (store: StoreClient, id: string): Promise<Reviewed | null> => {
  if (!/^\d{1,9}$/.test(id)) return null
  try {
    const product = await store.product(Number(id))
    const picture = product.images[0]
    return {
      id: product.id,
      name: product.name,
      slug: product.slug,
      image: picture ? { ...slimPicture(picture), tint: tintOf(picture.thumbhash) } : null,
      average: product.average_rating,
      ratings: product.rating_count,
      open: product.reviews_allowed,
      languages: product.languages ?? [],
    }
  } catch (error) {
    if (error instanceof StoreError && error.status === 404) return null
    throw error
  }
}
