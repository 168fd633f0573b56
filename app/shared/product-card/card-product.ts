import { tintOf } from '#app/ui/display/pictures/thumbhash.ts'
import type { Product } from '#store-api/contract/products.ts'
import { type SlimPicture, slimPicture } from '../pictures/slim-picture.ts'

/** The fields of a product that a card shows and a cart line takes over; lists ask for no more. */
const CARD_FIELDS = [
  'id',
  'name',
  'slug',
  'type',
  'price',
  'regular_price',
  'price_range',
  'on_sale',
  'sale_unproven',
  'lowest_price',
  'date_on_sale_to_gmt',
  'date_created_gmt',
  'purchasable',
  'stock_status',
  'stock_quantity',
  'manage_stock',
  'backorders_allowed',
  'sold_individually',
  'tax_class',
  'tax_status',
  'shipping_required',
  'average_rating',
  'rating_count',
  'categories',
  'images',
  'has_options',
] as const

type Field = (typeof CARD_FIELDS)[number]

/** A product cut down to its card: one picture, one category with its name. */
export type CardProduct = Omit<Pick<Product, Field>, 'images' | 'categories'> & {
  /** the tint is the picture's ground, shown until the picture is there */
  image: (SlimPicture & { tint?: string }) | null
  category: { id: number; name: string; slug: string } | null
  /** ids of its further categories, where it has any */
  also?: number[]
}

/** `_fields` of a list call whose products become cards. */
export const cardFields = CARD_FIELDS.join(',')

export const toCardProduct = ({ images, categories, ...product }: Product): CardProduct => {
  const picture = images[0]
  const kept = Object.fromEntries(
    CARD_FIELDS.filter((field) => field in product).map((field) => [
      field,
      product[field as keyof typeof product],
    ]),
  )
  return {
    ...(kept as Omit<CardProduct, 'image' | 'category' | 'also'>),
    image: picture ? { ...slimPicture(picture), tint: tintOf(picture.thumbhash) } : null,
    category: categories[0] ?? null,
    ...(categories.length > 1 && { also: categories.slice(1).map(({ id }) => id) }),
  }
}

export const categoryIds = ({ category, also = [] }: CardProduct): number[] =>
  category ? [category.id, ...also] : []
