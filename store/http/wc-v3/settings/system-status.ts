import { Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

/** The WooCommerce whose API this store speaks. */
const SPOKEN_VERSION = '10.5.0'
const PRODUCT_TYPES = ['external', 'grouped', 'simple', 'variable']
const VISIBILITY = [
  ...['exclude-from-catalog', 'exclude-from-search', 'featured', 'outofstock'],
  ...['rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5'],
]
const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

/** `wc/v3/system_status`: what a client needs to know of the shop, nothing about the machine it runs on. */
export const systemStatusRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/system_status',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const settings = await readSettings(requestContext(c, services))
      const origin = originOf(c.req, services)
      const { currency } = settings
      const status = {
        environment: {
          home_url: origin,
          site_url: origin,
          version: SPOKEN_VERSION,
          language: settings.locale === 'fa' ? 'fa_IR' : 'en_US',
          default_timezone: 'UTC',
        },
        settings: {
          api_enabled: true,
          force_ssl: origin.startsWith('https:'),
          currency: currency.code,
          currency_symbol: currency.symbol,
          currency_position: currency.position,
          thousand_separator: settings.price_thousand_sep,
          decimal_separator: settings.price_decimal_sep,
          number_of_decimals: currency.decimals,
          geolocation_enabled: false,
          taxonomies: named(PRODUCT_TYPES),
          product_visibility_terms: named(VISIBILITY),
          woocommerce_com_connected: 'no',
          enforce_approved_download_dirs: true,
          HPOS_enabled: true,
          HPOS_sync_enabled: false,
          enabled_features: [],
        },
        security: { secure_connection: origin.startsWith('https:'), hide_errors: true },
        active_plugins: [],
        pages: [],
      }
      return c.json(pickFields(status, readFields(new URL(c.req.url).searchParams)))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
