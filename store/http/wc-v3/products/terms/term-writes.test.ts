import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { translationRow } from '#tests/support/rows/translation-row.ts'
import { CATALOG_NOW, catalogShop } from '#tests/support/shops/catalog-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const BASE = '/wp-json/wc/v3/products'
let store: TestStore
let manager: Record<string, string>
let fetched: string[]
let outside: () => Promise<Response>

beforeEach(async () => {
  fetched = []
  outside = async () => Response.error()
  store = await createTestStore(
    (db) => writeShop(db, catalogShop()),
    () => CATALOG_NOW,
    {
      fetch: async (url) => {
        fetched.push(url)
        return outside()
      },
    },
  )
  await mkdir(join(store.dataDir, 'media'), { recursive: true })
  manager = await managerHeaders(store)
})

const send = async (method: string, path: string, body?: unknown, headers = manager) => {
  const response = await store.call(`${BASE}/${path}`, { method, body, headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const post = (path: string, body: unknown) => send('POST', path, body)
const put = (path: string, body: unknown) => send('PUT', path, body)
const get = async (path: string) => (await send('GET', path)).body

const KINDS = ['categories', 'brands', 'tags', 'shipping_classes', 'attributes/1/terms'] as const

describe.each(KINDS)('%s', (kind) => {
  test('are made, changed and deleted, and each is read at once', async () => {
    const made = await post(kind, { name: 'New & <b>Fine</b>', description: '<i>x</i><script>y</script>' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      name: 'New & Fine',
      slug: 'new-fine',
      description: '<i>x</i>',
      count: 0,
    })
    const { id } = made.body
    expect(made.headers.get('Location')).toBe(`${TEST_ORIGIN}${BASE}/${kind}/${id}`)
    expect(await get(`${kind}/${id}`)).toEqual(made.body)
    expect((await put(`${kind}/${id}`, { name: 'Second' })).body).toMatchObject({
      name: 'Second',
      slug: 'new-fine',
    })
    expect((await get(`${kind}?search=second`)).map((term: { id: number }) => term.id)).toEqual([id])
    const kept = await send('DELETE', `${kind}/${id}`)
    expect([kept.status, kept.body.code]).toEqual([501, 'woocommerce_rest_trash_not_supported'])
    const gone = await send('DELETE', `${kind}/${id}?force=true`)
    expect(gone.body).toMatchObject({ id, name: 'Second' })
    expect(gone.body._links.self).toEqual([{ href: `${TEST_ORIGIN}${BASE}/${kind}/${id}` }])
    expect((await send('DELETE', `${kind}/${id}?force=true`)).status).toBe(404)
    expect((await put(`${kind}/${id}`, { name: 'x' })).body.code).toBe('woocommerce_rest_term_invalid')
  })

  test('a name twice is refused, a slug twice gets a number or is refused', async () => {
    const { id } = (await post(kind, { name: 'Same' })).body
    const again = await post(kind, { name: 'same' })
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject({ code: 'term_exists', data: { status: 400, resource_id: id } })
    expect((await post(kind, { name: 'Other', slug: 'same' })).body.slug).toBe('same-2')
    const third = (await post(kind, { name: 'Third' })).body
    expect((await put(`${kind}/${third.id}`, { slug: 'same' })).body.code).toBe('duplicate_term_slug')
    expect((await put(`${kind}/${third.id}`, { name: '' })).body.code).toBe('empty_term_name')
  })

  test('in batches, each entry by itself', async () => {
    const made = await post(`${kind}/batch`, { create: [{ name: 'A' }, { name: 'a' }, {}, { name: 'B' }] })
    expect(made.body.create.map((one: { error?: { code: string } }) => one.error?.code)).toEqual([
      undefined,
      'term_exists',
      'empty_term_name',
      undefined,
    ])
    const [{ id: a }, , , { id: b }] = made.body.create
    const { body } = await post(`${kind}/batch`, {
      update: [
        { id: a, name: 'A2' },
        { id: 99_999, name: 'x' },
      ],
      delete: [b],
    })
    expect(body.update[0].name).toBe('A2')
    expect(body.update[1]).toMatchObject({ id: 99_999, error: { code: 'woocommerce_rest_term_invalid' } })
    expect(body.delete[0].id).toBe(b)
  })

  test('by nobody without a key that writes', async () => {
    expect((await send('POST', kind, { name: 'x' }, {})).body.code).toBe('woocommerce_rest_cannot_create')
    const reader = await managerHeaders(store, 'read')
    expect((await send('POST', kind, { name: 'x' }, reader)).status).toBe(401)
    expect((await send('POST', `${kind}/batch`, {}, {})).status).toBe(401)
  })

  test('a name is needed', async () => {
    expect((await post(kind, {})).body).toEqual({
      code: 'rest_missing_callback_param',
      message: 'Missing parameter(s): name',
      data: { status: 400, params: ['name'] },
    })
  })
})

describe('categories', () => {
  test('lie in others, but not in themselves', async () => {
    expect((await post('categories', { name: 'x', parent: 99 })).body.code).toBe('missing_parent')
    expect((await put('categories/1', { parent: 2 })).body.code).toBe('invalid_parent')
    expect((await put('categories/2', { parent: 2 })).body.parent).toBe(0)
  })

  test('that are deleted leave their products, and what lay in them moves up', async () => {
    const { id } = (await post('categories', { name: 'Sandals', parent: 2 })).body
    await send('DELETE', 'categories/2?force=true')
    expect((await get(`categories/${id}`)).parent).toBe(1)
    expect((await get('10')).categories).toEqual([])
    expect(await get('?category=2')).toEqual([])
  })

  test('take one of four displays, an order and a picture of the library', async () => {
    const image = { id: 1, alt: 'A shoe' }
    const { body } = await put('categories/3', { display: 'both', menu_order: 7, image })
    expect(body).toMatchObject({ display: 'both', menu_order: 7, image: { id: 1, alt: 'A shoe' } })
    const again = await put('categories/3', {
      image: { src: body.image.src.replace('/media/', '/media/360/') },
    })
    expect(again.body.image.id).toBe(1)
    expect((await put('categories/3', { image: { id: 99 } })).body.image).toBeNull()
    expect((await put('categories/3', { display: 'wall' })).body.data.params.display).toBe(
      'display is not one of default, products, subcategories, and both.',
    )
    expect(fetched).toEqual([])
  })

  test('take a picture from elsewhere, drawn anew', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    outside = async () => new Response(new Uint8Array(png))
    const src = 'https://pictures.test/red.png'
    const { image } = (await put('categories/3', { image: { src } })).body
    expect(fetched).toEqual([src])
    expect(image).toMatchObject({ name: 'red.png', width: 9 })
    expect(image.src).toMatch(/^http:\/\/shop\.test\/media\/.*\.webp$/)
    outside = async () => new Response('<html>')
    const text = await put('categories/3', { image: { src } })
    expect([text.status, text.body.code]).toEqual([400, 'woocommerce_product_image_upload_error'])
    outside = async () => new Response(null, { status: 404, statusText: 'Not Found' })
    expect((await put('categories/3', { image: { src } })).body.message).toBe(
      `Error getting remote image ${src}. Error: Not Found`,
    )
    expect((await put('categories/3', { image: { src: 'file:///etc/passwd' } })).status).toBe(400)
  })

  test('have texts in the second language, and nothing else in it', async () => {
    expect((await put('categories/3?lang=en', { name: 'Books' })).body.name).toBe('Books')
    expect((await get('categories/3')).name).toBe('کتاب')
    expect((await put('categories/3?lang=en', { name: 'x', parent: 1 })).body.data.params).toEqual({
      parent: 'parent is the same in every language.',
    })
    expect((await put('categories/3?lang=fa', { name: 'کتاب‌ها' })).body.name).toBe('کتاب‌ها')
  })
})

describe.each(['categories', 'brands', 'tags'] as const)('texts of %s in the second language', (kind) => {
  const given = {
    name: 'Fine <b>things</b>',
    description: '<p>a<img src="/a.webp" onerror="x()"></p><form><style>b{}</style></form>',
  }
  const kept = { name: 'Fine things', description: '<p>a<img src="/a.webp" /></p>' }

  test('are as safe as those in its own', async () => {
    expect((await put(`${kind}/1?lang=en`, given)).body).toMatchObject(kept)
    expect(await get(`${kind}/1?lang=en`)).toMatchObject(kept)
    const row = await store.db.selectFrom('translations').select('fields').executeTakeFirstOrThrow()
    expect(row.fields).not.toMatch(/form|onerror/)
  })
})

test('descriptions that were stored before they were sanitised are shown without what is dangerous', async () => {
  const text = { description: '<form>a</form><i>b</i>' }
  const translations = (['category', 'tag'] as const).map((kind) => translationRow(kind, 1, text))
  const old = await createTestStore((db) => writeShop(db, { ...catalogShop(), translations }))
  for (const kind of ['categories', 'tags']) {
    const term = await (await old.call(`${BASE}/${kind}/1?lang=en`)).json()
    expect(term.description).toBe('a<i>b</i>')
  }
  await old.close()
})

test('a brand has no display', async () => {
  expect((await post('brands', { name: 'x', display: 'products' })).body.data.details.display.code).toBe(
    'rest_field_not_served',
  )
})

test('a slug is suggested for a shipping class', async () => {
  await post('shipping_classes', { name: 'Bulky' })
  expect(await get('shipping_classes/slug-suggestion?name=Bulky')).toBe('bulky-2')
})

describe('attributes', () => {
  const optionsOf = async (id: number) => (await get(String(id))).attributes

  test('are made with a slug of their own', async () => {
    const { status, body } = await post('attributes', { name: 'Size', order_by: 'name', has_archives: true })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Size',
      slug: 'pa_size',
      type: 'select',
      order_by: 'name',
      has_archives: true,
    })
    const taken = await post('attributes', { name: 'Other', slug: 'pa_size' })
    expect(taken.body).toEqual({
      code: 'woocommerce_rest_cannot_create',
      message: 'Slug "size" is already in use. Change it, please.',
      data: { status: 400 },
    })
    const long = await post('attributes', { name: 'x', slug: 'a-slug-that-is-much-longer-than-allowed' })
    expect(long.body.message).toContain('is too long (28 characters max)')
    expect((await put(`attributes/${body.id}`, { name: 'Width' })).body.slug).toBe('pa_width')
  })

  test('and their terms are renamed on products and variations', async () => {
    await put('attributes/1', { name: 'Colour', slug: 'tint' })
    await put('attributes/1/terms/1', { name: 'Red' })
    expect(await optionsOf(10)).toMatchObject([{ name: 'Colour', slug: 'pa_tint', options: ['Red', 'آبی'] }])
    expect(await get('10/variations/11')).toMatchObject({
      attributes: [{ id: 1, name: 'Colour', option: 'Red' }],
    })
    expect((await get('?attribute=pa_tint&attribute_term=1')).map(({ id }: { id: number }) => id)).toEqual([
      10,
    ])
  })

  test('a term is not renamed to another one, with which products could not tell it apart', async () => {
    const taken = await put('attributes/1/terms/1', { name: 'آبی' })
    expect([taken.status, taken.body.code, taken.body.data.resource_id]).toEqual([400, 'term_exists', 2])
    expect((await optionsOf(10))[0].options).toEqual(['قرمز', 'آبی'])
    await put('attributes/1/terms/1', { name: 'Red' })
    expect((await put('attributes/1/terms/2', { name: 'red' })).body.code).toBe('term_exists')
    expect((await put('attributes/1/terms/1', { name: 'RED' })).body.name).toBe('RED')
    const { id } = (await post('attributes', { name: 'Lining' })).body
    await post(`attributes/${id}/terms`, { name: 'Grey' })
    expect((await put('attributes/1/terms/1', { name: 'Grey' })).status).toBe(200)
  })

  test('a term that is deleted is no option any more', async () => {
    await send('DELETE', 'attributes/1/terms/2?force=true')
    expect((await optionsOf(10))[0].options).toEqual(['قرمز'])
    expect((await get('10/variations/12')).attributes).toMatchObject([{ id: 1, option: '' }])
  })

  test('are deleted without force too, with their terms and from products', async () => {
    expect((await send('DELETE', 'attributes/1')).status).toBe(200)
    expect(await optionsOf(10)).toEqual([])
    expect((await get('attributes/1/terms')).message).toBe('Taxonomy does not exist.')
    expect((await send('DELETE', 'attributes/1')).body.code).toBe('woocommerce_rest_taxonomy_invalid')
    expect(await store.db.selectFrom('attribute_terms').selectAll().execute()).toEqual([])
  })
})

describe('swatches', () => {
  const own = async (path: string) => (await store.call(`/wp-json/ghab/v1/${path}`)).json()
  const facetOf = async (id: number) => {
    const { facets } = await own('products?facets=1')
    const terms = facets.attributes.flatMap((one: { terms: { id: number }[] }) => one.terms)
    return terms.find((term: { id: number }) => term.id === id).swatch
  }

  test('a colour is written, and shown where shoppers choose', async () => {
    const { body } = await put('attributes/1/terms/1', { swatch: '#AA00ff' })
    expect(body).toMatchObject({ swatch: '#aa00ff', swatch_image: null })
    expect(await own('swatches')).toEqual({ pa_color: { قرمز: '#aa00ff', آبی: '#0000ff' } })
    expect(await facetOf(1)).toBe('#aa00ff')
    const none = await put('attributes/1/terms/1', { swatch: null })
    expect(none.body.swatch).toBeNull()
    expect(await own('swatches')).toEqual({ pa_color: { آبی: '#0000ff' } })
  })

  test('a picture of the library stands before a colour', async () => {
    const { body } = await put('attributes/1/terms/1', { swatch_image: { id: 1 } })
    expect(body).toMatchObject({ swatch: '#ff0000', swatch_image: { id: 1 } })
    const small = body.swatch_image.src.replace('/media/', '/media/160/')
    expect((await own('swatches')).pa_color.قرمز).toBe(small)
    expect(await facetOf(1)).toBe(small)
    expect((await put('attributes/1/terms/1', { swatch_image: null })).body.swatch_image).toBeNull()
    expect(await facetOf(1)).toBe('#ff0000')
  })

  test.each(['red', '#f00', 'url(x)', '#12345g'])('%s is no colour', async (swatch) => {
    const { status, body } = await put('attributes/1/terms/1', { swatch })
    expect([status, body.data.details.swatch.code]).toEqual([400, 'rest_invalid_hex_color'])
    expect((await get('attributes/1/terms/1')).swatch).toBe('#ff0000')
  })

  test('belong to attributes of the type color', async () => {
    await put('attributes/1', { type: 'select' })
    expect(Object.keys(await get('attributes/1/terms/1'))).not.toContain('swatch')
    expect(await own('swatches')).toEqual({})
    expect(await facetOf(1)).toBeNull()
    const refused = await put('attributes/1/terms/1', { swatch: '#00ff00' })
    expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, ['swatch']])
    await put('attributes/1', { type: 'color' })
    expect(await facetOf(1)).toBe('#ff0000')
  })

  test('stand in the audit log', async () => {
    await put('attributes/1/terms/1', { swatch: '#00ff00' })
    const entries = await store.db.selectFrom('audit_log').select(['resource', 'changes']).execute()
    expect(JSON.stringify(entries.at(-1))).toContain('#00ff00')
  })
})
