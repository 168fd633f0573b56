import { type Context, Hono } from 'hono'
import { callerOf } from '#store/http/caller.ts'
import { hasRight, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { generateVariations } from '#store/modules/catalog/catalog.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { documentsOf } from './documents/product-documents.ts'
import type { VariationJson } from './documents/variation-json.ts'
import { productListArgs, readProductQuery } from './product-parameters.ts'
import { readVariation } from './writes/given-product.ts'
import { variationArgs } from './writes/product-args.ts'
import { variationWrites } from './writes/product-writes.ts'

/** What only lists of products take: variations have no type, category, tag or brand of their own. */
const {
  orderby: _orderby,
  type: _type,
  include_types: _includeTypes,
  exclude_types: _excludeTypes,
  category: _category,
  tag: _tag,
  brand: _brand,
  featured: _featured,
  shipping_class: _shippingClass,
  attribute: _attribute,
  attribute_term: _attributeTerm,
  search_sku: _searchSku,
  search_name_or_sku: _searchNameOrSku,
  search_fields: _searchFields,
  ...taken
} = productListArgs
export const variationListArgs = args({
  ...taken,
  orderby: {
    type: 'string',
    default: 'date',
    enum: ['date', 'id', 'include', 'title', 'slug', 'modified', 'menu_order'],
  },
  has_price: { type: 'boolean' },
})
const generateArgs = args({
  default_values: { type: 'object', properties: variationArgs },
  delete: { type: 'boolean', default: false },
})
const NOTHING = readParameters(new Map(), variationArgs)
const NOT_TAKEN = {
  type: undefined,
  include_types: undefined,
  exclude_types: undefined,
  category: undefined,
  tag: undefined,
  brand: undefined,
  featured: undefined,
  shipping_class: undefined,
  attribute: undefined,
  attribute_term: undefined,
  search_sku: undefined,
  search_name_or_sku: undefined,
  search_fields: [],
}

/** Variations of one product or of all; those of all are not told under their product. */
export const variationRoutes = (services: Services): Hono => {
  const app = new Hono()
  const documents = documentsOf(services)
  const { catalog } = services

  const generate = itemWrite(generateArgs, async (c, given) => {
    const fields = await readVariation(c, services, given.default_values ?? NOTHING)
    const { delete: cleans = false } = given
    const parent = Number(c.req.param('parent'))
    const generated = await generateVariations(requestContext(c, services), parent, fields, cleans)
    if (generated.ok) {
      const { made, deleted } = generated.value
      return { count: made, ...(cleans && { deleted_count: deleted }) }
    }
    if (generated.error === 'not_variable') {
      throw new ApiError(404, 'woocommerce_rest_product_invalid_id', 'Invalid product ID.')
    }
    throw new ApiError(400, 'woocommerce_rest_too_many_variations', 'The options make too many variations.')
  })
  /** those who run the shop, also in a preview */
  const seesAll = (c: Context) => hasRight(c) || callerOf(c).preview !== undefined
  const mayShow = (c: Context, parentId: number) => seesAll(c) || catalog.isListed(parentId)

  const list = endpoint('GET', variationListArgs, async (c, query) => {
    const given = c.req.param('parent')
    const parent = given === undefined ? null : Number(given)
    if (parent === null) requireKey(c, 'read')
    const settings = await readSettings(requestContext(c, services))
    const shown = parent === null || mayShow(c, parent)
    const { plainSearch, ...asked } = readProductQuery(
      { ...query, ...NOT_TAKEN },
      { catalog, settings, forShoppers: !hasRight(c) },
    )
    const named = plainSearch ? plainSearch.split(/\s+/).map(catalog.nameContains) : null
    const found = catalog.find({
      ...asked,
      visibleIn: 'anything',
      priced: query.has_price,
      where: named ? (slot) => named.every((holds) => holds(slot)) : asked.where,
      variationsOf: parent === null ? 'all' : shown ? [parent] : [],
    })
    const variations = await documents.get(c, 'variation', found.ids)
    const paged = { total: found.total, page: query.page, perPage: query.per_page }
    const origin = originOf(c.req, services)
    return sendList(c, services, parent === null ? variations.map(unplaced(origin)) : variations, paged)
  })

  /** In the list of all, WooCommerce's links lead to the list of all. */
  const unplaced = (origin: string) => (variation: VariationJson) => ({
    ...variation,
    _links: {
      self: [{ href: `${origin}/wp-json/wc/v3/variations/${variation.id}` }],
      collection: [{ href: `${origin}/wp-json/wc/v3/variations` }],
      up: [{ href: `${origin}/wp-json/wc/v3/products/${variation.parent_id}` }],
    },
  })

  mountRoute(app, services, '/variations', list)
  const invalidVariation = () =>
    new ApiError(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.')
  /** as its editor reads it */
  const answer = async (c: Context, id: number): Promise<VariationJson> => {
    const [variation] = await documents.raw(c, 'variation', [id])
    if (variation?.parent_id !== Number(c.req.param('parent'))) throw invalidVariation()
    return variation
  }
  const { create, update, remove } = variationWrites(services, answer)
  const OF_PRODUCT = '/products/:parent{[0-9]+}/variations'
  mountRoute(app, services, OF_PRODUCT, list, createEndpoint(create))
  mountBatch(app, services, OF_PRODUCT, { create, update, delete: remove })
  mountRoute(app, services, `${OF_PRODUCT}/generate`, {
    ...updateEndpoint(generate),
    methods: ['POST'],
  })
  mountRoute(
    app,
    services,
    `${OF_PRODUCT}/:id{[0-9]+}`,
    endpoint('GET', contextArg, async (c, query) => {
      const parent = Number(c.req.param('parent'))
      if (query.context === 'edit') requireKey(c, 'write', 'view')
      const read = query.context === 'edit' ? documents.raw : documents.get
      const [variation] = await read(c, 'variation', [Number(c.req.param('id'))])
      if (variation?.parent_id !== parent || !mayShow(c, parent)) throw invalidVariation()
      if (variation.status !== 'publish' && !seesAll(c)) throw invalidVariation()
      return sendItem(c, variation)
    }),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
