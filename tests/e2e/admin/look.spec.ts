import type { Page } from '@playwright/test'
import { DESKTOP, expect, ownServer, test } from '#tests/support/browser.ts'
import { openSession } from '#tests/support/people/sign-in.ts'

/** The name of the shop in the draft of its look. */
const draftedName = async (page: Page): Promise<unknown> => {
  const { draft } = await (await page.request.get('/wp-json/ghab/v1/settings')).json()
  return draft.values.site_name
}

test.describe('the look of the shop', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('what was typed last is in the draft when the screen or the page is left at once', async ({
    page,
    context,
    origin,
  }) => {
    await context.addCookies([{ name: 'admin_locale', value: 'en', url: origin }])
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/look?setting=site_name')
    const name = page.locator('#setting-site_name').getByRole('textbox').first()
    await name.fill('Left for another screen')
    await page.getByRole('menuitem', { name: 'Menus' }).click()
    await expect.poll(() => draftedName(page)).toBe('Left for another screen')

    await page.goto('/admin/look?setting=site_name')
    await expect(name).toHaveValue('Left for another screen')
    await name.fill('Left for another page')
    await page.goto('/admin/posts')
    await expect.poll(() => draftedName(page)).toBe('Left for another page')
  })
})
