import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, storeAt, visit } from '#tests/support/screen.ts'

const keptOrder = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('localforage')
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('keyvaluepairs')) return resolve(null)
          const reading = database
            .transaction('keyvaluepairs')
            .objectStore('keyvaluepairs')
            .get('app_settings')
          reading.onsuccess = () => resolve(reading.result?.update_order ?? null)
          reading.onerror = () => resolve(null)
        }
      }),
  )

const DEMO_KEY = Buffer.from('ck_vitrin_demo_fa:cs_vitrin_demo_1405').toString('base64')

test.use({ viewport: PHONE, hasTouch: true })

test('settings saved meanwhile are kept on the device and shown, and nothing typed is lost', async ({
  page,
  request,
  origin,
}) => {
  const colour = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-header'))
  const place = 'خیابان تازه، پلاک ۱۲'
  const save = async () => {
    const saved = await request.put(`${origin}/wp-json/wc/v3/settings/general/woocommerce_store_address`, {
      headers: { Authorization: `Basic ${DEMO_KEY}` },
      data: { value: place },
    })
    expect(saved.status()).toBe(200)
    return storeAt(origin).settings()
  }
  let typed = () => {}
  const whenTyped = new Promise<void>((resolve) => {
    typed = resolve
  })
  // the check waits until something is typed, and until the settings are saved
  await page.route('**/rests/plugin.php', async (route) => {
    await whenTyped
    await route.fulfill({
      json: { ...(await save()), custom_color: '#b3182a', css_code: 'h1{letter-spacing:1px}' },
    })
  })
  await visit(page, '/contact-us')
  const before = await colour()
  const message = page.getByLabel(fa('content_contact_message'))
  await message.fill('کی باز هستید؟')
  typed()
  await expect(page.getByRole('main').getByText(place)).toBeVisible()
  await expect.poll(colour).not.toBe(before)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).letterSpacing)).toBe('1px')
  await expect(message).toHaveValue('کی باز هستید؟')
  const { update_order } = await storeAt(origin).settings()
  await expect.poll(() => keptOrder(page)).toBe(update_order)
})
