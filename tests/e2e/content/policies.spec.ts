import type { Page } from '@playwright/test'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, storeAt, visit } from '#tests/support/screen.ts'

const SETTINGS = '**/wp-content/plugins/ghab/rests/plugin.php'

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .slice(0, 24)

/** Opens one from the footer. */
const open = async (page: Page, policy: 'privacy' | 'terms' | 'refund') => {
  const title = fa(`ui_${policy}`)
  await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).last().click()
  return page.getByRole('dialog', { name: title })
}

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

test('each policy is read over the page and closed again', async ({ page, origin }) => {
  const { privacyPolicy, termServices, refundPolicy } = await storeAt(origin).settings()
  await visit(page, '/track-order')
  for (const [policy, html] of [
    ['privacy', privacyPolicy],
    ['terms', termServices],
    ['refund', refundPolicy],
  ] as const) {
    const dialog = await open(page, policy)
    await expect(dialog).toContainText(plain(html))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: fa('ui_close') }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/track-order$/)
})

test('a policy that nobody wrote says so and offers the page', async ({ page, origin }) => {
  const settings = await storeAt(origin).settings()
  await page.route(SETTINGS, (route) => route.fulfill({ json: { ...settings, termServices: '' } }))
  await visit(page, '/track-order')
  const dialog = await open(page, 'terms')
  await expect(dialog).toContainText(fa('policies_empty_title'))
  await dialog.getByRole('link', { name: fa('policies_open_page') }).click()
  await expect(page).toHaveURL(new RegExp(`/page/${settings.terms_page_id}$`))
})

test.describe('without a network', () => {
  test.use({ losesNetwork: true })

  test('a policy is asked for again', async ({ page }) => {
    await visit(page, '/track-order')
    await page.route(SETTINGS, (route) => route.abort())
    const dialog = await open(page, 'refund')
    await expect(dialog).toContainText(fa('policies_failed_title'))
    await page.unroute(SETTINGS)
    await dialog.getByRole('button', { name: fa('ui_retry') }).click()
    await expect(dialog).not.toContainText(fa('policies_failed_title'))
    await expect(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  })
})
