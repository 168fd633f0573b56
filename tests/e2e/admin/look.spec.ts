import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, test } from '#tests/support/browser.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

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

  test('a banner leads to what is chosen by its name', async ({ page, context, origin }) => {
    const product = await findSimple(origin, ({ slug }) => slug !== '')
    await context.addCookies([{ name: 'admin_locale', value: 'en', url: origin }])
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/look?setting=banners')
    const banners = page.locator('#setting-banners')
    const banner = banners.getByRole('listitem').first()
    await banner.getByRole('button', { expanded: false }).click()
    await banner.getByLabel('Leads to').click()
    await page.getByRole('option', { name: 'Product' }).click()
    await banner.getByLabel('Product', { exact: true }).fill(product.name)
    await page.getByRole('option', { name: product.name }).first().click()
    await expectAccessible(page)
    const target = async () => {
      const { draft } = await (await page.request.get('/wp-json/ghab/v1/settings')).json()
      return draft.values.banners?.[0]?.target
    }
    await expect.poll(target).toEqual({ kind: 'product', slug: product.slug })
    await banner.getByLabel('Leads to').click()
    await page.getByRole('option', { name: 'Page', exact: true }).click()
    await banner.getByLabel('Page', { exact: true }).click()
    await page.getByRole('option').first().click()
    await expect.poll(target).toEqual({ kind: 'url', url: expect.stringMatching(/^\/page\/\d+$/) })
  })

  test('a draft is seen in the preview alone, published, and rolled back in the storefront', async ({
    page,
    context,
    origin,
  }) => {
    const named = 'A shop of another name'
    const shown = async () => /<title>([^<]*)/.exec(await (await fetch(origin)).text())?.[1]
    const before = await shown()
    await context.addCookies([{ name: 'admin_locale', value: 'en', url: origin }])
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/look?setting=site_name')
    await page.locator('#setting-site_name').getByRole('textbox').first().fill(named)
    const preview = page.frameLocator('iframe[title="The shop on a phone"]')
    await expect(preview.locator('head > title')).toHaveText(new RegExp(named))
    await expect.poll(() => draftedName(page)).toBe(named)
    expect(await shown()).toBe(before)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published: shoppers see it now')).toBeVisible()
    expect(await shown()).toContain(named)
    await page.getByRole('button', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await versions
      .getByRole('button', { name: /^Version/ })
      .nth(1)
      .click()
    await expectAccessible(page)
    await versions.getByRole('button', { name: 'Go back to this version' }).click()
    await expect.poll(shown).toBe(before)
  })
})
