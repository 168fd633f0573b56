import type { FrameLocator, Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { tokenOf } from '#tests/support/people/sign-in.ts'
import { visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

const FRAMES = '/frames-of-a-test'
const OWN_TEXT = '<p>متنی تازه، <a href="/shop?on_sale=true">همهٔ تخفیف‌ها</a></p>'
const UNSAVED = {
  values: {
    site_name: 'نام تازه',
    custom_color: '#a6633c',
    dark_mode: true,
    home: [
      { type: 'text', title: 'بخش تازه', html: OWN_TEXT },
      { type: 'products', title: '', source: 'newest' },
    ],
  },
  texts: {
    en: { site_name: 'New name', home: [{ type: 'text', title: 'New section', html: '<p>New</p>' }] },
  },
}

type Open = (body: object) => Promise<{ token: string; path: string }>

/** Who runs the demo shop is signed in on this page; opens previews as the back office does. */
const asStaff = async (page: Page, origin: string): Promise<Open> => {
  const token = await tokenOf(origin, 'fa', 'administrator')
  await page.context().addCookies([{ name: 'vitrin_session', value: token, url: origin }])
  return async (body) => {
    const answer = await fetch(`${origin}/wp-json/ghab/v1/settings/preview`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return answer.json()
  }
}

/** A page of the same origin with a phone and a desktop beside each other. */
const openFrames = async (page: Page, path: string): Promise<Record<'phone' | 'desktop', FrameLocator>> => {
  const frame = (name: string, width: number) =>
    `<iframe title="${name}" name="${name}" src="${path}" width="${width}" height="800"></iframe>`
  await page.route(FRAMES, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fa"><title>چهره</title>${frame('phone', 390)}${frame('desktop', 1280)}</html>`,
    }),
  )
  await page.goto(FRAMES)
  return { phone: page.frameLocator('[name=phone]'), desktop: page.frameLocator('[name=desktop]') }
}

const urlOf = (page: Page, name: string): string => page.frame({ name })?.url() ?? ''

/** Waits until what is pressed in a frame has an effect. */
const untilAwake = async (page: Page, name: string): Promise<void> => {
  await page.frame({ name })?.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

test.describe('the shop in the frames of its editor', () => {
  // a frame is left while the router still asks where its links lead, of which it complains
  test.use({ viewport: { width: 1760, height: 900 }, losesNetwork: true })

  test('has texts and colours that are not saved, on a phone and a desktop, also on the next screen', async ({
    page,
    origin,
  }) => {
    const open = await asStaff(page, origin)
    const { path } = await open(UNSAVED)
    const frames = await openFrames(page, path)
    for (const [name, frame] of Object.entries(frames)) {
      await expect(frame.getByRole('heading', { name: 'بخش تازه' })).toBeVisible()
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
      await untilAwake(page, name)
      await frame.locator(`a[href="${path}/cart"]`).first().dispatchEvent('click')
      await expect.poll(() => urlOf(page, name)).toBe(`${origin}${path}/cart`)
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
    }
  })

  test('stays with them where an ordinary link of a text is followed', async ({ page, origin }) => {
    const open = await asStaff(page, origin)
    const { path } = await open(UNSAVED)
    const { phone } = await openFrames(page, path)
    await untilAwake(page, 'phone')
    await phone.getByRole('link', { name: 'همهٔ تخفیف‌ها' }).click()
    await expect.poll(() => urlOf(page, 'phone')).toBe(`${origin}${path}/shop?on_sale=true`)
    await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('is in the other language as well, and shows what is written next', async ({ page, origin }) => {
    const open = await asStaff(page, origin)
    const { path, token } = await open(UNSAVED)
    const { phone } = await openFrames(page, `${path}/en`)
    await expect(phone.getByRole('heading', { name: 'New section' })).toBeVisible()
    await expect(phone.locator('html')).toHaveAttribute('lang', 'en')
    await untilAwake(page, 'phone')
    await open({
      token,
      values: UNSAVED.values,
      texts: { en: { home: [{ type: 'text', title: 'Newer', html: '' }] } },
    })
    await page.frame({ name: 'phone' })?.evaluate(() => location.reload())
    await expect(phone.getByRole('heading', { name: 'Newer' })).toBeVisible()
  })
})

test.describe('beside a preview', () => {
  test.use({ viewport: PHONE, serviceWorkers: 'allow' })

  test('the shop stays as it is, with the cart and the looks of this browser', async ({ page, origin }) => {
    const open = await asStaff(page, origin)
    const { path } = await open(UNSAVED)
    await visit(page, '/')
    await page.evaluate(() => localStorage.setItem(`${location.origin}darkmode`, 'false'))
    const preview = await page.context().newPage()
    await visit(preview, path)
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark')
    // the introduction would open by itself, and leave the page that was to be looked at
    expect(await preview.evaluate(() => localStorage.getItem('intro_seen'))).toBe('true')
    const answers = preview.waitForResponse((response) => response.url().includes('/cart/quote'))
    await preview
      .getByRole('button', { name: word('fa', 'catalog_add') })
      .first()
      .click()
    await preview.locator(`a[href="${path}/cart"]`).first().dispatchEvent('click')
    const quoted = await answers
    expect(new URL(quoted.url()).pathname).toMatch(new RegExp(`^${path}/wp-json/`))
    expect(quoted.status()).toBe(200)
    await visit(page, '/')
    await expect(page.getByText('بخش تازه')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
    await visit(page, '/cart')
    await expect(page.getByText(word('fa', 'cart_empty_title'))).toBeVisible()
    const kept = await page.evaluate(async () => ({
      pages: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .filter(({ url }) => url.includes('/preview/')).length,
    }))
    expect(kept).toEqual({ pages: 0 })
  })
})
