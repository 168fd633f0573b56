import autocannon, { type Result } from 'autocannon'
import { apiKey } from '#demo/fa/commerce.ts'
import { quantile, type Row } from './table.ts'

const WRITTEN = 200
const BATCHES = 10
const IN_A_BATCH = 100
const IMPORTED = 10_000
/** ms between two questions how far an import is */
const ASK_AGAIN = 250

const PRODUCTS = '/wp-json/wc/v3/products'
const IMPORTS = `${PRODUCTS}/import`

type Send = <T>(method: string, path: string, body?: object | string) => Promise<T>

/** Calls as who runs the demo shop. @throws for an answer that is no success */
const sender = (origin: string): Send => {
  const { consumerKey, consumerSecret } = apiKey
  const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
  return async (method, path, body) => {
    const isText = typeof body === 'string'
    const response = await fetch(origin + path, {
      method,
      headers: { authorization, 'content-type': isText ? 'text/csv' : 'application/json' },
      ...(body && { body: isText ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json() as never
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

let count = 0
const product = () => {
  count += 1
  return { name: `سنجش ${count}`, regular_price: String(1000 + count), sku: `bench-${count}` }
}

const figures = (what: string, times: readonly number[], budget: number): Row => ({
  what,
  'p50 ms': Math.round(quantile(times, 0.5) * 10) / 10,
  'p99 ms': Math.round(quantile(times, 0.99) * 10) / 10,
  'budget ms': budget,
})

/** From the call that writes a product to the shopper's list that shows it, one after the other. */
const writtenAndListed = async (origin: string, send: Send): Promise<number> => {
  const from = performance.now()
  const { id } = await send<{ id: number }>('POST', PRODUCTS, product())
  const list = await fetch(`${origin}/wp-json/ghab/v1/products?orderby=date&order=desc&per_page=20&facets=0`)
  const { products } = (await list.json()) as { products: { id: number }[] }
  if (products[0]?.id !== id) throw new Error(`product ${id} is not at the head of the list`)
  return performance.now() - from
}

interface Import {
  id: number
  status: string
  preview: { create: number }
  result: { imported: number }
}

const csv = (): string => {
  const rows = Array.from({ length: IMPORTED }, () => {
    const { name, regular_price, sku } = product()
    return `simple,${sku},${name},1,visible,${regular_price},مد و پوشاک`
  })
  return ['Type,SKU,Name,Published,Visibility in catalog,Regular price,Categories', ...rows].join('\n')
}

/** Sends a file and has it imported; answers the seconds from the first byte to the last product. */
const importFile = async (send: Send): Promise<number> => {
  const from = performance.now()
  const until = async (id: number, statuses: string[]): Promise<Import> => {
    for (;;) {
      const found = await send<Import>('GET', `${IMPORTS}/${id}`)
      if (statuses.includes(found.status)) return found
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    }
  }
  const { id } = await send<Import>('POST', IMPORTS, csv())
  await until(id, ['ready'])
  await send('POST', `${IMPORTS}/${id}/start`)
  const { result } = await until(id, ['done', 'stopped'])
  if (result.imported !== IMPORTED) throw new Error(`${result.imported} of ${IMPORTED} were imported`)
  return (performance.now() - from) / 1000
}

/** Reads a page again and again, until it is stopped. */
const readOn = (url: string): { stop: () => Promise<Result> } => {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const readers = autocannon({ url, connections: 2, duration: 600 }, (error, result) =>
    error ? reject(error) : resolve(result),
  )
  return {
    stop: () => {
      readers.stop()
      return promise
    },
  }
}

/** Writes of products as clients of WooCommerce make them, and an import of 10,000 while the shop is read. */
export const measureWrites = async (origin: string): Promise<Row[]> => {
  const send = sender(origin)
  const single: number[] = []
  for (let written = 0; written < WRITTEN; written++) single.push(await writtenAndListed(origin, send))
  const batches: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const create = Array.from({ length: IN_A_BATCH }, product)
    batches.push(await timed(() => send('POST', `${PRODUCTS}/batch`, { create })))
  }
  await fetch(`${origin}/`)
  const readers = readOn(`${origin}/`)
  const seconds = await importFile(send)
  const { latency, non2xx, errors } = await readers.stop()
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} readers were not answered`)
  return [
    figures('a product written and listed', single, 20),
    figures(`a batch of ${IN_A_BATCH} products`, batches, 300),
    {
      what: `${IMPORTED} products imported, s`,
      'p50 ms': `${seconds.toFixed(1)} s`,
      'p99 ms': '',
      'budget ms': '60 s',
    },
    {
      what: 'a cached page meanwhile',
      'p50 ms': latency.p50,
      'p99 ms': latency.p99,
      'budget ms': 50,
    },
  ]
}
