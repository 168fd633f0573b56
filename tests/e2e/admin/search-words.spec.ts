import texts from '#admin/messages/fa/fa.ts'
import { expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openOffice } from '#tests/support/people/office.ts'

const { search, ra } = texts
const TYPED = 'بلوراژ'

test.describe('what shoppers search for, on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('a word that found nothing is told what it means, and finds it from then on', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const count = async () => (await ask('GET', `ghab/v1/products?search=${encodeURIComponent(TYPED)}`)).total
    const seen = (query: string) =>
      fetch(`${origin}/wp-json/ghab/v1/search/seen`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ search: query }),
      })
    const before = await count()
    expect((await seen(TYPED)).status).toBe(204)
    await openOffice(page, origin, '/admin/settings/search')
    await expect(page.getByText(TYPED)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `${search.explain}: ${TYPED}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(search.means).fill('کفش')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: ra.action.save }).click()
    await expect(page.getByText(/بلوراژ ← کفش/)).toBeVisible()
    await expect.poll(count).toBeGreaterThan(before)

    await page.getByRole('button', { name: `${ra.action.delete}: ${TYPED}` }).click()
    await expect(page.getByText(/بلوراژ ← کفش/)).toBeHidden()
    await page.getByRole('button', { name: ra.action.undo }).click()
    await expect(page.getByText(/بلوراژ ← کفش/)).toBeVisible()
  })
})
