import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_DOWNLOAD_BYTES } from '#store/http/ghab-v1/operations/download-files.ts'
import { serverOptions } from './server-options.ts'

/** s that a connection is kept open, as the server tells */
const keptFor = async (trustedProxies: number): Promise<number> => {
  const server = createServer(serverOptions(trustedProxies), (_request, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`)
  return Number(/^timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])
}

test('a proxy ends its connections itself, a visitor’s are ended soon', async () => {
  expect(await keptFor(1)).toBeGreaterThan(900)
  expect(await keptFor(0)).toBeLessThan(60)
})

test('a slow line has the time for the largest file', () => {
  const server = createServer(serverOptions(0))
  expect(server.requestTimeout / 1000).toBeGreaterThan((MAX_DOWNLOAD_BYTES * 8) / 500_000)
})
