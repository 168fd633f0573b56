import type { Page } from '@playwright/test'
import type { Locale } from '#common/locale.ts'
import { loadSource } from '#demo/seed-demo.ts'
import { type CustomerStore, createCustomerStore } from '#store-api/client/account-client.ts'
import { codeSentTo } from '../receivers/outbox.ts'
import { visit } from '../screen.ts'
import { word } from '../words.ts'

type ShopName = Locale

const accountOf = async (shop: ShopName, role: string) => {
  const account = (await loadSource(shop)).customers.find((customer) => customer.role === role)
  if (!account) throw new Error(`the demo shop has no ${role}`)
  return account
}

/**
 * Signs the demo shopper, or who else has this role, in on this page, as they would do it themselves.
 * @param open how to come to the form; given where there is no script
 */
export const signIn = async (
  page: Page,
  shop: ShopName = 'fa',
  to = '/settings',
  role = 'customer',
  open: (path: string) => Promise<unknown> = (path) => visit(page, path),
): Promise<void> => {
  const { email, password } = await accountOf(shop, role)
  // whoever was here before would be sent on from the sign-in; no page of theirs is open while their session goes
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'vitrin_session' })
  await open(`/signin?${new URLSearchParams({ method: 'password', to })}`)
  await page.getByLabel(word(shop, 'account_login')).fill(email)
  await page.getByLabel(word(shop, 'account_password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: word(shop, 'account_signin'), exact: true }).click()
  await page.waitForURL((url) => url.pathname + url.search === to)
}

/** Signs who has this mobile number in by the code that they get; who is new has an account then. */
export const signInByCode = async (page: Page, mobile: string, to: string): Promise<void> => {
  await visit(page, `/signin?${new URLSearchParams({ to })}`)
  await page.getByLabel(word('fa', 'account_mobile')).fill(mobile)
  await page.keyboard.press('Enter')
  await page.getByLabel(word('fa', 'account_code')).fill(await codeSentTo(page, mobile))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === to)
}

interface Login {
  email: string
  password: string
}

const tokenFor = async (origin: string, { email, password }: Login): Promise<string> => {
  const response = await fetch(`${origin}/wp-json/ghab/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: email, password }),
  })
  return ((await response.json()) as { token: string }).token
}

/** The token of a session that somebody of this role opens now, of the demo accounts. */
export const tokenOf = async (origin: string, shop: ShopName, role: string): Promise<string> =>
  tokenFor(origin, await accountOf(shop, role))

const storeOf = (origin: string, token: string): CustomerStore =>
  createCustomerStore({ fetch, origin, headers: () => ({ Authorization: token }) })

/** The store of a running server as the demo shopper, or who else has this role, asks it from another device. */
export const storeOfShopper = async (
  origin: string,
  shop: ShopName = 'fa',
  role = 'customer',
): Promise<CustomerStore> => storeOf(origin, await tokenOf(origin, shop, role))

/** Signs somebody whom a test has put into the shop in on this page, without the form; answers the session's token. */
export const openSessionOf = async (page: Page, origin: string, login: Login): Promise<string> => {
  const token = await tokenFor(origin, login)
  await page.context().addCookies([{ name: 'vitrin_session', value: token, url: origin }])
  return token
}

/**
 * Signs the demo shopper, or who else has this role, in on this page without the form, which takes seconds: the shop
 * knows them, what the device keeps of them is not there. Answers the store as they ask it.
 */
export const openSession = async (
  page: Page,
  origin: string,
  shop: ShopName = 'fa',
  role = 'customer',
): Promise<CustomerStore> => {
  return storeOf(origin, await openSessionOf(page, origin, await accountOf(shop, role)))
}

/** The Persian shop sends its demo shopper a card with a coupon under it. */
export const sendCard = async (origin: string, title: string): Promise<void> => {
  const token = await tokenOf(origin, 'fa', 'administrator')
  const response = await fetch(`${origin}/wp-json/ghab/v1/notifications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ customer_ids: [2], kind: 'scratch', title, text: 'با کد', code: 'khosh15' }),
  })
  if (!response.ok) throw new Error(`the card was not sent: ${response.status}`)
}
