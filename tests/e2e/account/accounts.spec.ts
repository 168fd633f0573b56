import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { codeSentTo, type Mail, sentTo } from '#tests/support/receivers/outbox.ts'
import { fa, inPersian, startingWith, visit } from '#tests/support/screen.ts'

const LINK = /\/reset-password\?token=[\w-]+/
const SHOPPER = { login: 'shopper@vitrin.example', password: 'Vitrin-Shop-1405' }

test.use({ viewport: PHONE, serviceWorkers: 'block' })

const signIn = async (page: Page, { login, password }: typeof SHOPPER, to = '/my-account') => {
  await visit(page, `/signin?${new URLSearchParams({ method: 'password', to })}`)
  await page.getByLabel(fa('account_login')).fill(login)
  await page.getByLabel(fa('account_password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: fa('account_signin'), exact: true }).click()
}

const fillPerson = async (page: Page, email: string) => {
  await visit(page, '/signup')
  await page.getByLabel(fa('ui_first_name'), { exact: true }).fill('نگار')
  await page.getByLabel(fa('ui_last_name')).fill('سهرابی')
  await page.getByLabel(fa('ui_email'), { exact: true }).fill(email)
  await page.getByLabel(fa('account_password'), { exact: true }).fill('گربه روی دیوار')
  await page.getByRole('button', { name: fa('account_signup_title') }).click()
}

const signUp = async (page: Page, email: string) => {
  await fillPerson(page, email)
  await page.getByLabel(fa('account_code')).fill(await codeSentTo(page, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
}

test('an account is made by the code that is mailed; nothing typed is lost on the way', async ({ page }) => {
  await fillPerson(page, 'wrong@shop.example')
  const field = page.getByLabel(fa('account_code'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(
    page.getByRole('button', { name: fa('account_resend_in', { seconds: '…' }).split('…')[0] }),
  ).toBeDisabled()
  await expect(page.getByText('wrong@shop.example')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: fa('account_other_address') }).click()
  const email = page.getByLabel(fa('ui_email'), { exact: true })
  await expect(email).toHaveValue('wrong@shop.example')
  await expect(page.getByLabel(fa('ui_first_name'), { exact: true })).toHaveValue('نگار')
  await email.fill('right@shop.example')
  await page.getByLabel(fa('account_password'), { exact: true }).fill('گربه روی دیوار')
  await page.getByRole('button', { name: fa('account_signup_title') }).click()
  const code = await codeSentTo(page, 'right@shop.example')
  await field.fill(code === '000000' ? '111111' : '000000')
  await field.press('Enter')
  await expect(page.getByText(fa('account_problem_wrong_code'))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(inPersian(code))
  await field.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText('نگار سهرابی').first()).toBeVisible()
})

test('who has an account sees the same, and finds the way to it in the mail', async ({ page }) => {
  await fillPerson(page, SHOPPER.login)
  await expect(page.getByRole('heading', { name: fa('account_code_title') })).toBeVisible()
  expect(await sentTo(page, SHOPPER.login)).toContain('/signin?method=password')
  const field = page.getByLabel(fa('account_code'))
  await field.fill('123456')
  await field.press('Enter')
  await expect(page.getByText(fa('account_problem_wrong_code'))).toBeVisible()
})

test('a number signs up with its code; a wrong code is an error of its field', async ({ page }) => {
  await visit(page, '/signin')
  await page.getByLabel(fa('account_mobile')).fill('۰۹۳۵ ۱۱۱ ۲۲۳۳')
  await page.getByRole('button', { name: fa('account_send_code') }).click()
  const field = page.getByLabel(fa('account_code'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(
    page.getByRole('button', { name: fa('account_resend_in', { seconds: '…' }).split('…')[0] }),
  ).toBeDisabled()
  await expectAccessible(page)
  const code = await codeSentTo(page, '09351112233')
  await field.fill(code === '000000' ? '111111' : '000000')
  await field.press('Enter')
  await expect(page.getByText(fa('account_problem_wrong_code'))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(inPersian(code))
  await field.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('button', { name: fa('account_sign_out') })).toBeVisible()
})

test('who wanted to see an account page is brought to it after signing in, and out again', async ({
  page,
}) => {
  await visit(page, '/shipping-address')
  await expect(page).toHaveURL(/\/signin\?to=%2Fshipping-address$/)
  await page.getByRole('link', { name: fa('account_with_password') }).click()
  await page.getByLabel(fa('account_login')).fill(SHOPPER.login)
  await page.getByLabel(fa('account_password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: fa('account_signin'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(fa('account_problem_wrong_login'))
  await expect(page.getByLabel(fa('account_login'))).toHaveValue(SHOPPER.login)
  await page.getByLabel(fa('account_password'), { exact: true }).fill(SHOPPER.password)
  await page.getByRole('button', { name: fa('account_signin'), exact: true }).click()
  await expect(page).toHaveURL(/\/shipping-address$/)
  await expectAccessible(page)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'vitrin_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })

  await visit(page, '/settings')
  await expectAccessible(page)
  await page.getByRole('button', { name: fa('account_sign_out') }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/my-account')
  await expect(page).toHaveURL(/\/signin\?to=%2Fmy-account$/)
})

test('nobody is led out of the shop by the way back', async ({ page }) => {
  await signIn(page, SHOPPER, '//evil.example/x')
  await expect(page).toHaveURL(/localhost:\d+\/settings$/)
})

test.describe('a refused address', () => {
  test.use({ provoked: [400] })

  test('of a lost password stands under its field with the reason, and the modal stays', async ({ page }) => {
    await visit(page, '/signin?method=password')
    await page.getByRole('link', { name: fa('account_forgot') }).click()
    const dialog = page.getByRole('dialog', { name: fa('account_forgot_title') })
    const email = dialog.getByLabel('Email')
    // an address for the browser, and none for the shop
    await email.fill('negar@shop')
    const answered = page.waitForResponse(/forgot_password/)
    await dialog.getByRole('button', { name: fa('account_send') }).click()
    const { ok, error } = await (await answered).json()
    expect(ok).toBe(0)
    await expect(email).toHaveAccessibleDescription(error)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await email.fill('negar@shop.example')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test('a lost password: the modal, the mail, a new one', async ({ page }) => {
  const email = 'negar@shop.example'
  await signUp(page, email)
  await page.context().clearCookies({ name: 'vitrin_session' })
  await visit(page, '/signin?method=password')
  await page.getByRole('link', { name: fa('account_forgot') }).click()
  const dialog = page.getByRole('dialog', { name: fa('account_forgot_title') })
  const send = dialog.getByRole('button', { name: fa('account_send') })
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Email').fill('negar@')
  await expect(send).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Email').fill(email)
  await send.click()
  await expect(page.getByRole('alertdialog')).toContainText('پیوند')
  await expect(dialog).toBeHidden()
  const link = LINK.exec(await sentTo(page, email, LINK))?.[0] ?? ''
  await visit(page, link)
  await page.getByLabel(fa('account_new_password')).fill('سگ زیر درخت بلوط')
  await page.getByRole('button', { name: fa('account_reset') }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await visit(page, link)
  await page.getByLabel(fa('account_new_password')).fill('یک گذرواژه دیگر')
  await page.getByRole('button', { name: fa('account_reset') }).click()
  await expect(page.getByRole('alert')).toContainText(fa('account_reset_gone'))
})

const secondDevice = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin })
  return context.newPage()
}

test('fields of passwords hide what is typed, are known to password managers, and take what is pasted', async ({
  page,
}) => {
  for (const [path, beside, autocomplete] of [
    ['/signin?method=password', fa('account_login'), 'current-password'],
    ['/signup', fa('ui_first_name'), 'new-password'],
  ] as const) {
    await visit(page, path)
    const field = page.locator('input[name=password]')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await page.getByLabel(beside, { exact: true }).fill('Zarafe-1405')
    for (const key of ['Control+A', 'Control+C']) await page.keyboard.press(key)
    await field.focus()
    await page.keyboard.press('Control+V')
    await expect(field).toHaveValue('Zarafe-1405')
  }
})

test('two devices: one signs the other out', async ({ page, browserOf, origin }) => {
  await signUp(page, 'two@shop.example')
  const other = await secondDevice(browserOf, origin)
  await signIn(other, { login: 'two@shop.example', password: 'گربه روی دیوار' })
  await expect(other).toHaveURL(/\/my-account$/)
  await visit(page, '/my-account')
  await expectAccessible(page)
  await page.getByRole('button', { name: fa('account_end_others') }).click()
  await expect(page.getByRole('button', { name: fa('account_end_others') })).toBeHidden()
  await other.goto('/my-account')
  await expect(other).toHaveURL(/\/signin\?to=/)
  await other.context().close()
})

test('what is wrong with a profile is named, what is right is saved', async ({ page }) => {
  await signUp(page, 'edit@shop.example')
  await visit(page, '/my-account')
  await page.getByLabel(fa('ui_last_name')).fill('رستگار')
  await page.getByLabel(fa('account_mobile')).fill('12')
  await page
    .getByRole('button', { name: fa('account_save') })
    .first()
    .click()
  await expect(page.getByText(fa('account_problem_phone'))).toBeVisible()
  await expect(page.getByLabel(fa('ui_last_name'))).toHaveValue('رستگار')
  await page.getByLabel(fa('account_mobile')).fill('')
  await page
    .getByRole('button', { name: fa('account_save') })
    .first()
    .click()
  await expect(page.getByText(fa('account_saved'))).toBeVisible()
  await page.getByLabel(fa('ui_email'), { exact: true }).fill('edited@shop.example')
  await page.keyboard.press('Enter')
  const profile = page.getByRole('region', { name: fa('account_details') })
  const password = profile.getByLabel(fa('account_current_password'))
  await expect(page.getByText(fa('account_problem_password_required'))).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill('گربه روی دیوار')
  await page.keyboard.press('Enter')
  await expect(page.getByText(fa('account_email_code_sent'))).toBeVisible()
  await expectAccessible(page)
  const code = await codeSentTo(page, 'edited@shop.example')
  await password.fill('نه این')
  await profile.getByLabel(fa('account_code')).fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(fa('account_problem_wrong_password'))).toBeVisible()
  await expect(profile.getByLabel(fa('account_code'))).toHaveValue(code)
  await password.fill('گربه روی دیوار')
  await page.keyboard.press('Enter')
  await expect(page.getByText(fa('account_saved'))).toBeVisible()
  await sentTo(page, 'edit@shop.example', /ایمیل حساب شما تغییر کرد/)
  await visit(page, '/settings')
  await expect(page.getByText('نگار رستگار').first()).toBeVisible()
})

test('a code takes the place of a forgotten password, and an easy new one is an error of its field', async ({
  page,
}) => {
  await signUp(page, 'forgot@shop.example')
  await visit(page, '/my-account')
  const section = page.getByRole('region', { name: fa('account_password_change') })
  const field = section.getByLabel(fa('account_new_password'))
  await field.fill('نگار-1405')
  await expect(section.getByText(fa('account_strength_1'), { exact: true })).toBeVisible()
  await section.getByRole('button', { name: fa('account_code_instead') }).click()
  const code = section.getByLabel(fa('account_identity_code'))
  await expect(code).toBeFocused()
  await expect(section.getByText('forgot@shop.example')).toBeVisible()
  await expectAccessible(page)
  await code.fill(inPersian(await codeSentTo(page, 'forgot@shop.example', { purpose: 'صاحب حساب' })))
  await field.fill('forgot-1405')
  await section.getByRole('button', { name: fa('account_save') }).click()
  await expect(section.getByText(fa('account_problem_password_own_words'))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('سگ زیر درخت بلوط')
  await section.getByRole('button', { name: fa('account_save') }).click()
  await expect(section.getByText(fa('account_password_changed'))).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a password signs in', async ({ page }) => {
    await page.goto('/signin?method=password&to=/my-account')
    await page.getByLabel(fa('account_login')).fill(SHOPPER.login)
    await page.getByLabel(fa('account_password'), { exact: true }).fill(SHOPPER.password)
    await page.getByRole('button', { name: fa('account_signin'), exact: true }).click()
    await expect(page).toHaveURL(/\/my-account$/)
    await expect(page.getByLabel(fa('ui_email'), { exact: true })).toHaveValue(SHOPPER.login)
  })
  test('a number is given up by a code to it, with the e-mail address beside it', async ({ page }) => {
    await page.goto('/signin?to=/my-account')
    await page.getByLabel(fa('account_mobile')).fill('09351110031')
    await page.getByRole('button', { name: fa('account_send_code') }).click()
    const texted = (purpose: string) => codeSentTo(page, '09351110031', { purpose })
    await page.getByLabel(fa('account_code')).fill(await texted('ورود'))
    await page.getByRole('button', { name: fa('account_confirm_code') }).click()
    await expect(page).toHaveURL(/\/my-account$/)
    const save = page.getByRole('button', { name: fa('account_save') }).first()
    await page.getByLabel(fa('account_mobile')).fill('')
    await save.click()
    await expect(page.getByText(fa('account_problem_last_way_in'))).toBeVisible()
    await page.getByLabel(startingWith(fa('ui_email'))).fill('quiet@shop.example')
    await page.getByLabel(fa('account_mobile')).fill('')
    await save.click()
    const identity = page.getByLabel(fa('account_identity_code'))
    await expect(identity).toHaveAttribute('aria-invalid', 'true')
    await identity.fill(await texted('تغییر مهم'))
    await save.click()
    await expect(page.getByText(fa('account_email_code_sent'))).toBeVisible()
    await page.getByLabel(fa('account_code')).fill(await codeSentTo(page, 'quiet@shop.example'))
    await save.click()
    await expect(page.getByText(fa('account_saved'))).toBeVisible()
    await expect(page.getByLabel(fa('account_mobile'))).toHaveValue('')
  })
  test('an account is made', async ({ page }) => {
    await page.goto('/signup?to=/my-account')
    await page.getByLabel(fa('ui_first_name'), { exact: true }).fill('نگار')
    await page.getByLabel(fa('ui_last_name')).fill('سهرابی')
    await page.getByLabel(fa('ui_email'), { exact: true }).fill('plain@shop.example')
    await page.getByLabel(fa('account_password'), { exact: true }).fill('گربه روی دیوار')
    await page.getByRole('button', { name: fa('account_signup_title') }).click()
    await page.getByRole('button', { name: fa('account_other_address') }).click()
    await expect(page.getByLabel(fa('ui_email'), { exact: true })).toHaveValue('plain@shop.example')
    await page.getByLabel(fa('account_password'), { exact: true }).fill('گربه روی دیوار')
    await page.getByRole('button', { name: fa('account_signup_title') }).click()
    const messages = async () => (await (await page.request.get('/demo/outbox')).json()) as Mail[]
    const isSent = async () =>
      (await messages()).filter(({ recipient }) => recipient === 'plain@shop.example').length
    await expect.poll(isSent).toBe(2)
    await page.getByLabel(fa('account_code')).fill(await codeSentTo(page, 'plain@shop.example'))
    await page.getByRole('button', { name: fa('account_confirm_code') }).click()
    await expect(page).toHaveURL(/\/my-account$/)
  })
})

test('signing in leads to no other shop, whatever URL the form was opened with', async ({ page, origin }) => {
  const hostile = [
    '/..//evil.test',
    '/.//evil.test',
    '/%2e%2e//evil.test',
    '/\\evil.test',
    '/my-orders.data',
    '/sign-out',
  ]
  for (const to of [...hostile, '/my-orders?page=2']) {
    await page.context().clearCookies({ name: 'vitrin_session' })
    await page.request.get('/signin')
    const cookies = await page.context().cookies()
    const _xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const answer = await page.request.post(`/signin?${new URLSearchParams({ method: 'password', to })}`, {
      form: { _xsrf, intent: 'password', ...SHOPPER },
      headers: { Accept: 'text/html', Origin: origin },
      maxRedirects: 0,
    })
    expect(answer.status(), to).toBe(302)
    expect(answer.headers().location, to).toBe(to === '/my-orders?page=2' ? to : '/settings')
  }
})
