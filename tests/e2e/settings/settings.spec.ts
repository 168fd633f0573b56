import { expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, storeAt, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

test('leads to every page of the shop', async ({ page, origin }) => {
  const { about_us_page } = await storeAt(origin).settings()
  await visit(page, '/settings')
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  const targets = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(
    expect.arrayContaining([
      '/wish-list',
      '/track-order',
      '/blog',
      '/contact-us',
      `/page/${about_us_page}`,
      '/terms',
      '/privacy',
      '/refund',
    ]),
  )
  for (const target of targets) {
    const response = await page.goto(target ?? '')
    expect(response?.status(), target ?? '').toBe(200)
  }
})

test('keeps dark mode and speaks the other language', async ({ page }) => {
  await visit(page, '/settings')
  const dark = page.getByRole('switch', { name: fa('shell_dark_mode') })
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await visit(page, '/settings')
  await expect(dark).toBeChecked()
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/settings$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'shell_settings'))
})

test('tells friends of the shop', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/settings')
  await page.getByRole('button', { name: fa('shell_share') }).click()
  await expect(page.getByText(fa('ui_link_copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin)
})
