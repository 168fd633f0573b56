import type { Recording } from '../replay/recordings.ts'
import { pathTemplate } from '../route.ts'

const LIST = 'GET, POST'
const READ = 'GET'
const ITEM = 'GET, POST, PUT, PATCH, DELETE'

/** What we mean to allow where WordPress does not say it, because it refuses the call. */
const ALLOWED: Record<string, string> = {
  'wc/v3/coupons': LIST,
  'wc/v3/customers': LIST,
  'wc/v3/customers/{id}': ITEM,
  'wc/v3/data': READ,
  'wc/v3/data/countries': READ,
  'wc/v3/data/currencies': READ,
  'wc/v3/orders': LIST,
  'wc/v3/orders/{id}': ITEM,
  'wc/v3/payment_gateways': READ,
  'wc/v3/products': LIST,
  'wc/v3/products/attributes/{id}': ITEM,
  'wc/v3/products/attributes/{id}/terms': LIST,
  'wc/v3/products/attributes/{id}/terms/{id}': ITEM,
  'wc/v3/products/brands/{id}': ITEM,
  'wc/v3/products/categories/{id}': ITEM,
  'wc/v3/products/reviews': LIST,
  'wc/v3/products/reviews/{id}': ITEM,
  'wc/v3/products/shipping_classes/{id}': ITEM,
  'wc/v3/products/tags/{id}': ITEM,
  'wc/v3/products/{id}/variations/{id}': ITEM,
  'wc/v3/reports/sales': READ,
  'wc/v3/settings': READ,
  'wc/v3/webhooks': LIST,
}

/** Without a key WordPress leaves caching open; ours says it of every answer. */
const PRIVATE = 'no-cache, must-revalidate, max-age=0, no-store, private'

/** No answer depends on a cookie of another origin, so any page may read the public API. */
const ANYBODY = '*'

/** A wrong key and a wrong method are refused before a route is chosen: nothing is told of what it allows. */
const BEFORE_ROUTE =
  /^(rest_no_route|woocommerce_rest_authentication_error|woocommerce_rest_authentication_missing_parameter)$/

const isBeforeRoute = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && BEFORE_ROUTE.test(String(body.code))

const allowed = ({ headers, path, body }: Recording): Record<string, string> => {
  const meant = isBeforeRoute(body) ? undefined : (headers.Allow ?? ALLOWED[pathTemplate(path)])
  return meant === undefined ? {} : { Allow: meant }
}

/** The recorded headers, with what we mean to send where WordPress sends something else or nothing. */
export const meantHeaders = (recording: Recording): Record<string, string> => {
  const { Allow: _, ...headers } = recording.headers
  return {
    'Cache-Control': PRIVATE,
    ...headers,
    ...allowed(recording),
    'Access-Control-Allow-Origin': ANYBODY,
  }
}
