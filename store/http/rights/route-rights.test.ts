import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { Role } from '#store/context.ts'
import { may, STAFF_ROLES } from '#store/rights.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { ROUTES_BY_ORDER_KEY } from '#tests/support/routes-by-order-key.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'
import type { RouteRight } from './right.ts'
import { ROUTE_RIGHTS } from './route-rights.ts'

const ROLES = ['customer', 'wholesale_customer', 'vendor', ...STAFF_ROLES] as const
const idOf = (role: Role): number => 100 + ROLES.indexOf(role as (typeof ROLES)[number])
const rowOf = (role: Role) => customerRow({ id: idOf(role), role })

// WooCommerce looks for one before it asks who wants to see it
const SHIPPING_CLASS = { id: 1, name: 'Bulky', slug: 'bulky', description: '' }

let store: TestStore
beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, { customers: ROLES.map(rowOf), shipping_classes: [SHIPPING_CLASS] }),
  )
})
afterAll(() => store.close())

/** `METHOD path` of all that is mounted below a namespace, as the shop's own index tells it. */
const mountedIn = async (namespace: string): Promise<string[]> => {
  const index = await store.call(`/wp-json/${namespace}`)
  const { routes } = (await index.json()) as { routes: Record<string, { methods: string[] }> }
  return Object.entries(routes)
    .filter(([pattern]) => pattern !== `/${namespace}`)
    .flatMap(([pattern, { methods }]) => {
      const path = pattern.replace(/\(\?P<(\w+)>(?:\[[^\]]*\](?:\{\d+\})?|[^)])*\)/g, ':$1')
      return methods.filter((method) => method !== 'OPTIONS').map((method) => `${method} /wp-json${path}`)
    })
}

/** What a route looks at before it asks for the right. */
const QUERIES: Record<string, string> = {
  'GET /wp-json/wc/v3/products/shipping_classes/slug-suggestion': '?name=x',
  'POST /wp-json/wp/v2/comments': '?post=1',
}

const call = async (route: string, headers: Record<string, string>): Promise<number> => {
  const [method = '', pattern = ''] = route.split(' ')
  const filled = pattern.replace(':user', 'me').replace(':currency', 'EUR').replace(/:\w+/g, '1')
  const path = filled + (QUERIES[route] ?? '')
  const body = method === 'GET' ? undefined : {}
  return (await store.call(path, { method, headers, body })).status
}

const isRefused = (status: number) => status === 401 || status === 403

/** What a role is answered: `in`, `out`, or either where whose it is decides. */
const expected = ({ who, capability }: RouteRight, role: Role): 'in' | 'out' | 'either' => {
  if (who === 'everybody') return 'in'
  if (who === 'signed-in') return role === 'guest' ? 'out' : 'either'
  return capability !== undefined && may(role, capability) ? 'in' : 'out'
}

const NAMESPACES = ['wc/v3', 'wp/v2', 'ghab/v1']

test('every route that is mounted has a right, and every right is of a route', async () => {
  const mounted = (await Promise.all(NAMESPACES.map(mountedIn))).flat()
  const named = [...ROUTE_RIGHTS.keys()].filter((route) => route !== 'POST /wp-json/batch/v1')
  expect(named.toSorted()).toEqual([...new Set(mounted)].toSorted())
})

describe.each(NAMESPACES)('%s', (namespace) => {
  test.each(['guest', ...ROLES] as const)(
    'lets the role %s do what the table says, and nothing else',
    async (role) => {
      const wrong: string[] = []
      for (const route of await mountedIn(namespace)) {
        const headers = role === 'guest' ? {} : await customerHeaders(store, rowOf(role))
        const status = await call(route, headers)
        const right = ROUTE_RIGHTS.get(route) ?? { who: 'entitled' }
        const wanted = role === 'guest' && ROUTES_BY_ORDER_KEY.has(route) ? 'out' : expected(right, role)
        const told = isRefused(status) ? 'out' : 'in'
        if ((status >= 500 && status !== 501) || (wanted !== 'either' && wanted !== told))
          wrong.push(`${route}: ${status}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

test.each(ROLES)('a consumer key of the role %s may do no more than who has it', async (role) => {
  const headers = await managerHeaders(store, 'read_write', idOf(role))
  const wrong: string[] = []
  for (const route of await mountedIn('wc/v3')) {
    const right = ROUTE_RIGHTS.get(route) ?? { who: 'entitled' }
    const told = isRefused(await call(route, headers)) ? 'out' : 'in'
    if (told !== expected(right, role)) wrong.push(route)
  }
  expect(wrong).toEqual([])
})
