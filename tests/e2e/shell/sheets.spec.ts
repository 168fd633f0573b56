import { expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, visit } from '#tests/support/screen.ts'

test.describe('a sheet that slides in on a low phone', () => {
  test.use({ viewport: { width: PHONE.width, height: 667 }, reducedMotion: 'no-preference' })

  test('stands at the bottom with its heading in sight', async ({ page }) => {
    await visit(page, '/shop')
    await page.getByRole('button', { name: fa('catalog_filters') }).click()
    const sheet = page.getByRole('dialog', { name: fa('catalog_filters') })
    await expect(sheet.getByRole('heading', { name: fa('catalog_filters'), exact: true })).toBeInViewport({
      ratio: 1,
    })
    await sheet.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    expect(
      await sheet.evaluate((dialog) => [
        dialog.scrollTop,
        dialog.firstElementChild?.getBoundingClientRect().bottom,
      ]),
    ).toEqual([0, 667])
  })
})
