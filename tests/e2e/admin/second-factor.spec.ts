import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { generate } from 'otplib/functional'
import { openDatabase } from '#store/database/connection.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { openSession, signIn } from '#tests/support/people/sign-in.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { word } from '#tests/support/words.ts'

const ADMIN = { email: 'admin@vitrin.example', password: 'Vitrin-Admin-1405' }
const STEP = 30
let server: RunningServer

/** A code is taken once, so each sign-in takes the next one; a phone's clock may be half a minute ahead. */
const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP })

test.describe.configure({ mode: 'default' })
test.beforeEach(async () => {
  server = await startServer('fa')
})
test.afterEach(() => server.stop())
test.use({ origin: async ({ shop: _ }, use) => use(server.origin), provoked: [400, 401, 403] })

/** Sets an authenticator app up as whoever is signed in. @returns its secret and the recovery codes */
const setUpApp = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
  await page.getByRole('button', { name: 'راه‌اندازی برنامه' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'کد QR برای برنامهٔ رمزساز' })).toBeVisible()
  await expectAccessible(page)
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  const field = dialog.getByLabel('کد شش‌رقمی')
  await field.fill('۰۰۰۰۰۰')
  await dialog.getByRole('button', { name: 'روشن کردن' }).click()
  await expect(dialog.getByText('این کد درست نیست')).toBeVisible()
  await field.fill(await codeOf(secret))
  await dialog.getByRole('button', { name: 'روشن کردن' }).click()
  await expect(page.getByRole('heading', { name: 'کدهای بازیابی' }).first()).toBeVisible()
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByLabel('آن‌ها را نگه داشتم').check()
  await page.getByRole('button', { name: 'پایان' }).click()
  return { secret, codes }
}

const firstStep = async (page: Page): Promise<void> => {
  await page.context().clearCookies()
  await page.goto('/signin?method=password&to=/my-account')
  await page.getByLabel(word('fa', 'account_login')).fill(ADMIN.email)
  await page.getByLabel(word('fa', 'account_password'), { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: word('fa', 'account_signin'), exact: true }).click()
  await page.waitForURL(/\/second-factor\?/)
}

test.describe('an authenticator app', () => {
  test.use({ viewport: PHONE })

  test('is set up in the back office, and signs in on the storefront with and without script', async ({
    page,
    browserOf,
    origin,
  }) => {
    await signIn(page, 'fa', '/admin/security', 'administrator')
    await expect(page.getByRole('heading', { name: 'برنامهٔ رمزساز' })).toBeVisible()
    await expectAccessible(page)
    const { secret, codes } = await setUpApp(page)
    await expect(page.getByText('۱۰ کد مانده')).toBeVisible()

    await firstStep(page)
    await expectAccessible(page)
    await page.getByLabel(word('fa', 'account_code')).fill('000000')
    await page.getByRole('button', { name: word('fa', 'account_confirm_code') }).click()
    await expect(page.getByText(word('fa', 'account_second_wrong'))).toBeVisible()
    await page.getByLabel(word('fa', 'account_code')).fill(await codeOf(secret, 1))
    await page.getByRole('button', { name: word('fa', 'account_confirm_code') }).click()
    await page.waitForURL('**/my-account')

    const plain = await browserOf.newContext({ baseURL: origin, javaScriptEnabled: false, viewport: PHONE })
    const scriptless = await plain.newPage()
    await firstStep(scriptless)
    expect((await plain.cookies()).map(({ name }) => name)).not.toContain('vitrin_session')
    await scriptless.getByRole('link', { name: word('fa', 'account_second_use_recovery') }).click()
    await scriptless.getByLabel(word('fa', 'account_second_recovery_code')).fill('no-such-code')
    await scriptless.getByRole('button', { name: word('fa', 'account_confirm_code') }).click()
    await expect(scriptless.getByText(word('fa', 'account_second_wrong'))).toBeVisible()
    await scriptless.getByLabel(word('fa', 'account_second_recovery_code')).fill(codes[0] ?? '')
    await scriptless.getByRole('button', { name: word('fa', 'account_confirm_code') }).click()
    await scriptless.waitForURL('**/my-account')
    const cookies = (await plain.cookies()).map(({ name }) => name)
    expect(cookies).toContain('vitrin_session')
    expect(cookies).not.toContain('vitrin_challenge')
    await plain.close()
  })

  test('asks another browser, which has the address of the page alone, to sign in from the start', async ({
    page,
    browserOf,
    origin,
  }) => {
    await signIn(page, 'fa', '/admin/security', 'administrator')
    await setUpApp(page)
    await firstStep(page)
    const other = await browserOf.newContext({ baseURL: origin })
    const stolen = await other.newPage()
    await stolen.goto(page.url())
    await stolen.waitForURL(/\/signin\?/)
    await expect(stolen.getByText(word('fa', 'account_second_gone'))).toBeVisible()
    await other.close()
  })
})

test.describe('a passkey', () => {
  test.use({ viewport: DESKTOP })

  test('is added, signs in, and is taken away', async ({ page, context }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signIn(page, 'fa', '/admin/security', 'administrator')
    await page.getByRole('button', { name: 'افزودن کلید عبور' }).click()
    await page.getByRole('dialog').getByLabel('نام').fill('لپ‌تاپ دفتر')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'ادامه' }).click()
    await page.getByLabel('آن‌ها را نگه داشتم').check()
    await page.getByRole('button', { name: 'پایان' }).click()
    await expect(page.getByText('لپ‌تاپ دفتر')).toBeVisible()

    await firstStep(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: word('fa', 'account_second_use_passkey') }).click()
    await page.waitForURL('**/my-account')

    await page.goto('/admin/security')
    await page.getByRole('button', { name: 'حذف «لپ‌تاپ دفتر»' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'تأیید' }).click()
    await expect(page.getByText('لپ‌تاپ دفتر')).toHaveCount(0)
  })
})

test.describe('staff and keys', () => {
  test.use({ viewport: PHONE })

  const ageSessions = async (): Promise<void> => {
    const db = await openDatabase(join(server.dataDir, 'vitrin.db'))
    await db.updateTable('sessions').set({ confirmed_at: 0 }).execute()
    await db.destroy()
  }

  test('a key is made once the password was typed again, and nothing typed before is lost', async ({
    page,
  }) => {
    await signIn(page, 'fa', '/admin/api-keys', 'administrator')
    await expect(page.getByRole('button', { name: 'کلید تازه' })).toBeVisible()
    await ageSessions()
    await page.getByRole('button', { name: 'کلید تازه' }).click()
    await page.getByLabel('برای چه کاری است').fill('حسابداری')
    await page.getByRole('button', { name: 'ساختن کلید' }).click()
    const asked = page.getByRole('dialog', { name: 'تأیید کنید که شمایید' })
    await asked.getByLabel('گذرواژهٔ شما').fill('another')
    await asked.getByRole('button', { name: 'تأیید' }).click()
    await expect(asked.getByText('این گذرواژهٔ شما نیست.')).toBeVisible()
    await expectAccessible(page)
    await asked.getByLabel('گذرواژهٔ شما').fill(ADMIN.password)
    await asked.getByRole('button', { name: 'تأیید' }).click()
    await expect(page.getByRole('textbox', { name: 'Consumer secret' })).toHaveValue(/^cs_/)
    await page.getByRole('button', { name: 'رونوشت کردم' }).click()
    await expect(page.getByRole('heading', { name: 'حسابداری' })).toBeVisible()
    await expectAccessible(page)
  })

  test('whoever must have a second step sets one up first, and the log tells of it', async ({
    page,
    origin,
  }) => {
    await signIn(page, 'fa', '/admin/staff', 'administrator')
    await page.getByRole('button', { name: 'دعوت' }).click()
    const invite = page.getByRole('dialog')
    await invite.getByLabel('ایمیل').fill('no address')
    await invite.getByRole('button', { name: 'فرستادن دعوت' }).click()
    await expect(invite.getByText('این نشانی ایمیل نیست.')).toBeVisible()
    await invite.getByLabel('ایمیل').fill('nima@shop.test')
    await invite.getByRole('button', { name: 'فرستادن دعوت' }).click()
    await expect(page.getByText('nima@shop.test').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'مدیر کل' }).click()
    await expect(page.getByText('ذخیره شد')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'مدیر کل' })).toBeChecked()

    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/staff')
    await page.waitForURL('**/admin/second-factor')
    await expect(page.getByRole('heading', { name: 'یک گام پیش از آغاز' })).toBeVisible()
    await expectAccessible(page)
    await setUpApp(page)
    await page.waitForURL((url) => url.pathname === '/admin')
    await page.goto('/admin/audit-log')
    await expect(page.getByRole('heading', { name: /حساب ۱ · مرحلهٔ دوم/ })).toBeVisible()
    await page.getByRole('button', { name: /نقش‌هایی که مرحلهٔ دوم می‌خواهند/ }).click()
    await expect(page.getByText('پیش', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })
})
