import { call } from '#admin/api/call.ts'
import { readAll } from '#admin/api/read-all.ts'
import { findProducts } from './find-products.ts'

/** What a variation leaves open, so that each order says which option is meant. */
export interface OpenChoice {
  slug: string
  name: string
  options: string[]
}

/** Something that can stand on an order: a product, or one of its variations. */
export interface Sold {
  product_id: number
  variation_id: number
  name: string
  sku: string
  price: string
  image: string
  /** pieces, null where they are not counted */
  stock: number | null
  isInStock: boolean
  isDownloadable: boolean
  open: OpenChoice[]
}

interface ProductJson {
  id: number
  parent_id: number
  name: string
  type: string
  downloadable: boolean
  sku: string
  price: string
  stock_quantity: number | null
  stock_status: string
  images: { src: string }[]
  image?: { src: string } | null
  attributes: { slug: string; name: string; option?: string; options?: string[]; variation?: boolean }[]
}

/** `wc/v3` names of a variation what it is for; the others of its product stay open. */
const openChoices = (variation: ProductJson, parent: ProductJson): OpenChoice[] =>
  parent.attributes.flatMap(({ slug, name, options = [], variation: isChosen }) =>
    isChosen && !variation.attributes.some((own) => own.slug === slug) ? [{ slug, name, options }] : [],
  )

const toSold = (json: ProductJson, parent?: ProductJson): Sold => {
  const options = json.attributes.flatMap(({ option }) => option ?? [])
  return {
    product_id: parent?.id ?? json.id,
    variation_id: parent ? json.id : 0,
    name: [parent?.name ?? json.name, options.join('، ')].filter(Boolean).join(' - '),
    sku: json.sku,
    price: json.price,
    image: json.image?.src ?? json.images?.[0]?.src ?? parent?.images[0]?.src ?? '',
    stock: json.stock_quantity,
    isInStock: json.stock_status !== 'outofstock',
    isDownloadable: json.downloadable,
    open: parent ? openChoices(json, parent) : [],
  }
}

const FEW = 8
const PUBLISHED = { status: 'publish' }

/** The products that variations belong to, by id. */
const readParents = async (
  found: readonly ProductJson[],
  signal: AbortSignal,
): Promise<Map<number, ProductJson>> => {
  const include = [
    ...new Set(found.flatMap(({ type, parent_id }) => (type === 'variation' ? parent_id : []))),
  ]
  if (include.length === 0) return new Map()
  const query = { ...PUBLISHED, include, per_page: include.length }
  const { json } = await call<ProductJson[]>('wc/v3/products', { query, signal })
  return new Map(json.map((parent) => [parent.id, parent]))
}

const readVariations = async (product: ProductJson, signal: AbortSignal): Promise<Sold[]> => {
  const variations = await readAll<ProductJson>(`wc/v3/products/${product.id}/variations`, PUBLISHED, signal)
  return variations.map((variation) => toSold(variation, product))
}

const eachOnce = (all: readonly Sold[]): Sold[] => [
  ...new Map(all.map((sold) => [`${sold.product_id}:${sold.variation_id}`, sold])).values(),
]

/**
 * Products by their names or SKU, those with variations by each of these; variations by their own SKU.
 * @param isWhole a product with variations is one
 */
export const findSold = async (search: string, isWhole: boolean, signal: AbortSignal): Promise<Sold[]> => {
  const found = await findProducts<ProductJson>(search, { ...PUBLISHED, per_page: FEW }, signal)
  const parents = await readParents(found, signal)
  const sold = await Promise.all(
    found.map(async (product) => {
      if (product.type === 'variation') {
        const parent = parents.get(product.parent_id)
        if (!parent) return []
        return [isWhole ? toSold(parent) : toSold(product, parent)]
      }
      return isWhole || product.type !== 'variable' ? [toSold(product)] : readVariations(product, signal)
    }),
  )
  return eachOnce(sold.flat())
}
