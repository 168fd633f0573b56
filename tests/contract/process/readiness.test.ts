import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createReadinessListener } from '#server/process/readiness.ts'

test('alive at once, ready once the shop is open; who came early is answered then', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<RequestListener>()
  const server = createServer(createReadinessListener(opened, new AbortController().signal))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const status = async (path: string) => (await fetch(origin + path)).status

  const early = fetch(`${origin}/product/bag/`).then((response) => response.text())
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  open((request, response) => void response.end(`open: ${request.url}`))
  expect(await early).toBe('open: /product/bag/')
  expect(await status('/readyz')).toBe(200)
  server.closeAllConnections()
  server.close()
})

test('who came early is told to come again when the process ends before the shop is open', async () => {
  const { promise: opened, reject: refuse } = Promise.withResolvers<RequestListener>()
  const server = createServer(createReadinessListener(opened, new AbortController().signal))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const early = fetch(`${origin}/product/bag/`)
  await fetch(`${origin}/readyz`)
  refuse(new Error('told to end'))
  expect((await early).status).toBe(503)
  server.closeAllConnections()
  server.close()
})

test('told to end, the process is live and no longer ready, and goes on to answer what comes', async () => {
  const ending = new AbortController()
  const opened: RequestListener = (request, response) => void response.end(`open: ${request.url}`)
  const server = createServer(createReadinessListener(Promise.resolve(opened), ending.signal))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers = async () =>
    Promise.all(
      ['/readyz', '/healthz', '/shop'].map(async (path) => {
        const response = await fetch(origin + path)
        return [response.status, await response.text()]
      }),
    )
  expect((await answers()).map(([status]) => status)).toEqual([200, 200, 200])
  ending.abort()
  expect(await answers()).toEqual([
    [503, 'the process is ending'],
    [200, 'open: /healthz'],
    [200, 'open: /shop'],
  ])
  server.closeAllConnections()
  server.close()
})
