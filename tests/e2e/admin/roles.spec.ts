import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { AREAS } from '#admin/areas/areas.ts'
import { SELLS } from '#admin/boot.ts'
import type { Texts } from '#admin/messages/catalogue.ts'
import { CATALOGUES } from '#admin/messages/i18n-provider.ts'
import { toJson } from '#store/database/json.ts'
import { capabilitiesOf, STAFF_ROLES } from '#store/rights.ts'
import { DESKTOP, expect, expectAccessible, ownServer, test } from '#tests/support/browser.ts'
import { customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { askAsAdministrator } from '#tests/support/people/office.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'

const texts = CATALOGUES.fa as unknown as Texts
const textOf = (key: string): string => {
  const found = key.split('.').reduce<Texts | string>((at, part) => (at as Texts)[part] ?? '', texts)
  if (typeof found !== 'string' || found === '') throw new Error(`no text ${key}`)
  return found
}

const ROLES = [...STAFF_ROLES, 'vendor', 'customer'] as const
type Role = (typeof ROLES)[number]
const people = ROLES.map((role, at) =>
  customerRow({
    id: 9000 + at,
    role,
    password_hash: PASSWORD_HASH,
    email: `${role}@roles.test`,
    username: `of-${role}`,
    mobile: `0912000900${at}`,
  }),
)

/** The names of the places that somebody of this role may go to. */
const menuOf = (role: Role): string[] => {
  const rights = new Set<string>(role === 'vendor' ? [SELLS] : capabilitiesOf(role))
  return AREAS.flatMap(({ menu = [] }) => menu)
    .filter(({ needs }) => needs === undefined || rights.has(needs))
    .map(({ label }) => textOf(label))
}

const signInAs = async (page: Page, origin: string, role: Role): Promise<void> => {
  const answer = await page.request.post('/wp-json/ghab/v1/auth/sign-in', {
    data: { login: `${role}@roles.test`, password: PASSWORD },
  })
  const { token } = await answer.json()
  await page.context().addCookies([{ name: 'vitrin_session', value: token, url: origin }])
}

/** Of each role an address that is another's. */
const OTHERS: Partial<Record<Role, string>> = {
  shop_manager: '/admin/backups',
  editor: '/admin/orders',
  support: '/admin/settings/payments',
  vendor: '/admin/products',
}

test.describe('the back office', () => {
  ownServer('fa', {}, async (db) => {
    await db.insertInto('customers').values(people).execute()
    const { id } = people.find(({ role }) => role === 'vendor')!
    const vendor = { ...vendorRow({ id: 9000, slug: 'of-roles', store_name: 'کوزه‌گری' }), customer_id: id }
    await db.insertInto('vendors').values(vendor).execute()
    const review = { name: 'vendor_products', value: toJson('review'), updated_at: 1 }
    await db
      .insertInto('settings')
      .values(review)
      .onConflict((one) => one.column('name').doUpdateSet(review))
      .execute()
  })
  test.use({ viewport: DESKTOP, provoked: [401, 403] })

  for (const role of [...STAFF_ROLES, 'vendor'] as const) {
    test(`shows to the role ${role} what it may do and nothing else`, async ({ page, origin }) => {
      await signInAs(page, origin, role)
      await page.goto('/admin')
      const entries = page.getByRole('menuitem')
      await expect(entries.first()).toBeVisible()
      expect((await entries.allInnerTexts()).map((text) => text.trim()).toSorted()).toEqual(
        menuOf(role).toSorted(),
      )
      const foreign = OTHERS[role]
      if (!foreign) return
      await page.goto(foreign)
      await expect(page.getByRole('heading', { name: textOf('shell.not_yours') })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: textOf('shell.to_start') }).click()
      await expect(page.getByRole('heading', { name: textOf('shell.not_yours') })).toBeHidden()
      await expect(entries.first()).toBeVisible()
    })
  }

  test('tells a customer that it is for others', async ({ page, origin }) => {
    await signInAs(page, origin, 'customer')
    for (const path of ['/admin', '/admin/orders']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: textOf('shell.no_access') })).toBeVisible()
      await expect(page.getByRole('menuitem')).toHaveCount(0)
    }
    expect((await page.request.get('/wp-json/wc/v3/orders')).status()).toBe(403)
  })

  test('lets a vendor hand in a product, which shoppers see once a manager publishes it, and put it into the trash', async ({
    page,
    origin,
  }) => {
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#36c' } }).png()
    await signInAs(page, origin, 'vendor')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'کوزه‌گری' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: textOf('products.add') }).click()
    await page.getByRole('textbox', { name: 'نام', exact: true }).fill('کوزهٔ آبی')
    await page.getByRole('textbox', { name: 'قیمت', exact: true }).fill('۲۵۰۰۰۰')
    await page.getByLabel(textOf('products.pictures.add'), { exact: true }).setInputFiles({
      name: 'jar.png',
      mimeType: 'image/png',
      buffer: await picture.toBuffer(),
    })
    await expect(page.getByText(textOf('products.pictures.main'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: textOf('selling.hand_in') }).click()
    await expect(page).toHaveURL(/own-products\/\d+$/)
    await expect(page.getByText(textOf('products.status.pending'))).toBeVisible()
    const id = Number(/\d+$/.exec(page.url())?.[0])
    const asked = async () => (await fetch(`${origin}/wp-json/wc/v3/products/${id}`)).status
    expect(await asked()).toBe(404)

    const ask = await askAsAdministrator(origin)
    await ask('PUT', `wc/v3/products/${id}`, { status: 'publish' })
    expect(await asked()).toBe(200)
    expect((await ask('GET', `wc/v3/products/${id}`)).images).toHaveLength(1)

    await page.goto(`/admin/own-products/${id}`)
    await page.getByRole('textbox', { name: 'قیمت', exact: true }).fill('۲۰۰۰۰۰')
    await page.getByRole('button', { name: textOf('ra.action.save') }).click()
    await expect(page.getByText(textOf('products.status.publish'))).toBeVisible()
    await page.getByRole('button', { name: textOf('products.form.trash') }).click()
    await expect(page).toHaveURL(/own-products$/)
    await expect.poll(asked).toBe(404)
    await page.getByRole('button', { name: textOf('ra.action.undo') }).click()
    await expect(page.getByText(textOf('products.status.pending'))).toBeVisible()
  })
})
