import { tintOf } from '#app/ui/display/pictures/thumbhash.ts'
import type { Image, Product } from '#store-api/contract/products.ts'
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

type CardImage = NonNullable<CardProduct['image']>

/** by the picture that it was made of: lists of the server share theirs */
const images = new WeakMap<Image, CardImage>()

const toCardImage = (picture: Image): CardImage => {
  const image = images.get(picture) ?? { ...slimPicture(picture), tint: tintOf(picture.thumbhash) }
  images.set(picture, image)
  return image
}

export const toCardProduct = ({ images: [picture], categories, ...product }: Product): CardProduct => {
  const kept: Record<string, unknown> = {}
  for (const field of CARD_FIELDS) if (field in product) kept[field] = product[field as keyof typeof product]
  return {
    ...(kept as unknown as Omit<CardProduct, 'image' | 'category' | 'also'>),
    image: picture ? toCardImage(picture) : null,
    category: categories[0] ?? null,
    ...(categories.length > 1 && { also: categories.slice(1).map(({ id }) => id) }),
  }
}

export const categoryIds = ({ category, also = [] }: CardProduct): number[] =>
  category ? [category.id, ...also] : []
