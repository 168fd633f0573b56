import type { Browser } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' })

interface Fetched {
  /** bytes by what they are, as they came, without headers */
  bytes: Record<string, number>
  total: number
  /** widths that pictures of the shop were asked for in */
  widths: number[]
}

/** What a phone of double density fetches of a page that nobody touches, until nothing more comes by itself. */
const fetchUntouched = async (
  browser: Browser,
  url: string,
  headers: Record<string, string> = {},
): Promise<Fetched> => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
    extraHTTPHeaders: headers,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const fetched: Fetched = { bytes: {}, total: 0, widths: [] }
  const kinds = new Map<string, string>()
  const heads = new Map<string, number>()
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, headersText }) => {
    heads.set(requestId, headersText?.length ?? 0)
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, response.url.includes('/media/') ? 'picture' : type)
    const width = /\/media\/(\d+)\/\d/.exec(response.url)?.[1]
    if (width) fetched.widths.push(Number(width))
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    const bytes = encodedDataLength - (heads.get(requestId) ?? 0)
    fetched.bytes[kind] = (fetched.bytes[kind] ?? 0) + bytes
    fetched.total += bytes
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  await context.close()
  return fetched
}

const savers: Record<string, string>[] = [{ 'Save-Data': 'on' }, { Cookie: 'save_data=1' }]

test('home weighs far less with data saver, by the setting and by the header', async ({
  browserOf,
  origin,
}) => {
  const whole = await fetchUntouched(browserOf, `${origin}/`)
  for (const headers of savers) {
    const saved = await fetchUntouched(browserOf, `${origin}/`, headers)
    expect(saved.total).toBeLessThan(0.75 * whole.total)
    // the pictures of this shop are small ones
    expect(saved.bytes.picture).toBeLessThan(0.8 * (whole.bytes.picture ?? 0))
    expect(saved.bytes.Script).toBeLessThan(0.8 * (whole.bytes.Script ?? 0))
    expect(Math.max(...saved.widths)).toBeLessThan(Math.max(...whole.widths))
  }
})

test('the setting is kept, holds at once and in later pages, and can be switched off', async ({ page }) => {
  await visit(page, '/settings')
  const saver = page.getByRole('switch', { name: fa('settings_save_data') })
  await expect(saver).not.toBeChecked()
  await saver.click()
  await expect(saver).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-save-data', 'true')
  await page.reload()
  await expect(saver).toBeChecked()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-save-data', 'true')
  await visit(page, '/settings')
  await saver.click()
  await expect(saver).not.toBeChecked()
  await expect(page.locator('html')).not.toHaveAttribute('data-save-data')
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-save-data')
})

test('where the browser asks for less data the switch is on and says why', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' })
  await visit(page, '/settings')
  const saver = page.getByRole('switch', { name: fa('settings_save_data') })
  await expect(saver).toBeChecked()
  await expect(saver).toBeDisabled()
  await expect(page.getByText(fa('settings_save_data_browser'))).toBeVisible()
})

test('links fetch nothing ahead of a tap', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'save_data', value: '1', url: origin }])
  await visit(page, '/shop')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('main').getByRole('link', { name: /./ }).last().hover()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch is sent as a form, in either language, and stands as it was left', async ({ page }) => {
    for (const [path, label, apply] of [
      ['/settings', fa('settings_save_data'), fa('ui_apply')],
      ['/en/settings', word('en', 'settings_save_data'), word('en', 'ui_apply')],
    ] as const) {
      await page.goto(path)
      const saver = page.getByRole('switch', { name: label })
      const send = page.getByRole('button', { name: apply })
      await expect(saver).not.toBeChecked()
      await saver.check()
      await send.click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.locator('html')).toHaveAttribute('data-save-data', 'true')
      await expect(saver).toBeChecked()
      await saver.uncheck()
      await send.click()
      await expect(page.locator('html')).not.toHaveAttribute('data-save-data')
      await expect(saver).not.toBeChecked()
    }
  })
})
