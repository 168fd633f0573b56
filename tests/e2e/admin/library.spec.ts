import sharp from 'sharp'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { openEnglishOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'

const picture = async () => ({
  name: 'cup.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a63' } })
    .png()
    .toBuffer(),
})

test.describe('the library of pictures', () => {
  ownServer('fa')

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true })

    test('a picture is uploaded, described, and deleted after a question', async ({ page, origin }) => {
      await openSession(page, origin, 'fa', 'administrator')
      await page.goto('/admin/media')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)
      await page.locator('input[type=file]').setInputFiles(await picture())
      await page.getByRole('button', { name: /^باز کردن cup/ }).click()
      const dialog = page.getByRole('dialog').first()
      await dialog.getByLabel('متن برای کسی که تصویر را نمی‌بیند').fill('فنجان سفالی')
      await dialog.getByLabel('متن انگلیسی').fill('A cup of clay')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'ذخیره' }).click()
      const tile = page.getByRole('button', { name: 'باز کردن فنجان سفالی' })
      await expect(tile).toBeVisible()
      const [{ id }] = await (await page.request.get('/wp-json/wp/v2/media?per_page=1')).json()
      const alt = async (lang: string) =>
        (await (await page.request.get(`/wp-json/wp/v2/media/${id}?lang=${lang}`)).json()).alt_text
      expect(await alt('fa')).toBe('فنجان سفالی')
      expect(await alt('en')).toBe('A cup of clay')

      await tile.click()
      await page.getByRole('button', { name: 'حذف تصویر' }).click()
      await page
        .getByRole('dialog', { name: 'این تصویر حذف شود؟' })
        .getByRole('button', { name: 'تأیید' })
        .click()
      await expect(page.getByText('تصویر حذف شد')).toBeVisible()
      await expect(tile).toHaveCount(0)
    })
  })

  test.describe('on a desktop, in English', () => {
    test.use({ viewport: DESKTOP })

    test('a picture is found by its text and opened', async ({ page, origin }) => {
      await openEnglishOffice(page, origin)
      await page.goto('/admin/media')
      await page.getByPlaceholder('Search').fill('گلبرگ')
      const tile = page.getByRole('button', { name: 'Open گلبرگ' }).first()
      await expect(page.getByText('No text yet')).toHaveCount(0)
      await tile.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: 'گلبرگ' })).toBeVisible()
      await expectAccessible(page)
    })
  })
})
