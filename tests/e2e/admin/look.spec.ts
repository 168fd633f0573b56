import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { openEnglishOffice } from '#tests/support/people/office.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

/** The name of the shop in the draft of its look. */
const draftedName = async (page: Page): Promise<unknown> => {
  const { draft } = await (await page.request.get('/wp-json/ghab/v1/settings')).json()
  return draft.values.site_name
}

test.describe('the look of the shop', () => {
  ownServer('fa')
  // a change loads the preview anew, whatever that was still fetching
  test.use({ viewport: DESKTOP, losesNetwork: true })

  test('what was typed last is in the draft when the screen or the page is left at once', async ({
    page,
    origin,
  }) => {
    await openEnglishOffice(page, origin)
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

  test('what is typed while the draft is on its way, or is published, follows in its turn', async ({
    page,
    origin,
  }) => {
    let underWay = 0
    let most = 0
    let answer = () => {}
    const hold = async (url: string) => {
      const mayAnswer = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.unroute(url)
      await page.route(url, async (route) => {
        most = Math.max(most, ++underWay)
        await mayAnswer
        const response = await route.fetch()
        underWay--
        await route.fulfill({ response })
      })
    }
    await openEnglishOffice(page, origin)
    await hold('**/settings/draft')
    await page.clock.install()
    await page.goto('/admin/look?setting=site_name')
    const name = page.locator('#setting-site_name').getByRole('textbox').first()
    const first = page.waitForRequest(/settings\/draft/)
    await name.fill('Typed first')
    await first
    await name.fill('Typed while that is on its way')
    await page.clock.runFor(5000)
    answer()
    await expect.poll(() => draftedName(page)).toBe('Typed while that is on its way')

    await hold('**/settings/publish')
    const publishing = page.waitForRequest(/settings\/publish/)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await publishing
    await name.fill('Typed while it is published')
    await page.clock.runFor(5000)
    answer()
    await expect.poll(() => draftedName(page)).toBe('Typed while it is published')
    await expect(name).toHaveValue('Typed while it is published')
    const { published } = await (await page.request.get('/wp-json/ghab/v1/settings')).json()
    expect(published.values.site_name).toBe('Typed while that is on its way')
    expect(most).toBe(1)
  })

  test('a banner leads to what is chosen by its name', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ slug }) => slug !== '')
    await openEnglishOffice(page, origin)
    await page.setViewportSize(PHONE)
    await page.goto('/admin/look?setting=banners')
    const banners = page.locator('#setting-banners')
    const banner = banners.getByRole('listitem').first()
    await banner.getByRole('button', { expanded: false }).click()
    await banner.getByLabel('Leads to').click()
    await page.getByRole('option', { name: 'Product' }).click()
    await banner.getByLabel('Product', { exact: true }).fill(product.name)
    await page.getByRole('option', { name: product.name }).first().click()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    const target = async () => {
      const { draft } = await (await page.request.get('/wp-json/ghab/v1/settings')).json()
      return draft.values.banners?.[0]?.target
    }
    await expect.poll(target).toEqual({ kind: 'product', slug: product.slug })
    await banner.getByLabel('Leads to').click()
    await page.getByRole('option', { name: 'Page', exact: true }).click()
    await expect(banner.getByText('It leads where it did until you choose below')).toBeVisible()
    await banner.getByLabel('Page', { exact: true }).click()
    await page.getByRole('option').first().click()
    await expect.poll(target).toEqual({ kind: 'url', url: expect.stringMatching(/^\/page\/\d+$/) })
  })

  test('sections of the home page are added, written, put in order by pointer and keys, and published', async ({
    page,
    origin,
  }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin/look?setting=home')
    const sections = page.locator('#setting-home')
    const items = sections.getByRole('listitem')
    await expect(items).toHaveCount(9)
    await sections.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Text' }).click()
    await items.last().getByRole('textbox', { name: 'Title' }).fill('چرا ویترین')
    await items.last().getByRole('textbox', { name: 'Text' }).fill('<p>چون هر کالا را می‌شناسیم.</p>')
    const text = sections.getByRole('button', { name: 'Move Text · چرا ویترین', exact: true })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)

    // by keys up above the news and what was seen lately
    await text.focus()
    await page.keyboard.press('Space')
    for (const place of [9, 8]) {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('status').filter({ hasText: `Place ${place}` })).toBeVisible()
    }
    await page.keyboard.press('Space')
    await expect(items.nth(7)).toContainText('چرا ویترین')
    // by pointer to where the vendors are, which closes it
    const vendors = sections.getByRole('button', { name: 'Move Vendors', exact: true })
    await text.dragTo(vendors, { steps: 8 })
    await expect(items.nth(6)).toContainText('چرا ویترین')

    const drafted = async () => {
      const { draft } = await (await page.request.get('/wp-json/ghab/v1/settings')).json()
      return draft.values.home?.map(({ type }: { type: string }) => type)
    }
    await expect
      .poll(drafted)
      .toEqual([
        'banners',
        'categories',
        'products',
        'products',
        'products',
        'products',
        'text',
        'vendors',
        'recently-viewed',
        'news',
      ])
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published: shoppers see it now')).toBeVisible()
    await visit(page, '/')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(
      headings.filter({ hasText: new RegExp(`چرا ویترین|${fa('home_vendors')}|${fa('home_news')}`) }),
    ).toHaveText(['چرا ویترین', new RegExp(fa('home_vendors')), new RegExp(fa('home_news'))])
    await expect(page.getByText('چون هر کالا را می‌شناسیم.')).toBeVisible()
  })

  test('a draft is seen in the preview alone, published, and rolled back in the storefront', async ({
    page,
    origin,
  }) => {
    const named = 'A shop of another name'
    const shown = async () => /<title>([^<]*)/.exec(await (await fetch(origin)).text())?.[1]
    const before = await shown()
    await openEnglishOffice(page, origin)
    await page.goto('/admin/look?setting=site_name')
    await page.locator('#setting-site_name').getByRole('textbox').first().fill(named)
    const preview = page.frameLocator('iframe[title="The shop on a phone"]')
    await expect.poll(() => preview.locator('head > title').textContent()).toContain(named)
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
