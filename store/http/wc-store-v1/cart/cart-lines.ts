import { escapeHtml } from '#common/escape-html.ts'
import { foldPersian } from '#common/persian.ts'
import type { Context } from '#store/context.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import type { PricedCart, SavedCart } from '#store/modules/cart/cart.ts'
import { type CatalogProduct, loadProducts, type Taxonomy } from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '#store-api/contract/cart.ts'
import type { addItemArgs } from './cart-args.ts'
import { itemKey } from './cart-item-json.ts'

type AddItem = Parsed<typeof addItemArgs>
type SavedLine = SavedCart['lines'][number]

const refused = (code: string, message: string) => new ApiError(400, code, message)
const quoted = (name: string) => `&quot;${escapeHtml(name)}&quot;`

const unknownProduct = (id: number) =>
  refused(
    'woocommerce_rest_cart_invalid_product',
    `Product with ID ${quoted(String(id))} was not found and cannot be added to the cart.`,
  )
const notPurchasable = (name: string) =>
  refused('woocommerce_rest_product_not_purchasable', `${quoted(name)} is not available for purchase.`)

type Chosen = AddItem['variation'][number]
type Choice = CatalogProduct['choices'][number]

const names = ({ attribute }: Chosen, { slug, name }: Choice): boolean =>
  [slug, `attribute_${slug}`].includes(attribute.toLowerCase()) ||
  foldPersian(attribute) === foldPersian(name)

/** Whether a variation is the one whose options were chosen; what it leaves open has to be chosen too. */
const isChosen = (variation: CatalogProduct, chosen: readonly Chosen[], taxonomy: Taxonomy): boolean =>
  variation.choices.every((choice) => {
    const value = chosen.find((one) => names(one, choice))?.value
    if (!value) return false
    const term = choice.id > 0 ? taxonomy.termOf(choice.id, choice.option) : undefined
    return choice.option === '' || foldPersian(value) === foldPersian(choice.option) || value === term?.slug
  })

const findVariation = async (
  context: Context,
  { catalog }: Services,
  product: CatalogProduct,
  chosen: readonly Chosen[],
): Promise<CatalogProduct> => {
  if (chosen.length === 0) {
    throw refused('woocommerce_rest_missing_attributes', 'Missing attributes for variable product.')
  }
  const ids = catalog.summary(product.id)?.variationIds ?? []
  const variations = await loadProducts(context, ids)
  const found = ids
    .flatMap((id) => variations.get(id) ?? [])
    .find((variation) => variation.status === 'publish' && isChosen(variation, chosen, catalog.taxonomy))
  if (found) return found
  throw refused('woocommerce_rest_variation_id_from_variation_data', 'No matching variation found.')
}

/**
 * The line that a call wants to add: its product, or the variation that it names or chooses.
 * @throws ApiError 400 for what cannot be put into a cart
 */
export const lineToAdd = async (
  context: Context,
  services: Services,
  { id, quantity, variation: chosen }: AddItem,
): Promise<SavedLine> => {
  const named = (await loadProducts(context, [id])).get(id)
  if (named?.status !== 'publish') throw unknownProduct(id)
  if (quantity <= 0) {
    throw refused(
      'woocommerce_rest_product_invalid_quantity',
      `You cannot add ${quoted(named.name)} with a quantity less than or equal to 0 to the cart.`,
    )
  }
  const product = named.type === 'variable' ? await findVariation(context, services, named, chosen) : named
  if (!product.purchasable) throw notPurchasable(product.name)
  const options = product.choices.map((choice) => {
    const option = choice.option || (chosen.find((one) => names(one, choice))?.value ?? '')
    return { slug: choice.slug, name: choice.name, option }
  })
  return {
    key: itemKey(product, options, services.catalog.taxonomy),
    productId: product.parent_id || product.id,
    variationId: product.parent ? product.id : 0,
    quantity,
    choices: options.map(({ slug, option }) => ({ key: slug, value: option })),
  }
}

/** One piece too many is refused as a million are, and counts as fast. */
const bounded = (quantity: number): number => Math.min(quantity, MAX_QUANTITY + 1)

/** The cart with a line more, or more pieces of one that it has. */
export const withLine =
  (line: SavedLine) =>
  (cart: SavedCart): SavedCart => {
    const known = cart.lines.find(({ key }) => key === line.key)
    if (!known && cart.lines.length >= MAX_CART_LINES) {
      throw refused(
        'woocommerce_rest_cart_too_many_items',
        `A cart has ${MAX_CART_LINES} different products at most.`,
      )
    }
    return known
      ? withQuantity(line.key, known.quantity + line.quantity)(cart)
      : { ...cart, lines: [...cart.lines, { ...line, quantity: bounded(line.quantity) }] }
  }

export const withQuantity =
  (key: string, quantity: number) =>
  (cart: SavedCart): SavedCart => ({
    ...cart,
    lines: cart.lines.map((line) => (line.key === key ? { ...line, quantity: bounded(quantity) } : line)),
  })

export const withoutLine =
  (key: string) =>
  (cart: SavedCart): SavedCart => ({
    ...cart,
    lines: cart.lines.filter((line) => line.key !== key),
  })

const REMOVED: Record<PricedCart['removed'][number]['reason'], (name: string, id: number) => ApiError> = {
  vanished: (_, id) => unknownProduct(id),
  not_purchasable: notPurchasable,
  option_missing: () =>
    refused('woocommerce_rest_missing_attributes', 'Missing attributes for variable product.'),
  out_of_stock: (name) =>
    refused(
      'woocommerce_rest_product_out_of_stock',
      `You cannot add ${quoted(name)} to the cart because the product is out of stock.`,
    ),
}

/** Refuses a line that the shop would not sell, or not so many pieces of it. */
export const checkAdded =
  (key: string) =>
  ({ lines, removed }: PricedCart): void => {
    const gone = removed.find((line) => line.key === key)
    if (gone) throw REMOVED[gone.reason](gone.name, gone.variationId || gone.productId)
    const line = lines.find((one) => one.key === key)
    if (!line) return
    if (line.requestedQuantity > MAX_QUANTITY) throw tooMuch(line.name, MAX_QUANTITY)
    if (line.quantity === line.requestedQuantity) return
    if (line.product.sold_individually) {
      throw refused(
        'woocommerce_rest_product_not_purchasable',
        `You cannot add another ${quoted(line.name)} to your cart.`,
      )
    }
    throw refused(
      'woocommerce_rest_product_partially_out_of_stock',
      `You cannot add that amount of ${quoted(line.name)} to the cart because there is not enough stock (${line.maxQuantity} remaining).`,
    )
  }

const tooMuch = (name: string, most: number) =>
  refused('invalid_quantity', `The maximum quantity of ${quoted(name)} allowed in the cart is ${most}`)

/** Refuses more pieces of a line than may be sold. */
export const checkQuantity =
  (key: string) =>
  ({ lines }: PricedCart): void => {
    const line = lines.find((one) => one.key === key)
    if (!line) return
    const most = Math.min(line.maxQuantity ?? MAX_QUANTITY, MAX_QUANTITY)
    if (line.requestedQuantity > most) throw tooMuch(line.name, most)
  }

/** The refusal of less than one piece of a line. */
export const tooFew = async (context: Context, { productId }: SavedLine): Promise<ApiError> => {
  const name = (await loadProducts(context, [productId])).get(productId)?.name ?? ''
  return refused('invalid_quantity', `The minimum quantity of ${quoted(name)} allowed in the cart is 1`)
}
