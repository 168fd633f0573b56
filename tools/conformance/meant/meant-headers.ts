import type { Recording } from '../replay/recordings.ts'
import { pathTemplate } from '../route.ts'

const LIST = 'GET, POST'
const READ = 'GET'
const ITEM = 'GET, POST, PUT, PATCH, DELETE'

/** What we mean to allow where WordPress says nothing or less, because it refuses the call or what is asked is gone. */
const ALLOWED: Record<string, string> = {
  'wc/store/v1/checkout/{id}': 'POST',
  'wc/store/v1/order/{id}': READ,
  'wc/v3/coupons': LIST,
  'wc/v3/customers': LIST,
  'wc/v3/customers/{id}': ITEM,
  'wc/v3/data': READ,
  'wc/v3/data/countries': READ,
  'wc/v3/data/currencies': READ,
  'wc/v3/orders': LIST,
  'wc/v3/orders/{id}': ITEM,
  'wc/v3/orders/{id}/actions/send_order_details': 'POST',
  'wc/v3/payment_gateways': READ,
  'wc/v3/products': LIST,
  'wc/v3/products/{id}': ITEM,
  'wc/v3/products/attributes/{id}': ITEM,
  'wc/v3/products/attributes/{id}/terms': LIST,
  'wc/v3/products/attributes/{id}/terms/{id}': ITEM,
  'wc/v3/products/brands/{id}': ITEM,
  'wc/v3/products/categories': LIST,
  'wc/v3/products/categories/{id}': ITEM,
  'wc/v3/products/reviews': LIST,
  'wc/v3/products/reviews/{id}': ITEM,
  'wc/v3/products/shipping_classes/{id}': ITEM,
  'wc/v3/products/tags/{id}': ITEM,
  'wc/v3/products/{id}/variations/{id}': ITEM,
  'wc/v3/reports/sales': READ,
  'wc/v3/settings': READ,
  'wc/v3/webhooks': LIST,
  'wp/v2/categories': LIST,
  'wp/v2/categories/{id}': ITEM,
  'wp/v2/comments': LIST,
  'wp/v2/comments/{id}': ITEM,
  'wp/v2/media': LIST,
  'wp/v2/media/{id}': ITEM,
  'wp/v2/menu-items': LIST,
  'wp/v2/menu-items/{id}': ITEM,
  'wp/v2/menus': LIST,
  'wp/v2/menus/{id}': ITEM,
  'wp/v2/pages': LIST,
  'wp/v2/pages/{id}': ITEM,
  'wp/v2/posts': LIST,
  'wp/v2/posts/{id}': ITEM,
  'wp/v2/settings': 'GET, POST, PUT, PATCH',
  'wp/v2/tags': LIST,
  'wp/v2/tags/{id}': ITEM,
}

/** Without a key WordPress leaves caching open; ours says it of every answer. */
export const PRIVATE = 'no-cache, must-revalidate, max-age=0, no-store, private'

/** What everybody reads alike is kept, and asked anew each time. */
const PUBLIC = 'public, max-age=0, must-revalidate'
const READ_BY_ALL = /^(\/wp-json\/wp\/v2\/|\/feed\/)/

/** Where WordPress says what is no page: of its feeds and of the API before REST it says nothing, ours does. */
const REST = /^\/wp-json\//

const cacheControl = ({ auth, method, path, status }: Recording): string =>
  auth === 'none' && method === 'GET' && status === 200 && READ_BY_ALL.test(path) ? PUBLIC : PRIVATE

/** No answer depends on a cookie of another origin, so any page may read the public API. */
const ANYBODY = '*'

/** A wrong key and a wrong method are refused before a route is chosen: nothing is told of what it allows. */
const BEFORE_ROUTE =
  /^(rest_no_route|incorrect_password|woocommerce_rest_authentication_error|woocommerce_rest_authentication_missing_parameter)$/

const isBeforeRoute = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && BEFORE_ROUTE.test(String(body.code))

/** What is gone allows nothing, and OPTIONS of the whole API come before any route. */
const SAYS_NOTHING = new Set(['DELETE', 'OPTIONS'])

/** Whether WordPress may say less than it means: it names what the caller may do, and nothing of what is gone. */
const saysLess = ({ auth, headers, method, path, status }: Recording, meant: string): boolean => {
  if (headers.Allow === undefined) {
    return status >= 400 || SAYS_NOTHING.has(method) || path.includes('_envelope')
  }
  const methods = meant.split(', ')
  return (status >= 400 || auth === 'none') && headers.Allow.split(', ').every((one) => methods.includes(one))
}

const allowed = (recording: Recording): Record<string, string> => {
  if (isBeforeRoute(recording.body)) return {}
  const meant = ALLOWED[pathTemplate(recording.path)]
  const allow = meant !== undefined && saysLess(recording, meant) ? meant : recording.headers.Allow
  return allow === undefined ? {} : { Allow: allow }
}

/** The recorded headers, with what we mean to send where WordPress sends something else or nothing. */
export const meantHeaders = (recording: Recording): Record<string, string> => {
  const { Allow: _, ...headers } = recording.headers
  return {
    'Cache-Control': cacheControl(recording),
    ...(REST.test(recording.path) ? {} : { 'X-Content-Type-Options': 'nosniff' }),
    ...headers,
    ...allowed(recording),
    'Access-Control-Allow-Origin': ANYBODY,
  }
}
