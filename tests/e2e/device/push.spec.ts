import type { BrowserContext, Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { pushedAlerts } from '#tests/support/receivers/pushed-alerts.ts'
import { fa, visit } from '#tests/support/screen.ts'

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

test('who turned messages on gets them after the next sign-in, too', async ({ page, context, origin }) => {
  await context.grantPermissions(['notifications'], { origin })
  // a browser without windows shows no notifications, and no push service answers it
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const subscription = {
      toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: 'p', auth: 'a' } }),
    } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('test_push') ? subscription : null
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test_push', '1')
      return subscription
    }
  })
  let subscribed = 0
  await page.route('**/wp-json/ghab/v1/push/subscriptions', async (route) => {
    subscribed += 1
    await route.fulfill({ json: {} })
  })
  await signIn(page, 'fa', '/settings')
  await page.getByRole('switch', { name: fa('settings_push') }).click()
  await expect(page.getByText(fa('settings_push_on'))).toBeVisible()
  expect(subscribed).toBe(1)
  // the session has ended
  await context.clearCookies()
  await signIn(page, 'fa', '/cart')
  await expect.poll(() => subscribed).toBe(2)
})
