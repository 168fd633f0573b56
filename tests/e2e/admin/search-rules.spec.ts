import type { Page } from '@playwright/test'
import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { faNumber } from '#tests/support/screen.ts'

const { errors, ra, resources, search, shell } = texts
const { rules } = search
const { fields } = resources['search-rules']
const WORD = 'کفش'

const named = (text: string, name: string) => text.replace('%{name}', name)
const queryOf = (page: Page) => page.getByRole('textbox', { name: fields.query })
const save = (page: Page) => page.getByRole('button', { name: ra.action.save, exact: true }).click()
const found = async (origin: string, text: string): Promise<{ id: number; name: string }[]> => {
  const answer = await fetch(`${origin}/wp-json/ghab/v1/products?${new URLSearchParams({ search: text })}`)
  return (await answer.json()).products
}

test.describe('pinned and hidden results', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('what the owner pins and hides for a search is what shoppers find', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const before = await found(origin, WORD)
    const [hidden, , risen] = before
    const all: { id: number; name: string }[] = await ask('GET', 'wc/v3/products?status=publish&per_page=50')
    const strange = all.find(({ id }) => before.every((one) => one.id !== id))
    if (!hidden || !risen || !strange) throw new Error('the demo shop finds too few')
    const seen = await fetch(`${origin}/wp-json/ghab/v1/search/seen`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ search: WORD }),
    })
    expect(seen.status).toBe(204)

    await openOffice(page, origin, '/admin/settings/search')
    await page.getByRole('button', { name: search.show.unclicked }).click()
    await page.getByRole('link', { name: `${rules.choose}: ${WORD}` }).click()
    await expect(queryOf(page)).toHaveValue(WORD)
    const preview = page.getByRole('region', { name: rules.preview })
    await expect(preview.getByRole('listitem').first()).toContainText(hidden.name)

    await preview.getByRole('button', { name: named(rules.hide, hidden.name) }).click()
    await expect(preview.getByRole('button', { name: named(rules.hide, hidden.name) })).toBeHidden()
    await preview.getByRole('button', { name: named(rules.pin, risen.name) }).click()
    await page.getByRole('combobox', { name: rules.pinned_add }).fill(strange.name)
    await page.getByRole('option', { name: strange.name }).first().click()
    const pinned = page.getByRole('region', { name: fields.pinned }).getByRole('listitem')
    await expect(pinned.first()).toContainText(risen.name)
    await expect(pinned.nth(1)).toContainText(strange.name)
    await expectAccessible(page)

    await page.getByRole('button', { name: named(rules.menu, strange.name) }).press('Enter')
    await page.getByRole('menuitem', { name: texts.terms.up }).press('Enter')
    await expect(pinned.first()).toContainText(strange.name)
    await expect(preview.getByRole('listitem').first()).toContainText(strange.name)
    await expect(preview.getByRole('listitem').nth(1)).toContainText(risen.name)
    await save(page)
    await expect(page.getByRole('link', { name: WORD })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/search?q=${encodeURIComponent(WORD)}`)
    const results = page.getByRole('main').getByRole('link', { name: risen.name }).first()
    await expect(results).toBeVisible()
    const shown = await page.getByRole('main').getByRole('article').allInnerTexts()
    expect(shown[0]).toContain(strange.name)
    expect(shown[1]).toContain(risen.name)
    expect(shown.some((text) => text.includes(hidden.name))).toBe(false)
    expect((await found(origin, WORD)).slice(0, 2).map(({ id }) => id)).toEqual([strange.id, risen.id])
  })

  test('a rule is changed beside somebody else, and deleted with a way back', async ({
    page,
    context,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const [first, second, third] = await found(origin, WORD)
    if (!first || !second || !third) throw new Error('the demo shop finds too few')
    const query = 'هدیه تولد'
    const { id } = await ask('POST', 'wc/v3/search/rules', { query, pinned: [first.id] })
    await context.addCookies([{ name: 'admin_locale', value: 'fa', url: origin }])
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto(`/admin/settings/search/rules/${id}`)
    const pinned = page.getByRole('region', { name: fields.pinned }).getByRole('listitem')
    await expect(pinned).toContainText([first.name])
    await ask('PUT', `wc/v3/search/rules/${id}`, { pinned: [second.id] })

    await page.getByRole('combobox', { name: rules.pinned_add }).fill(third.name)
    await page.getByRole('option', { name: third.name }).first().click()
    await expect(pinned).toHaveCount(2)
    await save(page)
    const dialog = page.getByRole('dialog', { name: shell.conflict.title })
    await expect(dialog).toContainText(second.name)
    await expect(dialog).toContainText(third.name)
    await dialog.getByRole('button', { name: shell.conflict.keep_mine }).click()
    await expect(page.getByText(ra.notification.updated.split('||||')[0]?.trim() ?? '').first()).toBeVisible()
    expect((await ask('GET', `wc/v3/search/rules/${id}`)).pinned).toEqual([first.id, third.id])

    await page.getByRole('link', { name: texts.settings.places.search.title }).click()
    await page.getByRole('button', { name: `${ra.action.delete}: ${query}` }).click()
    await expect(page.getByRole('link', { name: query })).toBeHidden()
    await page.getByRole('button', { name: ra.action.undo }).click()
    await expect(page.getByRole('link', { name: query })).toBeVisible()
  })
})

test.describe('a rule of the search, on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE, provoked: [400] })

  test('what is wrong with it is said beside its field, and nothing typed is lost', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const [product] = await found(origin, WORD)
    if (!product) throw new Error('the demo shop finds nothing')
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/settings/search/rules/create')
    await queryOf(page).fill('x'.repeat(61))
    await save(page)
    await expect(queryOf(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(ra.validation.maxLength.replace('%{max}', faNumber(60)))).toBeVisible()
    await expect(page.getByText(rules.nothing_chosen)).toBeVisible()
    await expectAccessible(page)

    await queryOf(page).fill(WORD)
    const preview = page.getByRole('region', { name: rules.preview })
    await preview.getByRole('button', { name: named(rules.hide, product.name) }).click()
    await expect(page.getByText(rules.nothing_chosen)).toBeHidden()

    // somebody else is faster
    const { id } = await ask('POST', 'wc/v3/search/rules', { query: WORD, pinned: [product.id] })
    await save(page)
    await expect(queryOf(page)).toHaveAccessibleDescription(errors.ghab_search_rule_exists)
    await expect(queryOf(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(queryOf(page)).toHaveValue(WORD)
    await expect(page.getByRole('region', { name: fields.hidden })).toContainText(product.name)

    await page.goto(`/admin/settings/search/rules/create?${new URLSearchParams({ query: WORD })}`)
    await page.getByRole('link', { name: rules.open }).click()
    await expect(page).toHaveURL(new RegExp(`/rules/${id}$`))
    await expect(page.getByRole('region', { name: fields.pinned })).toContainText(product.name)
  })
})
