import type { Page } from '@playwright/test'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, storeAt, untilNetworkIsWatched, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

/** Interacts, so that the service worker is registered, and waits until it has cached what it needs. */
const bringWorker = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab')
  await page.waitForFunction(async (url) => {
    await navigator.serviceWorker.ready
    return Boolean(await caches.match(url, { ignoreVary: true }))
  }, page.url())
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    }
    return kept
  })

test.use({ viewport: PHONE, hasTouch: true })

test.describe('without a network', () => {
  // 503 is the worker's own page
  test.use({ serviceWorkers: 'allow', losesNetwork: true, provoked: [503] })

  test('shows what was seen, else says so in the language of the page', async ({ page, context, origin }) => {
    const { slug, name } = await findSimple(origin)
    await visit(page, `/product/${slug}`)
    await bringWorker(page)
    await visit(page, '/track-order')
    expect(await keptPaths(page)).not.toContain('/track-order')

    await context.setOffline(true)
    await visit(page, `/product/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    for (const path of ['/track-order', '/no/such/page']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('ui_offline_title'))
    }
    await expectAccessible(page)

    // the network may come back just as somebody goes elsewhere
    await page.evaluate(() => {
      addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new Event('online'))))
    })
    await page.goto('/en/shop')
    await expect(page).toHaveURL(/\/en\/shop$/)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')

    await context.setOffline(false)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page).toHaveURL(/\/en\/shop$/)
  })
})

test.describe('the network', () => {
  test.use({ losesNetwork: true })

  test('is told of when it goes and comes back, and nothing typed is lost', async ({ page, context }) => {
    await visit(page, '/contact-us')
    const name = page.getByLabel(fa('ui_name'))
    const message = page.getByLabel(fa('content_contact_message'))
    await name.fill('مینا')
    await message.fill('سلام،\nکی می‌رسد؟')
    await untilNetworkIsWatched(page)

    await context.setOffline(true)
    const gone = page.getByRole('alertdialog', { name: fa('pwa_disconnected'), exact: true })
    await expect(gone).toContainText(fa('pwa_disconnected_text'))
    await expectAccessible(page)

    const back = page.getByRole('alertdialog', { name: fa('pwa_connected'), exact: true })
    const told = back.filter({ hasText: fa('pwa_connected_text') }).waitFor()
    const reloaded = page.waitForEvent('load')
    await context.setOffline(false)
    await told
    await reloaded
    await expect(gone.or(back)).toBeHidden()
    await expect(name).toHaveValue('مینا')
    await expect(message).toHaveValue('سلام،\nکی می‌رسد؟')
  })

  test('is told of on the checkout too, which keeps the address', async ({ page, context, origin }) => {
    const { id } = await findSimple(origin)
    const products = [{ product_id: id, quantity: 1 }]
    const draft = await storeAt(origin).createDraft({
      products,
      customer_id: 0,
      one_page: 1,
      platform: 'web',
    })
    await visit(page, `/mobile-checkout/?order_id=${draft}`)
    await page.locator('[name="first_name"]').fill('مینا')
    await page.locator('[name="address_1"]').fill('خیابان انقلاب، پلاک ۲')
    await untilNetworkIsWatched(page)

    await context.setOffline(true)
    await expect(page.getByRole('alertdialog', { name: fa('pwa_disconnected'), exact: true })).toBeVisible()
    await expectAccessible(page)
    const reloaded = page.waitForEvent('load')
    await context.setOffline(false)
    await reloaded
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.locator('[name="first_name"]')).toHaveValue('مینا')
    await expect(page.locator('[name="address_1"]')).toHaveValue('خیابان انقلاب، پلاک ۲')
  })
})
