import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom, type Random } from '#demo/random.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { openDatabase } from '#store/database/connection.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { figuresOf } from './attack/run/process-figures.ts'
import { median, printTable } from './bench/table.ts'
import { startServerProcess } from './server-process.ts'

/**
 * Has visitors browse, search, fill carts and order for `--minutes` (30), `--rate` (4) of them a second, and samples the
 * memory of the process. Ends with 1 when a call fails, or when memory in the last third is a tenth above that in the second.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const SAMPLE_EVERY = 5000
const GROWTH = 1.1
const WORDS = ['کیف', 'چراغ', 'لیوان', 'عسل', 'چای', 'فرش', 'هدیه', 'چوبی']

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: object
}

interface Heard {
  status: number
  cartToken: string
  text: string
}

/** One call on a connection and from an address of its own. */
const ask = (port: number, localAddress: string, path: string, asked: Asked = {}): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = asked
    const type = body && { 'Content-Type': 'application/json' }
    const options = { port, host: '127.0.0.1', path, method, localAddress, headers: { ...headers, ...type } }
    const asking = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cartToken: String(response.headers['cart-token'] ?? ''),
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asking.once('error', reject)
    asking.end(body && JSON.stringify(body))
  })

interface Product {
  id: number
  slug: string
}

interface Shop {
  port: number
  products: readonly Product[]
}

/** Counts of what visitors did, and what was answered as a shop in order would not. */
const done = { visits: 0, calls: 0, orders: 0, failures: [] as string[] }

/** Looks around, searches, and of every three visitors one fills a cart, and one orders. */
const visit = async ({ port, products }: Shop, random: Random): Promise<void> => {
  const address = `127.0.${random.int(1, 250)}.${random.int(1, 250)}`
  const call = async (path: string, asked?: Asked): Promise<Heard> => {
    const heard = await ask(port, address, path, asked)
    done.calls += 1
    if (heard.status >= 400) {
      done.failures.push(`${asked?.method ?? 'GET'} ${path}: ${heard.status} ${heard.text.slice(0, 200)}`)
    }
    return heard
  }
  const product = random.pick(products)
  const word = encodeURIComponent(random.pick(WORDS))
  await call('/')
  await call(`/shop?page=${random.int(1, 3)}`)
  await call(`/wp-json/ghab/v1/search/suggest?q=${word}`)
  await call(`/wp-json/ghab/v1/products?search=${word}&per_page=20`)
  await call(`/product/${encodeURIComponent(decodeURIComponent(product.slug))}`)
  done.visits += 1
  const choice = random.next()
  if (choice < 1 / 3) return
  if (choice < 2 / 3) {
    const { cartToken } = await call('/wp-json/wc/store/v1/cart')
    await call('/wp-json/wc/store/v1/cart/add-item', {
      method: 'POST',
      headers: { 'Cart-Token': cartToken },
      body: { id: product.id, quantity: 1 },
    })
    return
  }
  const drafted = await call('/api/appsettings/ionic_data_link/', {
    method: 'POST',
    body: {
      products: [{ product_id: product.id, quantity: 1 }],
      customer_id: 0,
      one_page: 1,
      platform: 'web',
    },
  })
  const draft = JSON.parse(drafted.text) as string
  const view = await call(`/wp-json/ghab/v1/checkout/${draft}?country=IR&state=THR`)
  const rate = (JSON.parse(view.text) as { shipping_rates?: { id: string }[] }).shipping_rates?.[0]?.id
  const placed = await call(`/wp-json/ghab/v1/checkout/${draft}/place`, {
    method: 'POST',
    body: {
      billing: ADDRESS,
      shipping_rate: rate ?? 'flat_rate:1',
      payment_method: 'cod',
      terms: true,
    },
  })
  if (placed.status === 200) done.orders += 1
}

const minutes = Number(values.minutes)
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-soak-'))
const db = await openDatabase(join(dataDir, 'vitrin.db'))
await seedDemo({ db, dataDir, now: Date.now(), shop: 'fa', pictures: 'small', log: () => {} })
const products = await db
  .updateTable('products')
  .set({ manage_stock: 0, stock_status: 'instock' })
  .where('type', '=', 'simple')
  .where('status', '=', 'publish')
  // cash is for what is delivered
  .where('virtual', '=', 0)
  .returning(['id', 'slug'])
  .execute()
await db.destroy()
const server = await startServerProcess(dataDir)
const random = createRandom(values.seed)
const samples: { minute: number; memory: number }[] = []
const started = performance.now()
const elapsed = () => (performance.now() - started) / 60_000
const sampling = setInterval(
  () => samples.push({ minute: Math.floor(elapsed()), memory: figuresOf(server.pid)?.memory ?? 0 }),
  SAMPLE_EVERY,
)
const visits = new Set<Promise<void>>()
while (elapsed() < minutes) {
  const visiting = visit({ port: server.port, products }, random)
    .catch((error: Error) => void done.failures.push(error.message))
    .finally(() => visits.delete(visiting))
  visits.add(visiting)
  await sleep(1000 / Number(values.rate))
}
await Promise.all(visits)
clearInterval(sampling)
await server.stop()
for (const path of [dataDir, `${dataDir}.key`]) rmSync(path, { recursive: true, force: true })

const byMinute = Map.groupBy(samples, ({ minute }) => minute)
printTable(
  'Memory by minute, MB',
  [...byMinute].map(([minute, some]) => {
    const sizes = some.map(({ memory }) => memory)
    return {
      minute,
      median: Math.round(median(sizes)),
      most: Math.round(Math.max(...sizes)),
    }
  }),
)
const third = Math.floor(samples.length / 3)
const medianOf = (from: number, to?: number) => median(samples.slice(from, to).map(({ memory }) => memory))
const growth = medianOf(2 * third) / medianOf(third, 2 * third)
printTable('Soak', [
  { what: 'minutes', count: elapsed().toFixed(1) },
  { what: 'visits', count: done.visits },
  { what: 'calls', count: done.calls },
  { what: 'orders', count: done.orders },
  { what: 'calls that failed', count: done.failures.length },
  { what: 'memory in the last third, of that in the second', count: `${growth.toFixed(2)}×` },
])
for (const failure of done.failures.slice(0, 20)) console.error(failure)
process.exit(done.failures.length === 0 && growth < GROWTH ? 0 : 1)
