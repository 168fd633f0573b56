import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#store/database/connection.ts'
import { dataKeyFile, openCipher } from '#store/database/data-key.ts'
import { startServerProcess } from '#tools/server-process.ts'
import { openEmptyShop } from './empty-shop.ts'
import { RESOURCES } from './resources.ts'
import { type Answer, type ClientOptions, createClient, type Item, type RestApi } from './rest-api.ts'
import { startTlsProxy } from './tls-proxy.ts'

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const startEmptyShop = async (settings: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-clients-'))
  ends.push(async () => {
    for (const path of [dataDir, dataKeyFile(dataDir)]) rmSync(path, { recursive: true, force: true })
  })
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const key = await openEmptyShop(db, await openCipher(db, dataKeyFile(dataDir), null))
  await db.destroy()
  const shop = await startServerProcess(dataDir, { SHOP: 'empty', ...settings })
  ends.push(shop.stop)
  return { port: shop.port, key }
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const connections: Record<string, ClientOptions> = {}
const connect = (way: string, secret?: string): RestApi => {
  const options = connections[way]
  if (!options) throw new Error(`nobody connects by ${way}`)
  return createClient(secret === undefined ? options : { ...options, consumerSecret: secret })
}

const SIGNED = 'a signature over HTTP'
const BASIC = 'basic authentication over TLS'
const QUERY = 'the query over TLS'

beforeAll(async () => {
  const port = await findFreePort()
  const proxy = await startTlsProxy(port)
  ends.push(proxy.stop)
  const [open, behind] = await Promise.all([
    startEmptyShop(),
    startEmptyShop({ PORT: String(port), SITE_URL: proxy.origin, TRUST_PROXY: '1' }),
  ])
  const trusting = {
    url: proxy.origin,
    ...behind.key,
    axiosConfig: { httpsAgent: new Agent({ ca: proxy.cert }) },
  }
  connections[SIGNED] = { url: `http://127.0.0.1:${open.port}`, ...open.key }
  connections[BASIC] = trusting
  connections[QUERY] = { ...trusting, queryStringAuth: true }
}, 60_000)

const statusOf = (call: Promise<Answer<unknown>>): Promise<number> =>
  call.then(
    ({ status }) => status,
    (error: { response?: { status: number } }) => error.response?.status ?? 0,
  )

describe.each([SIGNED, BASIC, QUERY])('by %s', (way) => {
  let made = 0
  const unique = () => `${way.replaceAll(' ', '-').toLowerCase()}-${++made}`

  test.each(RESOURCES)('$name are made, read, listed, changed and deleted', async (resource) => {
    const api = connect(way)
    const collection = (await resource.prepare?.(api)) ?? resource.collection
    const fields = resource.fields(unique())
    const { status, data, headers } = await api.post(collection, fields)
    expect([status, data]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })])
    expect(headers.location).toBe(`${connections[way]?.url}/wp-json/wc/v3/${collection}/${data.id}`)
    const path = `${collection}/${data.id}`
    expect((await api.get(path)).data.id).toBe(data.id)
    const listed = await api.get<Item[]>(collection, { include: [data.id, 999_999], per_page: 5 })
    expect(listed.data.map(({ id }) => id)).toContain(data.id)
    expect(Number(listed.headers['x-wp-total'])).toBeGreaterThan(0)
    expect((await api.put(path, resource.change)).data).toMatchObject({ id: data.id, ...resource.change })
    expect((await api.delete(path, { force: true })).data.id).toBe(data.id)
    expect(await statusOf(api.get(path))).toBe(404)
  })

  test.each(RESOURCES)('$name are written in batches', async (resource) => {
    const api = connect(way)
    const collection = (await resource.prepare?.(api)) ?? resource.collection
    interface Batch {
      create: Item[]
      update: Item[]
      delete: Item[]
    }
    const create = [resource.fields(unique()), resource.fields(unique())]
    const { data: first } = await api.post<Batch>(`${collection}/batch`, { create })
    const [one, other] = first.create.map(({ id }) => id)
    expect([one, other]).toEqual([expect.any(Number), expect.any(Number)])
    const { data } = await api.post<Batch>(`${collection}/batch`, {
      update: [{ id: one, ...resource.change }],
      delete: [other],
    })
    expect(data.update).toMatchObject([{ id: one, ...resource.change }])
    expect(data.delete).toMatchObject([{ id: other }])
    expect(await statusOf(api.get(`${collection}/${one}`))).toBe(200)
    expect(await statusOf(api.get(`${collection}/${other}`))).toBe(404)
  })

  test('whatever a search has in it arrives', async () => {
    const api = connect(way)
    const name = `Tea (50%) + "milk" & l'eau* ~ چای ${unique()}`
    const { data } = await api.post('products', { name })
    const found = await api.get<Item[]>('products', { search: name, orderby: 'id', order: 'asc' })
    expect(found.data.map(({ id }) => id)).toEqual([data.id])
  })

  test('another secret is refused', async () => {
    const api = connect(way, `cs_${'0'.repeat(40)}`)
    expect(await statusOf(api.get('orders'))).toBe(401)
    expect(await statusOf(api.post('products', { name: 'x' }))).toBe(401)
  })
})
