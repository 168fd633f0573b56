import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { productList, suggestions } from '#store-api/contract/products.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const DAY = 86_400_000
const TEN_MINUTES = 10 * 60_000

let now: number
let store: TestStore
let manager: Record<string, string>
beforeEach(async () => {
  now = CATALOG_NOW
  store = await createTestStore(
    (db) => writeShop(db, catalogShop()),
    () => now,
  )
  manager = await managerHeaders(store)
})

const search = async (text: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ search: text, ...more })
  return productList.parse(await (await store.call(`/wp-json/ghab/v1/products?${query}`)).json())
}
const suggest = async (q: string) =>
  suggestions.parse(
    await (await store.call(`/wp-json/ghab/v1/search/suggest?${new URLSearchParams({ q })}`)).json(),
  )
const idsOf = async (text: string, more?: Record<string, string>) =>
  (await search(text, more)).products.map(({ id }) => id)
const call = (method: string, path: string, body?: object, headers = manager) =>
  store.call(`/wp-json/wc/v3/search/${path}`, { method, headers, ...(body && { body }) })
const made = async (path: string, body: object) => {
  const answer = await call('POST', path, body)
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: number }
}

describe('how a search was read', () => {
  const nothing = { shown_for: null, without: [], intents: [], descriptions_only: false }
  test.each([
    ['کفش', nothing],
    ['کفس', { ...nothing, shown_for: 'کفش' }],
    ['kafsh', { ...nothing, shown_for: 'کفش' }],
    ['کفش پشمالو', { ...nothing, without: ['پشمالو'] }],
    [
      'کفش زیر ۹۵۰ هزار',
      {
        ...nothing,
        intents: [{ kind: 'price', text: 'زیر ۹۵۰ هزار', rest: 'کفش', min: null, max: '950000' }],
      },
    ],
    [
      'کفش زیر ۲ تومن',
      {
        ...nothing,
        intents: [{ kind: 'price', text: 'زیر ۲ تومن', rest: 'کفش', min: null, max: '2000000' }],
      },
    ],
    [
      'ارزان‌ترین کفش',
      { ...nothing, intents: [{ kind: 'order', text: 'ارزان‌ترین', rest: 'کفش', order: 'price_low' }] },
    ],
  ])('%s', async (text, reading) => {
    const answer = await search(text)
    expect(answer.products.map(({ id }) => id)).toEqual([10])
    expect(answer.search).toEqual(reading)
    expect(answer.did_you_mean).toBe(reading.shown_for)
  })

  test('nothing is read into words that are wanted exactly', async () => {
    expect(await idsOf('کفس', { exact: '1' })).toEqual([])
    expect(await idsOf('کفش', { exact: '1' })).toEqual([10])
  })

  test('prices and sales narrow, categories around are found', async () => {
    expect(await idsOf('کفش زیر 100 هزار')).toEqual([])
    expect(await idsOf('کفش تخفیف دار')).toEqual([10])
    expect(await idsOf('پوشاک')).toEqual(expect.arrayContaining([10, 20]))
    expect(await idsOf('ارزان‌ترین پوشاک')).toEqual([20, 10])
  })

  test('a sale is a reduction from a price that was charged, if the shop wants that', async () => {
    const asks = async (wanted: boolean) => {
      const put = await store.call('/wp-json/wc/v3/settings/products/ghab_sales_need_charged_price', {
        method: 'PUT',
        headers: manager,
        body: { value: wanted ? 'yes' : 'no' },
      })
      expect(put.status).toBe(200)
      const listed = await idsOf('فرفره تخفیف دار', { _: String(wanted) })
      expect((await suggest('فرفره تخفیف دار')).products.map(({ id }) => id)).toEqual(listed)
      return listed
    }
    const body = { name: 'فرفره', regular_price: '900000', sale_price: '100000' }
    const answer = await store.call('/wp-json/wc/v3/products', { method: 'POST', headers: manager, body })
    const { id } = (await answer.json()) as { id: number }
    expect(await asks(false)).toEqual([id])
    expect(await asks(true)).toEqual([])
  })

  test('what the shop has not finds nothing', async () => {
    for (const text of ['یخچال', 'پوشک', 'diaper', 'yakhchal']) expect(await idsOf(text)).toEqual([])
  })
})

describe('suggestions', () => {
  test.each([
    ['کفش ور', ['کفش ورزشی']],
    ['آسی', ['آسیکس']],
    ['کفش', []],
    ['xx', []],
  ])('%s is completed', async (text, queries) => {
    expect((await suggest(text)).queries).toEqual(queries)
  })

  test.each([
    ['another word for it', 'اسنیک', 10],
    ['several words for it', 'کفش اسپر', 10],
    ['a word that is spelled as it sounds', 'پیراحن', 20],
    ['its beginning, spelled as it sounds', 'غرم', 10],
    ['a word after what is wanted', 'کفش بخشند', 10],
    ['half a price', 'کفش زیر ۱۵', 10],
    ['a price whose last letter is missing', 'کفش زیر ۹۵۰ هزا', 10],
    ['the other keyboard layout, with a letter on a comma', ',vca', 10],
  ])('what is being typed is read: %s', async (_, text, id) => {
    expect((await suggest(text)).products.map((product) => product.id)).toContain(id)
  })

  test('the beginning of a Finglish word is read while it is typed', async () => {
    expect(await suggest('kafs')).toMatchObject({ did_you_mean: 'کفش', products: [{ id: 10 }] })
  })

  test('a slip is corrected while it is typed, and categories are those of what is found', async () => {
    expect(await suggest('آسیخ')).toMatchObject({ did_you_mean: 'آسیکس', products: [{ id: 10 }] })
    expect(await suggest('ورزشی')).toMatchObject({ categories: [{ id: 2, count: 1 }] })
  })
})

test('a category that few of the products found are also in is not suggested', async () => {
  const add = (name: string, ...categories: number[]) =>
    store.call('/wp-json/wc/v3/products', {
      method: 'POST',
      headers: manager,
      body: { name, regular_price: '1000', categories: categories.map((id) => ({ id })) },
    })
  for (let number = 1; number <= 5; number++) await add(`فرفره ${number}`, 2)
  await add('فرفرهٔ کاغذی', 3)
  expect((await suggest('فرفره')).categories.map(({ id }) => id)).toEqual([2])
  await add('فرفرهٔ چوبی', 3)
  expect((await suggest('فرفره')).categories.map(({ id }) => id)).toEqual([2, 3])
})

describe('synonyms of the shop', () => {
  test('stand for each other, or one way, until they are taken back', async () => {
    expect(await idsOf('گیوه')).toEqual([])
    const both = await made('synonyms', { words: ['گیوه', 'کفش'] })
    expect(await idsOf('گیوه')).toEqual([10])
    const one = await made('synonyms', { words: ['پاتوق'], means: ['کتاب'] })
    expect(await idsOf('پاتوق')).toEqual([30])
    expect(await (await call('GET', 'synonyms')).json()).toEqual([
      { id: both.id, words: ['گیوه', 'کفش'], means: [] },
      { id: one.id, words: ['پاتوق'], means: ['کتاب'] },
    ])
    expect((await call('PUT', `synonyms/${both.id}`, { words: ['گیوه', 'کتاب'] })).status).toBe(200)
    expect(await idsOf('گیوه')).toEqual([30])
    expect((await call('DELETE', `synonyms/${both.id}`)).status).toBe(200)
    expect(await idsOf('گیوه')).toEqual([])
  })

  test.each<[body: object, param: string]>([
    [{ words: ['کفش'] }, 'words'],
    [{ words: ['کفش', 'x'.repeat(61)] }, 'words'],
    [{ words: Array.from({ length: 41 }, (_, at) => `w${at}`) }, 'words'],
    [{ words: 'کفش,گیوه', means: [7] }, 'means'],
    [{}, 'words'],
  ])('are refused as %j', async (body, param) => {
    const answer = await call('POST', 'synonyms', body)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).data.params)).toEqual([param])
  })

  test('an entry that is gone is not found', async () => {
    expect((await call('PUT', 'synonyms/99', { words: ['a', 'b'] })).status).toBe(404)
    expect((await call('DELETE', 'synonyms/99')).status).toBe(404)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await call(method, 'rules/99', method === 'PUT' ? {} : undefined)).status).toBe(404)
    }
  })
})

describe('synonyms that every shop starts with', () => {
  interface StartGroup {
    key: string
    words: string[]
    means: string[]
    active: boolean
  }
  const startList = async (): Promise<StartGroup[]> => (await call('GET', 'synonyms/start')).json()

  test('are listed, and used until the shop switches them off', async () => {
    expect(await idsOf('کتونی')).toEqual([10])
    const groups = (await startList()).filter(({ words }) => words.includes('کتونی'))
    expect(groups).not.toEqual([])
    for (const { key, active } of groups) {
      expect(active).toBe(true)
      const off = await call('PUT', `synonyms/start/${encodeURIComponent(key)}`, { active: false })
      expect(await off.json()).toMatchObject({ key, active: false })
    }
    expect(await idsOf('کتونی')).toEqual([])
    expect((await startList()).filter(({ active }) => !active)).toHaveLength(groups.length)
    for (const { key } of groups)
      await call('PUT', `synonyms/start/${encodeURIComponent(key)}`, { active: true })
    expect(await idsOf('کتونی')).toEqual([10])
  })

  test('have one key each', async () => {
    const keys = (await startList()).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(500)
  })

  test('of an unknown key are not found, and active is wanted', async () => {
    expect((await call('PUT', 'synonyms/start/none', { active: false })).status).toBe(404)
    expect((await call('PUT', 'synonyms/start/none', {})).status).toBe(400)
  })
})

describe('rules of the shop', () => {
  test('pin and hide products for a query, however it is spelled', async () => {
    expect(await idsOf('هدیه')).toEqual([60, 20])
    const rule = await made('rules', { query: 'هدیه', pinned: [30], hidden: [60] })
    expect(await idsOf('هديه')).toEqual([30, 20])
    expect(await idsOf('هدیه', { orderby: 'price' })).toEqual([30, 20])
    const changed = await call('PUT', `rules/${rule.id}`, { query: 'هديه', pinned: [20], hidden: [] })
    expect(changed.status).toBe(200)
    const now = { id: rule.id, query: 'هديه', pinned: [20], hidden: [] }
    expect(await changed.json()).toEqual(now)
    expect(await (await call('GET', 'rules')).json()).toEqual([now])
    expect(await (await call('GET', `rules/${rule.id}`)).json()).toEqual(now)
    expect(await idsOf('هدیه')).toEqual([20, 60])
    expect((await call('DELETE', `rules/${rule.id}`)).status).toBe(200)
    expect(await idsOf('هدیه')).toEqual([60, 20])
  })

  test('hold for slips, endings and words that say nothing, unless those have a rule of their own', async () => {
    await made('rules', { query: 'هدیه', pinned: [30], hidden: [60] })
    for (const text of ['هدیه ها', 'هدیه‌های', 'قیمت هدیه', 'هدیخ', 'hedye']) {
      expect([text, ...(await idsOf(text)).slice(0, 2)]).toEqual([text, 30, 20])
    }
    await made('rules', { query: 'هدیه‌ها', hidden: [20] })
    expect(await idsOf('هدیه‌ها')).toEqual([60])
    expect((await idsOf('هدیه')).slice(0, 2)).toEqual([30, 20])
  })

  test('show nothing that shoppers may not see', async () => {
    const draft = 50
    await made('rules', { query: 'هدیه', pinned: [draft] })
    expect(await idsOf('هدیه')).toEqual([60, 20])
  })

  test('are changed in part: what is not given stays', async () => {
    const { id } = await made('rules', { query: 'هدیه', pinned: [30], hidden: [60] })
    const changed = await call('PATCH', `rules/${id}`, { pinned: [20, 30, 20] })
    expect(await changed.json()).toEqual({ id, query: 'هدیه', pinned: [20, 30], hidden: [60] })
  })

  const refusal = async (answer: Response) => {
    expect(answer.status).toBe(400)
    const { details } = (await answer.json()).data
    return Object.entries<{ code: string }>(details).map(([field, { code }]) => [field, code])
  }

  test.each<[body: object, field: string, code: string]>([
    [{ query: ' ؟ ' }, 'query', 'ghab_search_query'],
    [{ query: 'x'.repeat(61) }, 'query', 'ghab_search_query'],
    [{ query: 'x', pinned: Array(51).fill(30) }, 'pinned', 'ghab_search_many_products'],
    [{ query: 'x', hidden: Array(51).fill(30) }, 'hidden', 'ghab_search_many_products'],
    [{ query: 'x', pinned: [30, 9999] }, 'pinned', 'ghab_search_no_product'],
    [{ query: 'x', hidden: [9999] }, 'hidden', 'ghab_search_no_product'],
    [{ query: 'x', pinned: [30], hidden: [30] }, 'hidden', 'ghab_search_pinned_and_hidden'],
  ])('are refused as %j', async (body, field, code) => {
    expect(await refusal(await call('POST', 'rules', body))).toEqual([[field, code]])
    const { id } = await made('rules', { query: 'هدیه', pinned: [20] })
    expect(await refusal(await call('PUT', `rules/${id}`, body))).toEqual([[field, code]])
    expect(await (await call('GET', 'rules')).json()).toEqual([
      { id, query: 'هدیه', pinned: [20], hidden: [] },
    ])
  })

  test('are one for each query: a second one is refused with the id of the first', async () => {
    const first = await made('rules', { query: 'هدیه', pinned: [20] })
    const second = await made('rules', { query: 'کادو', pinned: [30] })
    for (const [method, path] of [
      ['POST', 'rules'],
      ['PUT', `rules/${second.id}`],
    ] as const) {
      const answer = await call(method, path, { query: 'هديه' })
      expect(answer.status).toBe(400)
      expect((await answer.json()).data.details.query).toMatchObject({
        code: 'ghab_search_rule_exists',
        data: { resource_id: first.id },
      })
    }
  })

  test('keep a product that was deleted since, until somebody takes it out', async () => {
    const body = { name: 'فرفره', regular_price: '1000' }
    const answer = await store.call('/wp-json/wc/v3/products', { method: 'POST', headers: manager, body })
    const product = (await answer.json()) as { id: number }
    const { id } = await made('rules', { query: 'هدیه', pinned: [product.id, 30] })
    const path = `/wp-json/wc/v3/products/${product.id}?force=true`
    expect((await store.call(path, { method: 'DELETE', headers: manager })).status).toBe(200)
    expect((await call('PUT', `rules/${id}`, { pinned: [30, product.id] })).status).toBe(200)
    expect((await idsOf('هدیه'))[0]).toBe(30)
    expect((await call('PUT', `rules/${id}`, { pinned: [30] })).status).toBe(200)
    expect(await refusal(await call('PUT', `rules/${id}`, { pinned: [product.id] }))).toEqual([
      ['pinned', 'ghab_search_no_product'],
    ])
  })

  test('are tried without being stored', async () => {
    const preview = async (query: object) =>
      (await call('GET', `rules/preview?${new URLSearchParams({ ...query })}`)).json()
    const { id } = await made('rules', { query: 'هدیه', hidden: [60] })
    const tried = { rule_id: id, total: 2, product_ids: [30, 60] }
    expect(await preview({ query: 'هديه', pinned: '30', hidden: '20' })).toEqual(tried)
    expect(await preview({ query: 'هدیه', pinned: '30', hidden: '20', per_page: '1' })).toEqual({
      ...tried,
      product_ids: [30],
    })
    expect(await preview({ query: 'هدیه' })).toEqual({ rule_id: id, total: 2, product_ids: [60, 20] })
    expect(await preview({ query: 'کفش' })).toEqual({ rule_id: null, total: 1, product_ids: [10] })
    expect(await preview({ query: ' ' })).toEqual({ rule_id: null, total: 0, product_ids: [] })
    expect(await idsOf('هدیه')).toEqual([20])
  })
})

test.each(['synonyms', 'synonyms/start', 'rules', 'rules/preview', 'report'])(
  '%s are the business of those who run the shop',
  async (path) => {
    expect((await call('GET', path, undefined, {})).status).toBe(401)
    const reader = await managerHeaders(store, 'read')
    expect((await call('GET', path, undefined, reader)).status).toBe(200)
    if (path !== 'report' && path !== 'rules/preview') {
      expect((await call('POST', path, { words: ['a', 'b'], query: 'a' }, reader)).status).toBe(401)
    }
  },
)

describe('the report', () => {
  const seen = (text: string, address: string, product_id?: number) =>
    store.call('/wp-json/ghab/v1/search/seen', {
      method: 'POST',
      address,
      body: { search: text, ...(product_id && { product_id }) },
    })
  const report = async (query = '') => (await call('GET', `report?${query}`)).json()

  test('counts what came of searches, each caller once a day', async () => {
    for (const address of ['1', '1', '2', '3']) expect((await seen('كفش', address)).status).toBe(204)
    await seen('کفش', '4', 10)
    await seen('کفش', '4', 30)
    await seen('یخچال', '1')
    await seen('هدیه', '1')
    expect(await report()).toEqual([
      { query: 'کفش', text: 'كفش', searches: 3, clicks: 1 },
      { query: 'هدیه', text: 'هدیه', searches: 1, clicks: 0 },
      { query: 'یخچال', text: 'یخچال', searches: 1, clicks: 0 },
    ])
    expect(await report('show=nothing')).toMatchObject([{ query: 'یخچال' }])
    expect(await report('show=unclicked')).toMatchObject([{ query: 'هدیه' }])
  })

  test.each(['ali@example.com', '09121234567', '6037 9911 2233 4455', 'x'.repeat(61)])(
    'keeps nothing that may be somebody’s: %s',
    async (text) => {
      expect((await seen(text, '1')).status).toBe(204)
      expect(await report()).toEqual([])
    },
  )

  test('a caller is not counted without end, and a wrong body is refused', async () => {
    for (let at = 0; at < 70; at++) await seen(`کفش ${at}`, '1')
    expect(await report('per_page=100')).toHaveLength(60)
    now += TEN_MINUTES
    expect((await seen('', '1')).status).toBe(400)
  })

  test('days that are long gone are forgotten', async () => {
    await seen('کفش', '1')
    await report()
    now += 91 * DAY
    await report()
    expect(await store.db.selectFrom('search_counts').selectAll().execute()).toEqual([])
  })

  test('what many searched for and found on several days is popular', async () => {
    const popular = async () =>
      (await (await store.call('/wp-content/plugins/ghab/rests/plugin.php')).json()).popular_searches
    for (const address of ['1', '2', '3']) await seen('کفش', address)
    await report()
    now += DAY
    for (const address of ['1', '2', '3']) await seen('کفش', address)
    for (const address of ['1', '2', '3', '4', '5', '6']) await seen('کتاب', address)
    await report()
    expect(await popular()).toEqual(['کفش'])
  })

  test('what was opened comes a little earlier next time', async () => {
    const before = await idsOf('آبی')
    const other = before[1] as number
    for (const address of ['1', '2', '3', '4']) await seen('آبی', address, other)
    await report()
    await store.runJobs()
    // another page of answers than the cached one
    expect(await idsOf('آبی', { per_page: '7' })).toEqual([other, before[0]])
  })
})
