import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, faNumber, visit } from '#tests/support/screen.ts'
import { findProduct, findSimple } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

const field = (page: Page) => page.getByRole('combobox', { name: fa('search_label') }).first()
const found = (page: Page, name: string) =>
  page
    .getByRole('region', { name: fa('catalog_products') })
    .getByRole('heading', { name, exact: true })
    .first()

test.describe('search', () => {
  test.use({ viewport: DESKTOP })

  test('suggests while one types, and is used by keyboard', async ({ page, origin }) => {
    const product = await findSimple(origin)
    await visit(page, '/')
    await field(page).click()
    const list = page.getByRole('listbox', { name: fa('search_suggestions') })
    await expect(list.getByRole('group', { name: fa('search_popular') })).toBeVisible()
    await field(page).pressSequentially(product.name)
    const option = list.getByRole('option', { name: product.name }).first()
    await expect(option).toBeVisible()
    await field(page).press('ArrowUp')
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await field(page).press('Escape')
    await expect(list).toBeHidden()
    await expect(field(page)).toHaveValue(product.name)

    await field(page).click()
    await expect(option).toBeVisible()
    for (let step = 0; (await option.getAttribute('aria-selected')) !== 'true'; step++) {
      expect(step).toBeLessThan(10)
      await field(page).press('ArrowDown')
    }
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    )
    const reported = page.waitForRequest('**/search/seen')
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    expect((await reported).postDataJSON()).toEqual({ search: product.name, product_id: product.id })

    await field(page).fill('')
    await expect(
      list.getByRole('group', { name: fa('search_recent') }).getByRole('option', { name: product.name }),
    ).toBeVisible()
  })

  test('finds the same by other letters and digits', async ({ page, origin }) => {
    const lettered = await findProduct(
      origin,
      { type: 'simple' },
      ({ name }) => /ی/.test(name) && /ک/.test(name),
    )
    const results = page.getByRole('region', { name: fa('catalog_products') })
    const arabic = lettered.name.replaceAll('ی', 'ي').replaceAll('ک', 'ك')
    await visit(page, `/search?${new URLSearchParams({ q: arabic })}`)
    await expect(found(page, lettered.name)).toBeVisible()

    await visit(page, `/search?q=shuj`)
    await expect(page.getByRole('main').getByText(fa('search_shown_for'))).toContainText('ساعت')
    await expect(results.getByRole('article')).not.toHaveCount(0)

    await visit(page, '/search?q=qqqqxxxx')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: fa('catalog_empty_search') })).toBeVisible()
    await expect(results.getByText(fa('catalog_count', { count: faNumber(0) }))).toBeVisible()
    await expect(page.getByRole('button', { name: fa('catalog_filters') })).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: fa('catalog_filters') })).toHaveCount(0)
    await expect(page.getByRole('link', { name: fa('catalog_whole_shop') })).toBeVisible()
  })
})

test.describe('a search on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('leads to the heading of its results, without a ring around it', async ({ page }) => {
    await visit(page, '/search')
    const field = page.getByRole('main').getByRole('combobox')
    await field.fill('کفش')
    await field.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('کفش')
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'none')
  })
})

test.describe('a search tells how it was read', () => {
  test.use({ viewport: PHONE })

  test('what it is shown for and without, what it understood, and the way to the words as they are', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await visit(page, `/search?${new URLSearchParams({ q: 'کفس پشمالو' })}`)
    await expect(main.getByText(fa('search_shown_for'))).toContainText('کفش')
    await expect(main.getByText(fa('search_without'))).toContainText('پشمالو')
    await main.getByRole('link', { name: `${fa('search_exactly')} کفس پشمالو` }).click()
    await expect(page).toHaveURL(/exact=true/)
    await expect(main.getByText(fa('search_was_exact'))).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(0)

    await visit(page, `/search?${new URLSearchParams({ q: 'ارزان‌ترین کفش زیر ۵ میلیون' })}`)
    const understood = main.getByRole('list', { name: fa('search_understood') })
    await expect(understood.getByRole('listitem')).toHaveCount(2)
    const cheapest = fa('ui_remove_named', { name: fa('catalog_sort_cheapest') })
    await understood.getByRole('link', { name: cheapest }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fa('search_results_for', { text: 'کفش زیر ۵ میلیون' }),
    )
    await expect(understood.getByRole('listitem')).toHaveCount(1)

    // words that ask for nothing else are then words to look for
    await visit(page, `/search?${new URLSearchParams({ q: 'تخفیف' })}`)
    await understood.getByRole('link').click()
    await expect(page).toHaveURL(/exact=true/)
    await expect(understood).toBeHidden()
  })

  test('in English, too', async ({ page }) => {
    const main = page.getByRole('main')
    await visit(page, '/en/search?q=cheap+shoos')
    await expect(main.getByText(word('en', 'search_shown_for'))).toContainText('Shoes')
    await expect(main.getByRole('list', { name: word('en', 'search_understood') })).toContainText(
      word('en', 'catalog_sort_cheapest'),
    )
  })
})

test.describe('search without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('is a form', async ({ page, origin }) => {
    const product = await findSimple(origin)
    await page.goto('/search')
    await field(page).fill(product.name)
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(found(page, product.name)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})
