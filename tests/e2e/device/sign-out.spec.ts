import type { Page } from '@playwright/test'
import { loadSource } from '#demo/seed-demo.ts'
import { expect, test } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { fa, visit } from '#tests/support/screen.ts'

/** All that the browser keeps of the shop but cookies: storage, databases, and the worker's copies. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const table of database.objectStoreNames)
        kept.push(await done(database.transaction(table).objectStore(table).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        kept.push(request.url, decodeURIComponent(request.url))
        if (/text|json/.test(answer?.headers.get('content-type') ?? '')) kept.push(await answer?.text())
      }
    }
    return JSON.stringify(kept)
  })

test.use({ serviceWorkers: 'allow' })

test('signing out leaves nothing of the customer on the device', async ({ page, context }) => {
  const shopper = (await loadSource('fa')).customers.find(({ role }) => role === 'customer')
  if (!shopper) throw new Error('the demo shop has no customer')
  const { email, mobile, address } = shopper
  const marks = [email, mobile, address.address_1, address.postcode, 'سفارش آبی بماند']
  await signIn(page, 'fa', '/settings')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  for (const path of ['/my-orders', '/my-order-detail?id=1006', '/shipping-address', '/my-account', '/cart'])
    await visit(page, path)
  await visit(page, '/contact-us')
  await page.getByRole('textbox', { name: fa('content_contact_message') }).fill('سفارش آبی بماند')
  await visit(page, '/settings')
  const before = await keptBy(page)
  expect(marks.filter((mark) => before.includes(mark))).not.toEqual([])
  await page
    .getByRole('main')
    .getByRole('button', { name: fa('account_sign_out') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect
    .poll(async () => {
      const after = await keptBy(page)
      return marks.filter((mark) => after.includes(mark))
    })
    .toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vitrin_session')
})
