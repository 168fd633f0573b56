import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { openEnglishOffice } from '#tests/support/people/office.ts'

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`an editor of texts on a ${device}`, () => {
    test.use({ viewport })

    test('moves nothing when it comes', async ({ page, origin }) => {
      await openEnglishOffice(page, origin)
      const letCome = await holdRequests(page, '**/rich-text-editor-*.js')
      await page.goto('/admin/post-tags/create')
      await page.getByLabel('Name *').fill('Sundials')
      const end = page.getByRole('region', { name: 'Name and place' })
      const heightNow = async () => (await end.boundingBox())?.height
      await expect(end.getByText('Description', { exact: true })).toBeVisible()
      const before = await heightNow()
      await expect(page.getByRole('textbox', { name: 'Description' })).toHaveCount(0)
      letCome()
      await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
      expect(await heightNow()).toBe(before)
    })
  })
}
