import { expect, test } from 'vitest'
import { createTransport } from './transport.ts'

test('reads carry the token and ask for JSON', async () => {
  const asked: Request[] = []
  const { get } = createTransport({
    fetch: async (request) => {
      asked.push(request)
      return Response.json({ id: 7 })
    },
    origin: 'http://shop.test',
    headers: () => ({ Authorization: 's.token' }),
  })
  expect(await get('/wp-json/ghab/v1/customer')).toEqual({ id: 7 })
  const [request] = asked
  expect([request?.method, request?.url]).toEqual(['GET', 'http://shop.test/wp-json/ghab/v1/customer'])
  expect(request?.headers.get('Authorization')).toBe('s.token')
  expect(request?.headers.get('Accept')).toBe('application/json')
})
