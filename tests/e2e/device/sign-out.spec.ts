import type { Page } from '@playwright/test'
import { loadSource } from '#demo/seed-demo.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdScript } from '#tests/support/hold-requests.ts'
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

/** Signs the demo shopper in, looks at pages of their own, and answers what shows that they were here. */
const beHere = async (page: Page): Promise<string[]> => {
  const shopper = (await loadSource('fa')).customers.find(({ role }) => role === 'customer')
  if (!shopper) throw new Error('the demo shop has no customer')
  const { email, mobile, address } = shopper
  const typed = 'سفارش آبی بماند'
  await signIn(page, 'fa', '/settings')
  for (const path of ['/my-orders', '/my-order-detail?id=1006', '/shipping-address', '/my-account', '/cart'])
    await visit(page, path)
  await visit(page, '/contact-us')
  await page.getByRole('textbox', { name: fa('content_contact_message') }).fill(typed)
  await visit(page, '/settings')
  const marks = [email, mobile, address.address_1, address.postcode, typed]
  await expect.poll(() => keptOf(page, marks)).toContain(typed)
  return marks
}

/** Which of these texts the browser keeps somewhere. */
const keptOf = async (page: Page, marks: string[]): Promise<string[]> => {
  const kept = await keptBy(page)
  return marks.filter((mark) => kept.includes(mark))
}

const signOutButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: fa('account_sign_out') })

test.describe('signing out', () => {
  test.use({ serviceWorkers: 'allow' })

  test('leaves nothing of the customer on the device', async ({ page, context }) => {
    const marks = await beHere(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await signOutButton(page).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => keptOf(page, marks)).toEqual([])
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect(cookies).not.toContain('vitrin_session')
    expect(cookies).not.toContain('signed_out')
  })
})

test('signing out before the page’s script has come leaves nothing of the customer either', async ({
  page,
  context,
}) => {
  const marks = await beHere(page)
  const release = await holdScript(page)
  await page.goto('/settings', { waitUntil: 'commit' })
  await signOutButton(page).click()
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' })
  expect((await context.cookies()).map(({ name }) => name)).toContain('signed_out')
  release()
  await visit(page, '/')
  await expect.poll(() => keptOf(page, marks)).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_out')
})
