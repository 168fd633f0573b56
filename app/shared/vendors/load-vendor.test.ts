import { expect, test } from 'vitest'
import { createStoreClient, type StoreClient } from '#store-api/client/store-client.ts'
import { loadVendor } from './load-vendor.ts'

const storeWith = (mode: number, meta: object): StoreClient =>
  createStoreClient({
    origin: 'http://shop.test',
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/plugin.php')) return Response.json({ mvf_enabled: mode })
      return pathname.endsWith('/vendors/nila')
        ? Response.json({ id: 7, slug: 'nila', name: 'nila', phone: '021', meta })
        : Response.json({ code: 'rest_vendor_invalid' }, { status: 404 })
    },
  })

test('a seller is named as the marketplace in use spells it', async () => {
  expect(await loadVendor(storeWith(1, { store_name: 'Nila' }), 'nila')).toMatchObject({ name: 'Nila' })
  expect(await loadVendor(storeWith(2, { pv_shop_name: 'Nila 2' }), 'nila')).toMatchObject({ name: 'Nila 2' })
  expect(await loadVendor(storeWith(1, {}), 'nila')).toMatchObject({ name: 'nila', phone: '021' })
})

test('there is none of an unknown name, and none at all in a shop of one seller', async () => {
  expect(await loadVendor(storeWith(1, {}), 'nobody')).toBeNull()
  expect(await loadVendor(storeWith(0, {}), 'nila')).toBeNull()
})
