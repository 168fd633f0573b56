import type { Insertable } from 'kysely'
import type { ReviewPhotosTable, ReviewsTable } from '#store/modules/catalog/tables.ts'
import { stage } from '../pictures/staging.ts'
import type { Build } from './build-context.ts'
import type { ProductRow } from './product-row.ts'

const PRODUCTS = 6
/** px; a phone's photo, small enough to be painted at once */
const SIDE = 720
/** a light of another colour than the studio's */
const TURN = 140

/** What some buyers photographed: the newest praise of products that are shown off. */
export const buildReviewPhotos = (
  { album, source }: Build,
  products: ProductRow[],
  reviews: Insertable<ReviewsTable>[],
): Insertable<ReviewPhotosTable>[] => {
  const shown = products.filter(({ featured, type }) => featured && type !== 'variation')
  const praised = shown.flatMap((product) => {
    const own = reviews
      .filter(
        ({ product_id, status, verified, rating }) =>
          product_id === product.id && status === 'approved' && verified === 1 && rating >= 4,
      )
      .toSorted((a, b) => b.created_at - a.created_at)[0]
    const picture = source.products.find(({ slug }) => slug === product.slug)?.picture
    return own && picture ? [{ review_id: own.id as number, slug: product.slug, picture }] : []
  })
  return praised.slice(0, PRODUCTS).flatMap(({ review_id, slug, picture }, index) => {
    const hue = ((picture.hue ?? index * 60) + TURN) % 360
    return (['closeup', 'angle'] as const).map((shot) => {
      const scene = stage(`${slug}-buyer-${shot}`, shot, { ...picture, hue }, hue)
      return { media_id: album.take({ ...scene, width: SIDE, height: SIDE }, ''), review_id }
    })
  })
}
