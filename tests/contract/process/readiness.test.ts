import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createReadinessListener } from '#server/process/readiness.ts'

test('alive at once, ready once the shop is open; who came early is answered then', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<RequestListener>()
  const server = createServer(createReadinessListener(opened))
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
  const server = createServer(createReadinessListener(opened))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const early = fetch(`${origin}/product/bag/`)
  await fetch(`${origin}/readyz`)
  refuse(new Error('told to end'))
  expect((await early).status).toBe(503)
  server.closeAllConnections()
  server.close()
})
