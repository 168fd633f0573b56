import { Hono } from 'hono'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { listVendors } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import { languageOf } from '../language.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { type Marketplace, vendorJson, vendorPictures } from '../vendor-json.ts'

const PATHS: [string, Marketplace][] = [
  ['/api/appsettings/get_featured_dokan_vendors_list', 'dokan'],
  ['/api/appsettings/get_featured_wcvendors_list', 'wcvendors'],
]

/** The featured vendors in either marketplace's spelling (spec §7); `insecure` is taken and means nothing. */
export const featuredVendorRoutes = (services: Services): Hono => {
  const app = new Hono()
  for (const [path, marketplace] of PATHS) {
    app.get(path, async (c) => {
      const context = requestContext(c, services)
      const settings = await readSettings(context)
      const vendors = await listVendors(context, { featured: true }, languageOf(c, settings))
      const pictures = await findMedia(context, vendorPictures(vendors))
      const serializerContext = {
        origin: originOf(c.req, services),
        catalog: services.catalog,
        pictures,
        marketplace,
        locale: settings.locale,
      }
      return c.json({ data: vendors.map((vendor) => vendorJson(vendor, serializerContext)) })
    })
  }
  return app
}
