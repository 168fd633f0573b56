import type { Context } from 'hono'
import { linkHref } from '#common/local-path.ts'
import { isMeantAsAmount, parsePrice } from '#common/money.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { parseDate } from '#store/http/wp-rest/dates.ts'
import { ApiError, invalidParameters, unknownTaxClass, wrongAmount } from '#store/http/wp-rest/errors.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { findTaxClass } from '#store/modules/cart/cart.ts'
import { loadProducts, type ProductFields } from '#store/modules/catalog/catalog.ts'
import { sanitiseHtml, textOfHtml } from '#store/modules/content/content.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { listVendors } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import { type GivenImage, resolveImage } from './given-images.ts'
import type { productArgs, variationArgs } from './product-args.ts'

type GivenProduct = Parsed<typeof productArgs>
type GivenVariation = Parsed<typeof variationArgs>
/** What both kinds are given. */
type GivenShared = {
  [K in keyof GivenProduct & keyof GivenVariation as K extends 'attributes' | 'manage_stock' | 'status'
    ? never
    : K]?: GivenProduct[K] | undefined
}

const wrong = (name: string, code: string, message: string) =>
  invalidParameters({ [name]: { code, message } })

/** A price as WooCommerce takes it: words empty it. A number that cannot be kept does not, which nobody would notice. */
const price = (name: string, given: string | undefined, decimals: number): number | null | undefined => {
  if (given === undefined) return undefined
  const amount = parsePrice(given, decimals)
  if (amount === null && isMeantAsAmount(given)) throw wrongAmount(name)
  if (amount !== null && amount < 0) throw wrong(name, 'rest_out_of_bounds', `${name} must not be negative.`)
  return amount
}

/** A date or nothing; the one in UTC counts where both are given. */
const date = (
  name: string,
  local: string | undefined,
  gmt: string | undefined,
  zone: string,
): number | null | undefined => {
  const given = gmt ?? local
  if (given === undefined) return undefined
  if (given === '') return null
  const text = /^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T00:00:00` : given.replace(' ', 'T')
  const at = parseDate(text, gmt === undefined ? zone : 'UTC')
  if (at === null) throw wrong(name, 'rest_invalid_date', 'Invalid date.')
  return at
}

const shippingClass = (services: Services, slug: string | undefined): number | undefined => {
  if (slug === undefined) return undefined
  if (slug === '') return 0
  const found = [...services.catalog.taxonomy.shippingClasses.values()].find((one) => one.slug === slug)
  if (!found)
    throw wrong('shipping_class', 'rest_invalid_param', 'shipping_class is no slug of a shipping class.')
  return found.id
}

/**
 * The slug of a tax class; that of a product's own class also where the shop deleted it meanwhile.
 * @param id of the product that is changed, 0 for a new one
 */
const taxClass = async (
  c: Context,
  services: Services,
  given: string | undefined,
  id: number,
): Promise<string | undefined> => {
  if (given === undefined) return undefined
  const context = requestContext(c, services)
  const slug = await findTaxClass(context, given)
  if (slug !== undefined) return slug
  const before = (await loadProducts(context, [id])).get(id)
  if (before?.tax_class !== given) throw unknownTaxClass()
  return given
}

const vendorId = async (
  c: Context,
  services: Services,
  id: number | undefined,
): Promise<number | undefined> => {
  if (id === undefined || id === 0) return id
  const vendors = await listVendors(requestContext(c, services), {})
  if (!vendors.some((vendor) => vendor.id === id))
    throw wrong('post_author', 'rest_invalid_param', 'post_author is no seller of this shop.')
  return id
}

const html = (given: string | undefined): string | undefined =>
  given === undefined ? undefined : sanitiseHtml(given)
/** A URL that a link may lead to; others are emptied, as by WordPress. */
const link = (given: string | undefined): string | undefined =>
  given === undefined || linkHref(given) ? given?.trim() : ''
const plain = (given: string | undefined): string | undefined =>
  given === undefined ? undefined : textOfHtml(given)

const shared = async (c: Context, services: Services, given: GivenShared): Promise<ProductFields> => {
  const { currency, timezone } = await readSettings(requestContext(c, services))
  return {
    description: html(given.description),
    sku: given.sku?.trim(),
    global_unique_id: given.global_unique_id?.trim(),
    regular_price: price('regular_price', given.regular_price, currency.decimals),
    sale_price: price('sale_price', given.sale_price, currency.decimals),
    wholesale_price: price('wholesale_price', given.wholesale_price, currency.decimals),
    sale_from_at: date('date_on_sale_from', given.date_on_sale_from, given.date_on_sale_from_gmt, timezone),
    sale_to_at: date('date_on_sale_to', given.date_on_sale_to, given.date_on_sale_to_gmt, timezone),
    virtual: given.virtual,
    downloadable: given.downloadable,
    downloads: given.downloads?.map((one) => ({ ...one, name: plain(one.name) })),
    download_limit: given.download_limit,
    download_expiry: given.download_expiry,
    stock_quantity: given.stock_quantity,
    stock_change: given.inventory_delta,
    stock_status: given.stock_status,
    backorders: given.backorders,
    low_stock_amount: given.low_stock_amount,
    weight: given.weight,
    length: given.dimensions?.length,
    width: given.dimensions?.width,
    height: given.dimensions?.height,
    shipping_class_id: shippingClass(services, given.shipping_class),
    menu_order: given.menu_order,
    meta_data: given.meta_data?.map(({ id, ...entry }) => ({ ...entry, id: id ?? undefined })),
  }
}

const imageOf = async (
  c: Context,
  services: Services,
  image: GivenImage,
  code: string,
): Promise<number | null> => {
  if (!image.id && !image.src) return null
  const id = await resolveImage(c, services, image)
  if (id === null) throw new ApiError(400, code, `#${image.id} is an invalid image ID.`)
  return id
}

/** Each may be a call elsewhere and a drawing. */
const MOST_IMAGES = 100

const imagesOf = async (c: Context, services: Services, images: readonly GivenImage[]): Promise<number[]> => {
  if (images.length > MOST_IMAGES)
    throw wrong('images', 'rest_too_many_items', `images must contain at most ${MOST_IMAGES} items.`)
  const found: number[] = []
  for (const image of images) {
    const id = await imageOf(c, services, image, 'woocommerce_product_invalid_image_id')
    if (id !== null) found.push(id)
  }
  return found
}

const idsOf = (given: readonly { id?: number | undefined }[] | undefined): number[] | undefined =>
  given?.flatMap(({ id }) => (id ? [id] : []))

const choicesOf = (given: GivenVariation['attributes']) =>
  given?.map((one) => ({ ...one, name: plain(one.name), option: plain(one.option) }))

const notYet = new Set(['future', 'auto-draft'])

/**
 * What a product is given, as the shop keeps it.
 * @param id of the product that is changed or copied
 * @throws ApiError 400 for what is no date, no picture, no tax class or no shipping class
 */
export const readProduct = async (
  c: Context,
  services: Services,
  given: GivenProduct,
  id = 0,
): Promise<ProductFields> => {
  if (given.status !== undefined && notYet.has(given.status)) {
    throw wrong('status', 'rest_field_not_served', `The status ${given.status} is not served by this shop.`)
  }
  const images = given.images && (await imagesOf(c, services, given.images))
  const created = date('date_created', undefined, given.date_created_gmt ?? given.date_created, 'UTC')
  return {
    ...(await shared(c, services, given)),
    name: plain(given.name),
    slug: given.slug,
    type: given.type,
    status: given.status,
    featured: given.featured,
    catalog_visibility: given.catalog_visibility,
    short_description: html(given.short_description),
    created_at: created ?? undefined,
    post_parent: given.parent_id,
    vendor_id: await vendorId(c, services, given.post_author),
    external_url: link(given.external_url),
    button_text: plain(given.button_text),
    tax_status: given.tax_status,
    tax_class: await taxClass(c, services, given.tax_class, id),
    manage_stock: given.manage_stock,
    sold_individually: given.sold_individually,
    reviews_allowed: given.reviews_allowed,
    purchase_note: html(given.purchase_note),
    upsell_ids: given.upsell_ids,
    cross_sell_ids: given.cross_sell_ids,
    grouped_ids: given.grouped_products,
    category_ids: idsOf(given.categories),
    tag_ids: idsOf(given.tags),
    brand_ids: idsOf(given.brands),
    image_ids: images,
    attributes: given.attributes?.map((one) => ({
      ...one,
      name: plain(one.name),
      options: one.options?.map(textOfHtml),
    })),
    default_attributes: choicesOf(given.default_attributes),
  }
}

/** Whether a variation counts its own pieces; not where it says that its product does. */
const countsItself = (given: unknown): boolean | undefined => {
  const text = String(given ?? '').toLowerCase()
  if (text === '') return undefined
  if (text === 'true' || text === '1') return true
  if (['false', '0', 'parent'].includes(text)) return false
  throw wrong('manage_stock', 'rest_invalid_type', 'manage_stock is not of type boolean.')
}

/** The same of a variation. */
export const readVariation = async (
  c: Context,
  services: Services,
  given: GivenVariation,
  id = 0,
): Promise<ProductFields> => {
  const image =
    given.image && (await imageOf(c, services, given.image, 'woocommerce_variation_invalid_image_id'))
  return {
    ...(await shared(c, services, given)),
    status: given.status,
    tax_class:
      given.tax_class === 'parent' ? given.tax_class : await taxClass(c, services, given.tax_class, id),
    manage_stock: countsItself(given.manage_stock),
    image_ids: given.image && (image ? [image] : []),
    choices: choicesOf(given.attributes),
  }
}
