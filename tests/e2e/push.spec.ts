import { expect, PHONE, test } from '../support/browser.ts'
import { visit } from '../support/screen.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

const NEWS = {
  title: 'سفارش ۱۲ تکمیل شد',
  body: 'امیدواریم از خریدتان راضی باشید.',
  url: '/blog',
  tag: 'order-12',
  dir: 'rtl',
  lang: 'fa',
}

test('what the shop pushes is shown', async ({ page, context, origin }) => {
  await context.grantPermissions(['notifications'], { origin })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const registrationId = await registered
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const shown = () =>
    page.evaluate(async () => {
      const { ready } = navigator.serviceWorker
      return (await (await ready).getNotifications()).map(({ title, body, dir }) => ({ title, body, dir }))
    })
  for (const data of ['not for anybody', JSON.stringify(NEWS)]) {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
  await expect.poll(shown).toEqual([{ title: NEWS.title, body: NEWS.body, dir: 'rtl' }])
})
