import { DESKTOP, expect, expectAccessible, PHONE, test } from '../support/browser.ts'
import { fa, faNumber, storeAt, visit } from '../support/screen.ts'

test.describe('a phone that is new here', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

  test('is invited once, and led through the cards', async ({ page, origin }) => {
    const { intro } = await storeAt(origin).settings()
    const html = await (await fetch(origin)).text()
    expect(html).not.toContain(fa('intro_invitation'))

    await visit(page, '/')
    await page.keyboard.press('Shift')
    await expectAccessible(page)
    await page.getByRole('link', { name: fa('intro_invitation') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(intro[0]?.title ?? '')
    const bullet = (number: number) =>
      page.getByRole('link', { name: fa('ui_go_to_slide', { number: faNumber(number) }) })
    await expect(bullet(1)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: fa('ui_next') }).click()
    await expect(bullet(2)).toHaveAttribute('aria-current', 'true')
    await bullet(3).click()
    await expect(page.getByRole('heading', { name: intro[2]?.title })).toBeInViewport()
    await page.getByRole('link', { name: fa('intro_start') }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page.getByRole('link', { name: fa('intro_invitation') })).toHaveCount(0)
  })

  test('is not asked again after closing', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('Shift')
    const invitation = page.getByRole('complementary', { name: fa('intro_title') })
    await invitation.getByRole('button', { name: fa('ui_close') }).click()
    await expect(invitation).toHaveCount(0)
    await visit(page, '/')
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
    await expect(invitation).toHaveCount(0)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('all cards are in view', async ({ page, origin }) => {
    const { intro } = await storeAt(origin).settings()
    await visit(page, '/intro')
    for (const { title } of intro)
      await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: fa('ui_next') })).toBeHidden()
    await page.getByRole('link', { name: fa('intro_start') }).click()
    await expect(page).toHaveURL(`${origin}/`)
  })
})
