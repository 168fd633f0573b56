import { call } from '#admin/api/call.ts'

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
  attributes: { name: string; option?: string }[]
}

const toSold = (json: ProductJson, parent?: ProductJson): Sold => {
  const options = json.attributes.flatMap(({ option }) => option ?? [])
  return {
    product_id: parent?.id ?? json.id,
    variation_id: parent ? json.id : 0,
    name: parent ? `${parent.name} - ${options.join('، ')}` : json.name,
    sku: json.sku,
    price: json.price,
    image: json.image?.src ?? json.images?.[0]?.src ?? parent?.images[0]?.src ?? '',
    stock: json.stock_quantity,
    isInStock: json.stock_status !== 'outofstock',
    isDownloadable: json.downloadable,
  }
}

const FEW = 8
const MOST_VARIATIONS = 50

/**
 * Products by their names or SKU, those with variations by each of these.
 * @param isWhole a product with variations is one
 */
export const findSold = async (search: string, isWhole: boolean, signal: AbortSignal): Promise<Sold[]> => {
  const query = { search, per_page: FEW, status: 'publish' }
  const { json: products } = await call<ProductJson[]>('wc/v3/products', { query, signal })
  const found = await Promise.all(
    products.map(async (product) => {
      if (isWhole || product.type !== 'variable') return [toSold(product)]
      const path = `wc/v3/products/${product.id}/variations`
      const many = { per_page: MOST_VARIATIONS }
      const { json } = await call<ProductJson[]>(path, { query: many, signal })
      return json.map((variation) => toSold(variation, product))
    }),
  )
  return found.flat()
}
