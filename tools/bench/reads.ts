import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import type { Row } from './table.ts'

const SECONDS = 5
const CONNECTIONS = 10

/** on both sides: packed answers keep autocannon busier than the server, and a constant has to have the same bytes */
const PLAIN = { 'accept-encoding': 'identity' }

interface Load {
  perSecond: number
  p99: number
}

const load = async (url: string, paths: string[] = ['']): Promise<Load> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: PLAIN,
    requests: paths.map((path) => ({
      method: 'GET',
      path: path || new URL(url).pathname + new URL(url).search,
    })),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** A constant answer of the same bytes and headers, by the same server library in a process of its own. */
const constant = async (like: Response, body: ArrayBuffer): Promise<Load> => {
  const child = fork(fileURLToPath(import.meta.url), ['--constant'], { serialization: 'advanced' })
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(message as number))
    child.send({ headers: [...like.headers], body: Buffer.from(body) })
  })
  try {
    return await load(`http://127.0.0.1:${port}/`)
  } finally {
    child.kill()
  }
}

const serveConstant = (): void => {
  process.once('message', (message) => {
    const { headers, body } = message as { headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
    const app = new Hono()
    app.get('/', () => new Response(new Uint8Array(body), { headers }))
    const server = createServer(getRequestListener(app.fetch))
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  })
}

const raw = async (url: string): Promise<{ response: Response; body: ArrayBuffer }> => {
  const response = await fetch(url, { headers: PLAIN })
  return { response, body: await response.arrayBuffer() }
}

const ratio = (measured: Load, base: Load): string =>
  `${Math.round((measured.perSecond / base.perSecond) * 100)} %`

/** Cached and uncached reads beside a constant answer of the same size. */
export const measureReads = async (origin: string, slug: string): Promise<Row[]> => {
  const rows: Row[] = []
  const cached = {
    'cached product list': `${origin}/wp-json/wc/v3/products?per_page=20`,
    'cached guest page (home)': `${origin}/`,
    'cached guest page (product)': `${origin}/product/${slug}`,
  }
  for (const [name, url] of Object.entries(cached)) {
    const { response, body } = await raw(url)
    const base = await constant(response, body)
    const measured = await load(url)
    rows.push({
      what: name,
      'answers/s': Math.round(measured.perSecond),
      'p99 ms': measured.p99,
      'of a constant answer': ratio(measured, base),
    })
  }
  const { response, body } = await raw(`${origin}/wp-json/wc/v3/products?per_page=20`)
  const base = await constant(response, body)
  const distinct = Array.from(
    { length: 2000 },
    (_, i) => `/wp-json/wc/v3/products?per_page=20&page=${1 + (i % 10)}&min_price=${i}`,
  )
  const uncached = await load(origin, distinct)
  rows.push({
    what: 'uncached filtered list',
    'answers/s': Math.round(uncached.perSecond),
    'p99 ms': uncached.p99,
    'of a constant answer': ratio(uncached, base),
  })
  return rows
}

if (process.argv.includes('--constant')) serveConstant()
