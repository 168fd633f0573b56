import type { CatalogProduct } from '#store/modules/catalog/catalog.ts'
import { MAX_QUANTITY } from '#store-api/contract/cart.ts'
import type { ProductMessages } from './product-messages.ts'

/** Where and how a product is bought, as its button and its stock line say it. */
export interface Purchase {
  product: CatalogProduct
  /** escaped */
  name: string
  permalink: string
  /** whether it can be bought, by its options where it has some */
  forSale: boolean
  stockStatus: string
  messages: ProductMessages
}

/** The stock text beside the price; empty if there is enough or stock is not counted. */
export const stockAvailability = ({ product: { stock }, stockStatus, messages }: Purchase) => {
  if (stockStatus === 'outofstock') return { text: messages.outOfStock, class: 'out-of-stock' }
  if (stockStatus === 'onbackorder') {
    const isTold = stock.counted_by === null || stock.backorders === 'notify'
    return { text: isTold ? messages.onBackorder : '', class: 'available-on-backorder' }
  }
  const pieces = stock.counted_by === null ? null : stock.quantity
  if (pieces === null) return { text: '', class: 'in-stock' }
  const more = stock.backorders === 'notify' ? messages.mayBeOrdered : ''
  return { text: messages.inStock(pieces) + more, class: 'in-stock' }
}

const mostOf = ({ sold_individually, stock }: CatalogProduct): number => {
  if (sold_individually) return 1
  const isBounded = stock.counted_by !== null && stock.backorders === 'no' && stock.quantity !== null
  return isBounded ? Math.min(MAX_QUANTITY, Math.max(1, stock.quantity ?? 1)) : MAX_QUANTITY
}

const wordsOf = ({ product, name, forSale, stockStatus, messages }: Purchase) => {
  if (product.type === 'external') {
    const text = product.button_text || messages.buy
    return { text, description: text, single_text: text }
  }
  const single_text = messages.add
  if (product.type === 'grouped') {
    return { text: messages.view, description: messages.viewNamed(name), single_text }
  }
  if (!forSale || (stockStatus === 'outofstock' && product.type !== 'variable')) {
    return { text: messages.read, description: messages.readNamed(name), single_text }
  }
  return product.type === 'variable'
    ? { text: messages.select, description: messages.selectNamed(name), single_text }
    : { text: messages.add, description: messages.addNamed(name), single_text }
}

/** The button of a product. Its link leads to the page where it is bought: no link puts anything into a cart. */
export const addToCart = (purchase: Purchase) => {
  const { text, description, single_text } = wordsOf(purchase)
  const { type, external_url } = purchase.product
  return {
    text,
    description,
    url: type === 'external' && external_url ? external_url : purchase.permalink,
    single_text,
    minimum: 1,
    maximum: mostOf(purchase.product),
    multiple_of: 1,
  }
}
