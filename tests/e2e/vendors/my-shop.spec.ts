import type { Page } from '@playwright/test'
import type { Locale } from '#common/locale.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { openSession, signIn, storeOfShopper } from '#tests/support/people/sign-in.ts'
import { visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

const number = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale === 'fa' ? 'fa-IR' : 'en-US', { useGrouping: false }).format(value)
const orderNamed = (locale: Locale, id: number): string =>
  word(locale, 'orders_number', { number: number(locale, id) })
const parts = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: word(locale, 'vendor_parts') })

const PER_PAGE = 10
/** shared with another seller; and wholly another seller's, in both demo shops */
const SHARED = 1006
const OTHERS = 1008

for (const locale of ['fa', 'en'] as const) {
  for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test.describe(`a seller, ${locale}, ${device}`, () => {
      test.use({ shop: locale, viewport })

      test('comes by sign-in and sees what to send, and of a shared order their own part', async ({
        page,
        origin,
      }) => {
        const store = await storeOfShopper(origin, locale, 'vendor')
        const [own, orders] = [await store.vendorDashboard(), await store.vendorOrders()]
        await visit(page, '/my-shop')
        await expect(page).toHaveURL(/\/signin\?to=/)
        await signIn(page, locale, '/my-shop', 'vendor')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.name)
        await expect(page.getByRole('article')).toHaveCount(orders.items.length)
        await expect(page.getByRole('link', { name: orderNamed(locale, OTHERS) })).toHaveCount(0)
        await expectAccessible(page)

        const waiting = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name: word(locale, 'vendor_to_send') }) })
        await expect(waiting).toContainText(number(locale, own.orders_to_send))
        await waiting.getByRole('link').click()
        await expect(page).toHaveURL(/\?status=to-send$/)
        await expect(page.getByRole('article')).toHaveCount(Math.min(PER_PAGE, own.orders_to_send))

        await visit(page, '/my-shop?status=sent')
        await page.getByRole('link', { name: orderNamed(locale, SHARED) }).click()
        await expect(page.getByRole('heading', { level: 1, name: orderNamed(locale, SHARED) })).toBeVisible()
        const { line_items, shipping } = await store.vendorOrder(SHARED)
        const main = page.getByRole('main')
        await expect(main.getByText(line_items[0]?.name ?? '')).toBeVisible()
        await expect(main.getByText(shipping?.address_1 ?? '-')).toBeVisible()
        const shopper = await storeOfShopper(origin, locale)
        const { line_items: all, billing } = await shopper.order(SHARED)
        const others = all.filter(({ id }) => !line_items.some((line) => line.id === id))
        expect(others.length).toBeGreaterThan(0)
        for (const hidden of [...others.map(({ name }) => name), billing.email]) {
          await expect(main).not.toContainText(hidden)
        }
        await expectAccessible(page)
      })

      test('finds products by name and by what is sold out', async ({ page, origin }) => {
        const store = await openSession(page, origin, locale, 'vendor')
        const { items, total } = await store.vendorProducts({ per_page: 100 })
        await visit(page, '/my-shop')
        await parts(page, locale)
          .getByRole('link', { name: word(locale, 'catalog_products') })
          .click()
        await expect(page).toHaveURL(/\/my-shop\/products$/)
        await expect(page.getByRole('article')).toHaveCount(Math.min(20, total))
        await expectAccessible(page)

        const out = items.filter(({ stock_status }) => stock_status === 'outofstock')
        await page
          .getByRole('navigation', { name: word(locale, 'vendor_products_filter') })
          .getByRole('link', { name: word(locale, 'product_out_of_stock') })
          .click()
        await expect(page.getByRole('article')).toHaveCount(out.length)
        await expect(page.getByRole('article').first()).toContainText(out[0]?.name ?? '-')

        const wanted = items.at(-1)
        await visit(page, '/my-shop/products')
        const field = page.getByRole('searchbox', { name: word(locale, 'vendor_search') })
        await field.fill(wanted?.name ?? '')
        await field.press('Enter')
        await expect(page).toHaveURL(/\?q=/)
        await page.getByRole('link', { name: wanted?.name, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`/product/${wanted?.slug}`))
      })

      test('finds the way in the menu and in the settings; a shopper has none', async ({ page, origin }) => {
        const rowOf = (key: string) => page.getByRole('main').getByRole('link', { name: word(locale, key) })
        const way = rowOf('vendor_title')
        await openSession(page, origin, locale)
        await visit(page, '/settings')
        await expect(rowOf('orders_title')).toBeVisible()
        await expect(way).toHaveCount(0)
        await signIn(page, locale, '/settings', 'vendor')
        await expect(way).toHaveAttribute('href', '/my-shop')
        await visit(page, '/')
        const opener = device === 'phone' ? 'shell_open_menu' : 'shell_menu'
        await page.getByRole('button', { name: word(locale, opener), exact: true }).click()
        await page
          .getByRole('dialog')
          .getByRole('link', { name: word(locale, 'vendor_title') })
          .click()
        await expect(page).toHaveURL(/\/my-shop$/)
      })
    })
  }

  test.describe(`who is no seller, ${locale}`, () => {
    test.use({ shop: locale, viewport: PHONE, provoked: [404] })

    test('has no such pages, and of others’ orders there are none', async ({ page, origin }) => {
      await openSession(page, origin, locale)
      for (const path of ['/my-shop', '/my-shop/products', `/my-shop/orders/${SHARED}`]) {
        expect((await page.goto(path))?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          word(locale, 'shell_not_found_title'),
        )
      }
      await openSession(page, origin, locale, 'vendor')
      expect((await page.goto('/my-shop'))?.status()).toBe(200)
      for (const id of [OTHERS, 999_999, 'x']) {
        expect((await page.goto(`/my-shop/orders/${id}`))?.status(), String(id)).toBe(404)
      }
    })
  })
}

test.describe('a shop of one seller', () => {
  test.use({ viewport: PHONE, provoked: [404] })

  test('has no pages for sellers', async ({ page, originWith }) => {
    const origin = await originWith({ mvf_enabled: 0 })
    expect((await page.goto(`${origin}/my-shop`))?.status()).toBe(404)
  })
})

test.describe('without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('orders and products are read page by page', async ({ page, origin }) => {
    const store = await openSession(page, origin, 'fa', 'vendor')
    const { totalPages, total } = await store.vendorOrders()
    expect(totalPages).toBeGreaterThan(1)
    await page.goto('/my-shop')
    await page.getByRole('link', { name: word('fa', 'ui_next') }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('article')).toHaveCount(Math.min(PER_PAGE, total - PER_PAGE))
    await parts(page, 'fa')
      .getByRole('link', { name: word('fa', 'catalog_products') })
      .click()
    const field = page.getByRole('searchbox', { name: word('fa', 'vendor_search') })
    await field.fill('ساعت')
    await field.press('Enter')
    await expect(page).toHaveURL(/\?q=/)
    await expect(page.getByRole('article').first()).toContainText('ساعت')
  })
})
