import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { restyle, SPACING } from '#tests/support/pages/restyle.ts'
import { visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

interface Line {
  text: string
  color: number[]
  /** as WCAG has it, which asks for less contrast of it */
  isLarge: boolean
  box: { left: number; top: number; right: number; bottom: number }
}

/** The lines of text on a banner, of which a browser knows where each stands. */
const linesOf = (banner: Locator): Promise<Line[]> =>
  banner.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const lines: Line[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const range = document.createRange()
      range.selectNodeContents(node)
      const style = getComputedStyle(node.parentElement as Element)
      const color = (style.color.match(/[\d.]+/g) ?? []).map(Number)
      const isLarge = Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24)
      for (const box of range.getClientRects())
        lines.push({
          text: node.data,
          color,
          isLarge,
          box: {
            left: box.left - left,
            top: box.top - top,
            right: box.right - left,
            bottom: box.bottom - top,
          },
        })
    }
    return lines
  })

const luminance = (color: number[]): number => {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The weakest contrast of a line with what is drawn behind it. */
const weakest = ({ color, box }: Line, picture: { data: Buffer; width: number; height: number }): number => {
  const own = luminance(color)
  let least = 21
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(picture.height, box.bottom); y += 2) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(picture.width, box.right); x += 2) {
      const at = (y * picture.width + x) * 3
      least = Math.min(least, contrast(own, luminance([...picture.data.subarray(at, at + 3)])))
    }
  }
  return least
}

const expectReadable = async (page: Page, banner: Locator, css: string, name: string): Promise<void> => {
  await restyle(page, css)
  const lines = await linesOf(banner)
  expect(lines.length).toBeGreaterThan(1)
  const size = await banner.boundingBox()
  for (const { text, box } of lines) {
    const isWithin =
      box.left >= 0 && box.top >= 0 && box.right <= (size?.width ?? 0) && box.bottom <= (size?.height ?? 0)
    expect.soft(isWithin, `${name}: "${text}" is within the banner`).toBe(true)
  }
  // title, subtitle and button lie one below the other
  const middles = (text: string) =>
    lines.filter((line) => line.text === text).map(({ box }) => (box.top + box.bottom) / 2)
  const texts = [...new Set(lines.map(({ text }) => text))]
  for (const [index, text] of texts.entries()) {
    const above = texts[index - 1]
    if (above)
      expect
        .soft(Math.min(...middles(text)), `${name}: "${text}"`)
        .toBeGreaterThan(Math.max(...middles(above)))
  }
  await restyle(page, `${css} main a * { color: transparent !important }`)
  const { data, info } = await sharp(await banner.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const line of lines) {
    const found = weakest(line, { data, width: info.width, height: info.height })
    expect.soft(found, `${name}: contrast of "${line.text}"`).toBeGreaterThanOrEqual(line.isLarge ? 3 : 4.5)
  }
}

for (const [shop, path] of [
  ['fa', '/'],
  ['fa', '/en'],
  ['en', '/'],
] as const) {
  test.describe(`banners at ${path} of the shop in ${shop}`, () => {
    test.use({ shop, viewport: PHONE, hasTouch: true })

    test('are readable on every screen, with letters and lines apart, too', async ({ page }) => {
      const locale = path === '/en' ? 'en' : shop
      for (const width of [320, PHONE.width, 768, 1280]) {
        await page.setViewportSize({ width, height: PHONE.height })
        await visit(page, path)
        const banners = page
          .getByRole('region', { name: word(locale, 'home_banners') })
          .first()
          .getByRole('listitem')
          .getByRole('link')
        for (const index of [0, 1, 2]) {
          const banner = banners.nth(index)
          await banner.evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'center' }))
          await expect
            .poll(() =>
              banner
                .locator('img')
                .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
            )
            .toBe(true)
          const name = `${index + 1} at ${width} px`
          await expectReadable(page, banner, '', name)
          await expectReadable(page, banner, SPACING, `${name}, spaced`)
        }
      }
    })
  })
}
