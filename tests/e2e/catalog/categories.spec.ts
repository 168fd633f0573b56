import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, startingWith, storeAt, visit } from '#tests/support/screen.ts'

const LAYOUTS = [1, 2, 3, 4, 5]
const pathOf = (layout: number) => `/categories${layout === 1 ? '' : layout}`

const filled = async (origin: string) => {
  const all = (await storeAt(origin).categories()).filter(({ count }) => count > 0)
  const below = (id: number) => all.filter(({ parent }) => parent === id)
  const roots = below(0)
  const root = roots.find(({ id }) => below(id).some((child) => below(child.id).length > 0))
  const branch = below(root?.id ?? -1).find(({ id }) => below(id).length > 0)
  const leaf = below(branch?.id ?? -1).find(({ id }) => below(id).length === 0)
  if (!root || !branch || !leaf) throw new Error('the seeded shop has no three levels of categories')
  return { roots, root, branch, leaf }
}

for (const layout of LAYOUTS) {
  test.describe(`categories in layout ${layout}`, () => {
    test.use({ viewport: layout % 2 ? PHONE : DESKTOP })

    test('lead down to a list', async ({ page, origin }) => {
      const { roots, root, branch, leaf } = await filled(origin)
      const main = page.getByRole('main')
      await visit(page, `${pathOf(layout)}/0/0`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('catalog_categories'))
      for (const { name } of roots) await expect(main.getByText(name, { exact: true }).first()).toBeVisible()

      // the fifth shows two levels at once
      if (layout !== 5) {
        await main.getByRole('link', { name: startingWith(root.name) }).click()
        await expect(page).toHaveURL(new RegExp(`${pathOf(layout)}/${root.id}/`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(root.name)
      }
      await main
        .getByRole('link', { name: startingWith(branch.name) })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`${pathOf(layout)}/${branch.id}/`))
      const crumbs = page.getByRole('navigation', { name: fa('ui_breadcrumbs') })
      await expect(crumbs.getByRole('link', { name: root.name })).toBeVisible()
      await main
        .getByRole('link', { name: layout === 5 ? new RegExp(leaf.name) : startingWith(leaf.name) })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/product-category/${leaf.slug}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaf.name)
    })
  })
}

test('a leaf has no level of its own', async ({ page, origin }) => {
  const { leaf } = await filled(origin)
  await visit(page, `/categories/${leaf.id}/${leaf.slug}`)
  await expect(page).toHaveURL(new RegExp(`/product-category/${leaf.slug}$`))
})
