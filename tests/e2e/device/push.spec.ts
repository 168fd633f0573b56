import type { BrowserContext, Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { pushedAlerts } from '#tests/support/receivers/pushed-alerts.ts'
import { visit } from '#tests/support/screen.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

const NEWS = {
  title: 'سفارش ۱۲ تکمیل شد',
  body: 'امیدواریم از خریدتان راضی باشید.',
  url: '/blog',
  tag: 'order-12',
  dir: 'rtl',
  lang: 'fa',
}

/** What the worker asked the browser to show. */
interface Handed {
  handed: { title: string; body?: string; dir?: string }[]
}

/** Opens the shop and its worker: what is pushed to the browser, and what the worker then asks it to show. */
const openPush = async (page: Page, context: BrowserContext, origin: string) => {
  await context.grantPermissions(['notifications'], { origin })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const starting = context.waitForEvent('serviceworker')
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const registrationId = await registered
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  // a browser without windows has no place for notifications: what the worker hands over is what is looked at
  const worker = await starting
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Handed & { registration: ServiceWorkerRegistration }
    scope.handed = []
    scope.registration.showNotification = async (title, { body, dir } = {}) => {
      scope.handed.push({ title, body, dir })
    }
  })
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as Handed).handed),
    push: (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
  }
}

test('what the shop pushes is shown', async ({ page, context, origin }) => {
  const { shown, push } = await openPush(page, context, origin)
  for (const data of ['not for anybody', JSON.stringify(NEWS)]) await push(data)
  await expect.poll(shown).toEqual([{ title: NEWS.title, body: NEWS.body, dir: 'rtl' }])
})

test('a lower price and a restock are shown as the shop encrypts them', async ({ page, context, origin }) => {
  const { shown, push } = await openPush(page, context, origin)
  for (const message of await pushedAlerts()) await push(message)
  await expect.poll(shown).toEqual([
    { title: 'Cup ارزان‌تر شد', body: expect.stringContaining('۹۰٬۰۰۰ تومان'), dir: 'rtl' },
    { title: expect.stringContaining('Plate'), body: expect.any(String), dir: 'rtl' },
  ])
})
