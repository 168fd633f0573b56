import { beforeAll, expect, it, vi } from 'vitest'
import type * as PartHtml from '#app/part-html.server.tsx'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { markupOf, renderPage } from '#tests/support/rendered-pages.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const inPlace = vi.hoisted(() => ({ all: false }))

// the same pages with every part drawn in its place
vi.mock('#app/part-html.server.tsx', async (original) => {
  const { createDrawPart } = await original<typeof PartHtml>()
  return {
    createDrawPart: (context: Parameters<typeof createDrawPart>[0]) =>
      inPlace.all ? null : createDrawPart(context),
  }
})

let store: TestStore
beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      ...smallShop(),
      customers: [customerRow({ id: 13, email: 'bulk@shop.test', role: 'wholesale_customer' })],
    }),
  )
})

const read = async (path: string, locale: 'fa' | 'en'): Promise<string> => {
  const page = await renderPage(store, path, { locale })
  expect(page.status).toBe(200)
  return page.text()
}

const PAGES = ['/', '/shop', '/shop?on_sale=true&page=1', '/product/cup', '/search']
const pages = PAGES.flatMap((path) => [[path, 'fa'] as const, [path, 'en'] as const])

it.each(pages)('a page is as if all of it was drawn for itself: %s in %s', async (path, locale) => {
  inPlace.all = true
  const whole = await read(path, locale)
  inPlace.all = false
  await read(path, locale)
  expect(await read(path, locale)).toBe(whole)
})

it('a product that was changed is shown as it is now, in lists that were drawn before', async () => {
  const before = await read('/shop', 'en')
  await inTransaction({ db: store.db, clock: Date.now, actor: SYSTEM }, async (inside) => {
    await inside.db.updateTable('products').set({ name: 'Evergreen' }).where('id', '=', 6).execute()
    await recordEvent(inside, { type: 'product.changed', payload: { id: 6 } })
  })
  expect(before).not.toContain('Evergreen')
  expect(await read('/shop', 'en')).toContain('Evergreen')
})

it('shows wholesale prices to wholesale customers alone, whoever was there before', async () => {
  await inTransaction({ db: store.db, clock: Date.now, actor: SYSTEM }, async (inside) => {
    await inside.db.updateTable('products').set({ wholesale_price: 77_123 }).where('id', '=', 1).execute()
    await recordEvent(inside, { type: 'product.changed', payload: { id: 1 } })
  })
  const headers = await customerHeaders(store, { id: 13, role: 'wholesale_customer' })
  const shown = async (given?: Record<string, string>) =>
    (await markupOf(await renderPage(store, '/shop', { locale: 'en', headers: given }))).includes('77,123')
  expect([await shown(), await shown(headers), await shown(), await shown(headers)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

it('a section of home that was changed is shown as it is now', async () => {
  const textOf = async (html: string) => {
    const saved = await saveSettings(
      { db: store.db, clock: Date.now, actor: SYSTEM },
      { home: [{ type: 'text', title: 'News', html }] as never },
    )
    expect(saved.ok).toBe(true)
    return markupOf(await renderPage(store, '/', { locale: 'en' }))
  }
  expect(await textOf('<p>Before</p>')).toContain('Before')
  const after = await textOf('<p>Afterwards</p>')
  expect([after.includes('Before'), after.includes('Afterwards')]).toEqual([false, true])
})
