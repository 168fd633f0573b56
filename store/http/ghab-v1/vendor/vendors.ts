import { type Context, Hono } from 'hono'
import { readLanguage } from '#store/http/language.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { vendorJson, vendorPictures } from '#store/http/vendor-json.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { setPaging } from '#store/http/wp-rest/links.ts'
import { pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { textsEndpoint } from '#store/http/write-texts.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { findVendor, listVendors, type Vendor } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import type { Vendor as VendorAnswer } from '#store-api/contract/content.ts'

export const vendorArgs = args({
  ...pagingArgs,
  search: { type: 'string' },
  featured: { type: 'boolean' },
  include: { type: 'array', items: { type: 'integer' }, default: [] },
  exclude: { type: 'array', items: { type: 'integer' }, default: [] },
  offset: { type: 'integer' },
})

/** Vendors as shoppers see them, spelled as the marketplace in use does. */
export const serializeVendors = async (
  c: Context,
  services: Services,
  vendors: Vendor[],
): Promise<VendorAnswer[]> => {
  const context = requestContext(c, services)
  const { mvf_enabled, locale } = await readSettings(context)
  const pictures = await findMedia(context, vendorPictures(vendors))
  const marketplace = mvf_enabled === 2 ? ('wcvendors' as const) : ('dokan' as const)
  const serializerContext = {
    origin: originOf(c.req, services),
    catalog: services.catalog,
    pictures,
    marketplace,
    locale,
  }
  return vendors.map((vendor) => vendorJson(vendor, serializerContext))
}

/** `ghab/v1/vendors` and `vendors/{slug}`: all of them or one, whose texts `PUT …?lang=` writes. */
export const vendorRoutes = (services: Services): Hono => {
  const find = async (c: Context): Promise<Vendor> => {
    const language = await readLanguage(c, services)
    const vendor = await findVendor(requestContext(c, services), c.req.param('slug') ?? '', language)
    if (!vendor) throw new ApiError(404, 'rest_vendor_invalid', 'Invalid vendor.')
    return vendor
  }
  const answerOne = async (c: Context) => c.json((await serializeVendors(c, services, [await find(c)]))[0])
  const texts = textsEndpoint(services, 'vendor', async (c) => (await find(c)).id, answerOne)
  return new Hono()
    .get('/wp-json/ghab/v1/vendors', async (c) => {
      const query = readParameters(new URL(c.req.url).searchParams, vendorArgs)
      const filter = {
        search: query.search,
        featured: query.featured,
        include: query.include.length ? query.include : undefined,
        exclude: query.exclude,
      }
      const found = await listVendors(requestContext(c, services), filter, await readLanguage(c, services))
      const start = skipped(query)
      setPaging(c, services, { total: found.length, page: query.page, perPage: query.per_page })
      return c.json(await serializeVendors(c, services, found.slice(start, start + query.per_page)))
    })
    .get('/wp-json/ghab/v1/vendors/:slug', answerOne)
    .put('/wp-json/ghab/v1/vendors/:slug', texts.handle)
}
