/** Collections whose items are named by words, so that no digit tells an id from a part of the route. */
const NAMED = new Set([
  'continents',
  'countries',
  'currencies',
  'payment_gateways',
  'shipping_methods',
  'classes',
  'tools',
  'application-passwords',
])

const templateOf = (segments: readonly string[]): string[] =>
  segments.map((segment, at) => {
    const before = segments[at - 1] ?? ''
    if (/^(\d+|[\da-f]{32})$/.test(segment) || NAMED.has(before)) return '{id}'
    if (before === 'coupons' && segments[at - 2] === 'cart') return '{id}'
    if (before === 'settings' && segment !== 'batch') return '{group}'
    return segments[at - 2] === 'settings' ? '{id}' : segment
  })

/** The path as its route: `/wp-json/wc/v3/products/36?dp=2` is `wc/v3/products/{id}`. */
export const pathTemplate = (path: string): string => {
  const [plain = ''] = path.split('?')
  const segments = plain
    .replace(/^\/wp-json\//, '')
    .split('/')
    .filter(Boolean)
  return templateOf(segments).join('/')
}

/** What reasons are bound to: the method and the route of a call. */
export const routeOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${pathTemplate(path)}`
