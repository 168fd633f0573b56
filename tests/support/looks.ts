import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type OutputInfo } from 'sharp'

const FOLDER = join(import.meta.dirname, '../looks')
/** px; letters are grey at this size, so that browsers may smooth them as they like */
const WIDTH = 72
/** of 255, per colour */
const SLIGHT = 28
/** of all dots: more is another look */
export const TOLERATED = 0.02

/** What differs from day to day or comes from a photograph is not the look. */
const STILL = `
  img, video, time, [role="timer"] { visibility: hidden !important }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
`

const shrink = (picture: Buffer): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(picture).removeAlpha().resize({ width: WIDTH }).raw().toBuffer({ resolveWithObject: true })

const differences = (a: Buffer, b: Buffer): number => {
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const differs = [0, 1, 2].some(
      (colour) => Math.abs((a[at + colour] ?? 0) - (b[at + colour] ?? 0)) > SLIGHT,
    )
    if (differs) count++
  }
  return count / (a.length / 3)
}

/**
 * Holds a page against the small picture that is kept of it; `UPDATE_LOOKS=1` keeps what it looks like now.
 * @returns the part of the page that looks otherwise, 1 where there is no picture or one of another shape
 */
export const otherLook = async (page: Page, name: string): Promise<number> => {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await document.fonts.ready
  }, STILL)
  const now = await shrink(await page.screenshot())
  const file = join(FOLDER, `${name}.png`)
  if (process.env.UPDATE_LOOKS) {
    mkdirSync(dirname(file), { recursive: true })
    const { width, height, channels } = now.info
    writeFileSync(file, await sharp(now.data, { raw: { width, height, channels } }).png().toBuffer())
    return 0
  }
  if (!existsSync(file)) return 1
  const kept = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (kept.info.height !== now.info.height) return 1
  return differences(kept.data, now.data)
}
