import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { DownloadFile } from '#store-api/contract/office.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const OWNER = managerRow()
const SHOPPER = customerRow({ id: 7 })

let store: TestStore
let owner: Record<string, string>

beforeEach(async () => {
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers: [OWNER, SHOPPER] }))
  owner = await customerHeaders(store, OWNER)
})

const send = (body: BodyInit, name: string | null, headers = owner) =>
  store.fetch(
    new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/download-files`, {
      method: 'POST',
      body,
      headers: {
        ...headers,
        'Content-Type': 'application/octet-stream',
        ...(name !== null && {
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        }),
      },
    }),
  )

const keep = async (body: BodyInit, name: string): Promise<DownloadFile> => {
  const answer = await send(body, name)
  expect(answer.status).toBe(201)
  return (await answer.json()) as DownloadFile
}

test('a file is kept as it came, and a product is given it', async () => {
  const kept = await keep('twenty-three bytes long', 'راهنما ۱.pdf')
  expect(kept).toMatchObject({ name: 'راهنما ۱.pdf', size: 23 })
  expect(readFileSync(join(store.dataDir, kept.file), 'utf8')).toBe('twenty-three bytes long')
  const made = await store.call('/wp-json/wc/v3/products', {
    method: 'POST',
    headers: await managerHeaders(store),
    body: { name: 'Guide', downloadable: true, downloads: [{ name: 'راهنما', file: kept.file }] },
  })
  expect(made.status).toBe(201)
  expect(await made.json()).toMatchObject({ downloads: [{ name: 'راهنما', file: kept.file }] })
})

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['...', 'file'],
  ['a:b?c*.zip', 'a b c.zip'],
  [`${'a'.repeat(300)}.zip`, `${'a'.repeat(120)}.zip`],
])('a file that is called %j is kept as %j in a folder of its own', async (given, name) => {
  const kept = await keep('x', given)
  expect(kept.name).toBe(name)
  expect(kept.file).toMatch(/^downloads\/[0-9a-f]{16}\/[^/]+$/)
  expect(readFileSync(join(store.dataDir, kept.file), 'utf8')).toBe('x')
})

test('an empty file and one without a name are refused, and nothing is left of them', async () => {
  expect((await send('', 'empty.pdf')).status).toBe(400)
  expect((await send('x', null)).status).toBe(400)
  expect(readdirSync(join(store.dataDir, 'downloads'))).toEqual([])
})

test('nothing is left of a file that broke off', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('gone')),
  })
  const request = new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/download-files`, {
    method: 'POST',
    body: broken,
    duplex: 'half',
    headers: {
      ...owner,
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename=song.mp3',
    },
  } as RequestInit)
  expect((await store.fetch(request)).status).toBe(500)
  expect(readdirSync(join(store.dataDir, 'downloads'))).toEqual([])
})

test('a file that for a week no product has named is deleted, unless a buyer was given it', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  const [named, given, left, young] = [
    await keep('a', 'named.pdf'),
    await keep('b', 'given.pdf'),
    await keep('c', 'left.pdf'),
    await keep('d', 'young.pdf'),
  ]
  const age = (file: string, count: number) =>
    utimesSync(join(store.dataDir, file, '..'), days(count), days(count))
  for (const { file } of [named, given, left]) age(file, 8)
  age(young.file, 6)
  mkdirSync(join(store.dataDir, 'downloads/of-the-owner'))
  age('downloads/of-the-owner/x', 100)
  await store.call('/wp-json/wc/v3/products', {
    method: 'POST',
    headers: await managerHeaders(store),
    body: { name: 'Guide', status: 'trash', downloads: [{ name: 'Guide', file: named.file }] },
  })
  await store.db
    .insertInto('download_permissions')
    .values({
      token: 'of-a-buyer',
      order_id: 1,
      product_id: 1,
      product_name: 'Guide',
      download_id: 'x',
      name: 'Guide',
      file: given.file,
      remaining: null,
      expires_at: null,
      begun_at: null,
      created_at: 0,
    })
    .execute()
  await store.runJobs()
  const kept = [named.file, given.file, young.file].map((file) => file.split('/')[1])
  expect(readdirSync(join(store.dataDir, 'downloads')).toSorted()).toEqual(
    [...kept, 'of-the-owner'].toSorted(),
  )
})

test('of old folders the empty one goes, and one with a file that a product sells stays whole', async () => {
  const folder = (name: string) => join(store.dataDir, 'downloads', name)
  const long = new Date(Date.now() - 8 * 86_400_000)
  const sold = await keep('a', 'sold.pdf')
  const [of = ''] = readdirSync(folder(''))
  writeFileSync(join(folder(of), '.listing'), 'left by a file manager')
  mkdirSync(folder('0123456789abcdef'))
  for (const name of [of, '0123456789abcdef']) utimesSync(folder(name), long, long)
  await store.call('/wp-json/wc/v3/products', {
    method: 'POST',
    headers: await managerHeaders(store),
    body: { name: 'Guide', downloadable: true, downloads: [{ name: 'Guide', file: sold.file }] },
  })
  await store.runJobs()
  expect(readdirSync(folder(''))).toEqual([of])
  expect(readFileSync(join(store.dataDir, sold.file), 'utf8')).toBe('a')
})

test('only who may change products keeps files', async () => {
  expect((await send('x', 'a.pdf', await customerHeaders(store, SHOPPER))).status).toBe(403)
  expect((await send('x', 'a.pdf', {})).status).toBe(401)
  expect((await send('x', 'a.pdf', await managerHeaders(store))).status).toBe(401)
})
