import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, ownServer, test } from '#tests/support/browser.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

const { ra, resources, shell } = texts
const { conflict } = shell

test.describe('two people who edit one product', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('the second is shown what differs, and loses nothing of what they typed', async ({
    page,
    context,
    origin,
  }) => {
    const { id } = await findSimple(origin)
    await openSession(page, origin, 'fa', 'administrator')
    const other = await context.newPage()
    const name = resources.products.fields.name
    const price = resources.products.fields.regular_price
    const field = (of: typeof page, label: string) => of.getByRole('textbox', { name: label, exact: true })
    for (const one of [page, other]) {
      await one.goto(`/admin/products/${id}`)
      await expect(field(one, name)).not.toHaveValue('')
    }
    const save = (of: typeof page) => of.getByRole('button', { name: ra.action.save, exact: true }).click()
    await field(other, name).fill('نام نخست')
    await save(other)
    await expect(
      other.getByText(ra.notification.updated.split('||||')[0]?.trim() ?? '').first(),
    ).toBeVisible()

    // what others did not touch is saved beside their change
    await field(page, price).fill('۷۷۰۰۰')
    await field(page, name).fill('نام دوم')
    await save(page)
    const dialog = page.getByRole('dialog', { name: conflict.title })
    await expect(dialog).toContainText('نام نخست')
    await expect(dialog).toContainText('نام دوم')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: conflict.keep_mine }).click()
    const read = async () => (await page.request.get(`/wp-json/wc/v3/products/${id}`)).json()
    await expect.poll(async () => (await read()).name).toBe('نام دوم')
    expect((await read()).regular_price).toBe('77000')

    // the first saves something else: nobody is in their way
    await other.getByRole('textbox', { name, exact: true }).press('End')
    await field(other, price).fill('۸۸۰۰۰')
    await save(other)
    const second = other.getByRole('dialog', { name: conflict.title })
    await expect(second).toContainText('۷۷')
    await second.getByRole('button', { name: conflict.take_theirs }).click()
    await expect(field(other, price)).toHaveValue(/۷۷/)
    expect((await read()).regular_price).toBe('77000')
  })
})
