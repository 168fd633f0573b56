import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Services } from '#store/services.ts'
import { answerError, noRoute } from './errors.ts'
import { setPaging } from './links.ts'
import { listArgs } from './list-parameters.ts'
import { endpoint, mountRoute } from './route.ts'

const services = { siteUrl: null } as Services
const routes = new Hono()
mountRoute(
  routes,
  services,
  '/things',
  endpoint('GET', listArgs, (c, query) => {
    setPaging(c, services, { total: 18, page: query.page, perPage: query.per_page })
    return c.json([query.per_page])
  }),
  endpoint('POST', {}, (c) => c.json({}, 201)),
)
const app = new Hono().route('/wp-json/wc/v3', routes)
app.onError(answerError(() => {}))
app.notFound(noRoute)
const get = (query: string, method = 'GET') =>
  app.request(`http://shop.test/wp-json/wc/v3/things${query}`, { method })

test('a page names its neighbours and keeps the rest of the query', async () => {
  const response = await get('?per_page=5&page=2&_fields=id,name&consumer_key=ck&consumer_secret=cs')
  expect(response.headers.get('X-WP-Total')).toBe('18')
  expect(response.headers.get('X-WP-TotalPages')).toBe('4')
  expect(response.headers.get('Allow')).toBe('GET, POST')
  expect(response.headers.get('Link')).toBe(
    '<http://shop.test/wp-json/wc/v3/things?per_page=5&page=1&_fields=id%2Cname>; rel="prev", ' +
      '<http://shop.test/wp-json/wc/v3/things?per_page=5&page=3&_fields=id%2Cname>; rel="next"',
  )
})

test('past the end only the way back is left', async () => {
  expect((await get('?per_page=5&page=99')).headers.get('Link')).toBe(
    '<http://shop.test/wp-json/wc/v3/things?per_page=5&page=4>; rel="prev"',
  )
  expect((await get('?per_page=50')).headers.get('Link')).toBe(
    '<http://shop.test/wp-json/>; rel="https://api.w.org/"',
  )
})

test('wrong parameters and methods', async () => {
  const wrong = await get('?per_page=0')
  expect(wrong.status).toBe(400)
  expect(wrong.headers.get('Allow')).toBe('GET, POST')
  expect((await get('', 'DELETE')).status).toBe(404)
  expect(await (await get('', 'POST')).json()).toEqual({})
})

test('OPTIONS describes the parameters', async () => {
  const body = await (await get('', 'OPTIONS')).json()
  expect(body.methods).toEqual(['GET', 'POST'])
  expect(body.endpoints[0].args.per_page).toEqual({
    type: 'integer',
    default: 10,
    minimum: 1,
    maximum: 100,
    required: false,
  })
})
