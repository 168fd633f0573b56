import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRandom } from '#demo/random.ts'
import { acceptNonAsciiUrls } from '#server/requests/non-ascii-urls.ts'
import type { Known } from '../known/known.ts'
import { exchange } from '../run/send.ts'
import { RAW_SHAPES } from './raw-shapes.ts'

const known = {} as Known
let server: Server
let port = 0
let asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    request.resume().once('end', () => response.end('ok'))
  })
  acceptNonAsciiUrls(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (name: string) => {
  const { pieces, pause, ending, answered } = RAW_SHAPES[name]!(createRandom(name), known)
  const filled = pieces.map((piece) => piece.replaceAll('{{host}}', `127.0.0.1:${port}`))
  return exchange(port, '127.0.0.1', { pieces: filled, pause, ending, answered })
}

const whole = Object.keys(RAW_SHAPES).filter(
  (name) => RAW_SHAPES[name]!(createRandom(name), known).answered.length > 0,
)
test.each(whole)('%s: every request is answered', async (name) => {
  const { answers, ended } = await send(name)
  expect(ended).toBe('answered')
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

const smuggled = Object.keys(RAW_SHAPES).filter((name) => {
  const [piece = ''] = RAW_SHAPES[name]!(createRandom(name), known).pieces
  return piece.includes('?smuggled')
})
test.each(smuggled)('nothing is smuggled behind a request: %s', async (name) => {
  expect(smuggled.length).toBeGreaterThan(9)
  const { answers } = await send(name)
  expect(asked).not.toContain('/healthz?smuggled')
  expect(answers.length).toBeLessThanOrEqual(1)
})

test('what is no HTTP is refused or dropped, and the server goes on', async () => {
  for (const name of [
    'random bytes',
    'TLS to the plain port',
    'HTTP/2 preface',
    'bare line feeds',
    'HTTP/9.9',
  ]) {
    const { answers, ended } = await send(name)
    expect(ended, name).not.toBe('hung')
    expect(
      answers.every(({ status }) => status >= 400),
      name,
    ).toBe(true)
  }
  expect((await send('head byte by byte')).answers).toHaveLength(1)
})
