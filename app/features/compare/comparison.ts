import { haveCommonCategory } from '#app/shared/compare/have-common-category.ts'
import { type CardProduct, cardFields, toCardProduct } from '#app/shared/product-card/card-product.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { Product } from '#store-api/contract/products.ts'

/** A property of the products, in the order of the columns; '' where a product does not state it. */
export interface ComparedRow {
  name: string
  values: string[]
  differs: boolean
}

export interface Comparison {
  hasCommonCategory: boolean
  products: CardProduct[]
  brands: ComparedRow
  attributes: ComparedRow[]
}

const FIELDS = `${cardFields},brands,attributes`

const toRow = (name: string, values: string[]): ComparedRow => ({
  name,
  values,
  differs: new Set(values).size > 1,
})

/** All attributes that one of the products states, first those of the first. Pure. */
export const attributeRows = (products: Pick<Product, 'attributes'>[], separator: string): ComparedRow[] => {
  const shown = products.map(({ attributes }) => attributes.filter(({ visible }) => visible))
  const names = [...new Set(shown.flatMap((attributes) => attributes.map(({ name }) => name)))]
  return names.map((name) =>
    toRow(
      name,
      shown.map((attributes) => attributes.find((one) => one.name === name)?.options.join(separator) ?? ''),
    ),
  )
}

export const loadComparison = async (
  store: StoreClient,
  ids: number[],
  { brand, separator }: { brand: string; separator: string },
): Promise<Comparison> => {
  const products = await store.productsByIds(ids, { _fields: FIELDS })
  return {
    hasCommonCategory: haveCommonCategory(products.map(({ categories }) => categories.map(({ id }) => id))),
    products: products.map(toCardProduct),
    brands: toRow(
      brand,
      products.map(({ brands = [] }) => brands.map(({ name }) => name).join(separator)),
    ),
    attributes: attributeRows(products, separator),
  }
}
