import type { Page } from '@playwright/test'
import { AREAS } from '#admin/areas/areas.ts'
import type { Texts } from '#admin/messages/catalogue.ts'
import { CATALOGUES } from '#admin/messages/i18n-provider.ts'
import { capabilitiesOf, STAFF_ROLES } from '#store/rights.ts'
import { DESKTOP, expect, expectAccessible, ownServer, test } from '#tests/support/browser.ts'
import { customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'

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
  const rights = new Set<string>(capabilitiesOf(role))
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
}

test.describe('the back office', () => {
  ownServer('fa', {}, (db) => db.insertInto('customers').values(people).execute())
  test.use({ viewport: DESKTOP, provoked: [401, 403] })

  for (const role of STAFF_ROLES) {
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

  for (const role of ['vendor', 'customer'] as const) {
    test(`tells the role ${role} that it is for others`, async ({ page, origin }) => {
      await signInAs(page, origin, role)
      for (const path of ['/admin', '/admin/orders']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: textOf('shell.no_access') })).toBeVisible()
        await expect(page.getByRole('menuitem')).toHaveCount(0)
      }
      expect((await page.request.get('/wp-json/wc/v3/orders')).status()).toBe(403)
    })
  }
})
