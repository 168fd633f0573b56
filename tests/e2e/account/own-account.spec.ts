import sharp from 'sharp'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { signInByCode } from '#tests/support/people/sign-in.ts'
import { codeSentTo } from '#tests/support/receivers/outbox.ts'
import { fa } from '#tests/support/screen.ts'

test.use({ viewport: PHONE })

test('a picture is put up, drawn anew and taken away for good', async ({ page }) => {
  await signInByCode(page, '09351110021', '/my-account')
  const put = async (buffer: Buffer) => {
    await page
      .getByLabel(fa('account_picture'))
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: fa('account_picture_upload') }).click()
  }
  await put(Buffer.from('no picture'))
  await expect(page.getByText(fa('account_problem_picture'))).toBeVisible()
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  await put(png)
  const picture = page.getByRole('main').getByRole('img', { name: fa('account_picture') })
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const url = (await picture.getAttribute('src')) ?? ''
  expect((await page.request.get(url)).headers()['content-type']).toMatch(/webp|avif/)
  await page.getByRole('button', { name: fa('account_picture_remove') }).click()
  await expect(picture).toHaveCount(0)
  expect((await page.request.get(url)).status()).toBe(404)
})

test('an account is deleted by who says so twice and shows to be its owner, and is gone', async ({
  page,
}) => {
  await signInByCode(page, '09351110022', '/my-account')
  await page.getByText(fa('account_delete'), { exact: true }).first().click()
  const confirm = page.getByLabel(fa('account_delete_confirm'))
  const erase = page.getByRole('button', { name: fa('account_delete'), exact: true })
  await erase.click()
  await expect(page.getByText(fa('account_problem_confirm'))).toBeVisible()
  await expectAccessible(page)
  await confirm.check()
  await erase.click()
  const code = page.getByLabel(fa('account_identity_code'))
  await expect(code).toBeFocused()
  await expect(confirm).toBeChecked()
  await expectAccessible(page)
  await code.fill(await codeSentTo(page, '09351110022', { purpose: 'تغییر مهم' }))
  await erase.click()
  await expect(page).not.toHaveURL(/my-account/)
  await page.goto('/my-account')
  await expect(page).toHaveURL(/\/signin\?to=/)
})
