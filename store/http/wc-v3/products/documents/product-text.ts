import { type JsonPiece, utf8 } from '#store/http/json-answer.ts'
import type { ProductJson } from './product-json.ts'

/** A product as JSON, but for its related products, which change with others. */
export interface ProductText {
  document: ProductJson
  before: Uint8Array
  after: Uint8Array
}

/** as a text inside of strings it would have a backslash before its quotes */
const RELATED = ',"related_ids":['

export const productText = (document: ProductJson): ProductText => {
  const text = JSON.stringify(document)
  const from = text.indexOf(RELATED) + RELATED.length
  return { document, before: utf8(text.slice(0, from)), after: utf8(text.slice(text.indexOf(']', from))) }
}

/** The JSON of a product with those that are related now. */
export const productPieces = ({ document, before, after }: ProductText): JsonPiece[] => [
  before,
  document.related_ids.join(','),
  after,
]
