import type { Page } from '@playwright/test'
import type { Locale } from '#common/locale.ts'
import { CONSENT_MESSAGES } from '#store/http/wc-auth/messages.ts'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/people/sign-in.ts'

const PATH = '/wc-auth/v1/authorize'

/** An application asks to be let in; it is called at an address of this machine, which the shop does not call. */
const questionOf = (origin: string): string =>
  `${PATH}?${new URLSearchParams({
    app_name: 'Parcel Desk',
    scope: 'read_write',
    user_id: '42',
    return_url: `${origin}/contact-us`,
    callback_url: 'https://127.0.0.1:9312/callback',
  })}`

const expectQuestion = async (page: Page, locale: Locale): Promise<void> => {
  const text = CONSENT_MESSAGES[locale]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Parcel Desk ${text.wants}`)
  await expect(page.getByText('127.0.0.1:9312')).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
}

test.use({ viewport: PHONE, provoked: [401] })

for (const shop of ['fa', 'en'] as const) {
  test.describe(`in the shop of ${shop}`, () => {
    test.use({ shop })

    test('who runs the shop signs in on the way, approves, and hears that nobody took the key', async ({
      page,
      origin,
    }) => {
      await signIn(page, shop, questionOf(origin), 'administrator', async () => {
        await page.goto(questionOf(origin))
        await page.waitForURL(/\/signin\?/)
        const url = new URL(page.url())
        url.searchParams.set('method', 'password')
        await page.goto(url.href)
      })
      await expectQuestion(page, shop)
      const text = CONSENT_MESSAGES[shop]
      await page.getByRole('button', { name: text.approve }).click()
      await expect(page.getByText(text.notTaken)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: text.back }).click()
      await page.waitForURL(/\/contact-us\?success=0&user_id=42$/)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is denied, and opened with another account', async ({ page, origin }) => {
    await signIn(page, 'fa', questionOf(origin), 'administrator', (path) => page.goto(path))
    const text = CONSENT_MESSAGES.fa
    await page.getByRole('link', { name: text.deny }).click()
    await page.waitForURL(/\/contact-us\?success=0&user_id=42$/)
    await page.goto(questionOf(origin))
    await page.getByRole('button', { name: text.other }).click()
    await page.waitForURL(/\/signin\?to=/)
    await page.goto(questionOf(origin))
    await page.waitForURL(/\/signin\?to=/)
  })
})
