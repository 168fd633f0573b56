import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** The browser offers to install the shop, as Chromium does after a page was loaded. */
const offer = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-prompted', 'true'),
    })
    window.dispatchEvent(event)
  })
}

/** Counts as if the last page had been opened an hour ago. */
const goAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const history = JSON.parse(localStorage.getItem('install_invitation') ?? '{}')
    localStorage.setItem(
      'install_invitation',
      JSON.stringify({ ...history, seen_at: history.seen_at - 3_600_000 }),
    )
  })

const visited = (page: Page, visits: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => JSON.parse(localStorage.getItem('install_invitation') ?? '{}').visits === wanted,
    visits,
  )

const invitation = (page: Page) => page.getByRole('complementary', { name: fa('pwa_install_title') })

test('invites at the second visit to install the shop, never at the first and never twice', async ({
  page,
}) => {
  await visit(page, '/shop')
  await visited(page, 1)
  await offer(page)
  await expect(invitation(page)).toHaveCount(0)
  await goAway(page)
  await visit(page, '/shop')
  await visited(page, 2)
  await offer(page)
  await expect(invitation(page)).toBeVisible()
  await invitation(page)
    .getByRole('button', { name: fa('ui_close') })
    .tap()
  await expect(invitation(page)).toHaveCount(0)
  await goAway(page)
  await visit(page, '/shop')
  await visited(page, 3)
  await offer(page)
  await expect(invitation(page)).toHaveCount(0)
})

test('the invitation asks the browser’s own question', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('install_invitation', JSON.stringify({ visits: 1, seen_at: 1 })),
  )
  await visit(page, '/shop')
  await offer(page)
  await invitation(page)
    .getByRole('button', { name: fa('pwa_install') })
    .tap()
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'true')
  await expect(invitation(page)).toHaveCount(0)
})

test('on iOS a hint says how', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    localStorage.setItem('install_invitation', JSON.stringify({ visits: 1, seen_at: 1 }))
  })
  await visit(page, '/shop')
  await expect(invitation(page)).toContainText(fa('pwa_install_ios'))
  await expect(invitation(page).getByRole('button')).toHaveCount(1)
})

test('what another app shares opens its product, or is searched for', async ({ page, origin }) => {
  const { slug, name } = await findSimple(origin)
  const share = (shared: Record<string, string>) => page.goto(`/share-target?${new URLSearchParams(shared)}`)
  await share({ text: `${name} ${origin}/product/${slug}` })
  await expect(page).toHaveURL(`${origin}/product/${slug}`)
  await share({ title: name })
  await expect(page).toHaveURL(`${origin}/search?${new URLSearchParams({ q: name })}`)
  await page.goto(`/en/share-target?${new URLSearchParams({ text: 'cup', url: 'https://evil.test/' })}`)
  await expect(page).toHaveURL(`${origin}/en/search?q=cup`)
})
