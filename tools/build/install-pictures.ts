import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '#common/locale.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startServerOn } from '#tests/support/server.ts'
import { icoOf } from './ico.ts'

// Makes the pictures of the web manifest (public/install/) anew: icons of the favicon, screens of the demo shop.

const PUBLIC = join(import.meta.dirname, '../../public')
const TARGET = join(PUBLIC, 'install')
const FAVICON = join(PUBLIC, 'favicon.svg')
/** of the favicon's ground */
const GROUND = '#51688f'
const VIEWS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const drawIcons = async (): Promise<void> => {
  for (const size of [192, 512])
    await sharp(FAVICON)
      .resize(size)
      .png({ palette: true })
      .toFile(join(TARGET, `icon-${size}.png`))
  // for those who ask for it by its old name and read no link
  const sizes = [16, 32, 48]
  const pictures = await Promise.all(
    sizes.map(async (size) => ({
      size,
      png: await sharp(FAVICON, { density: 300 }).resize(size).png({ palette: true }).toBuffer(),
    })),
  )
  writeFileSync(join(PUBLIC, 'favicon.ico'), icoOf(pictures))
  // whatever shape the device cuts out, it leaves the middle 80 %
  const inner = await sharp(FAVICON).resize(410).toBuffer()
  await sharp({ create: { width: 512, height: 512, channels: 3, background: GROUND } })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toFile(join(TARGET, 'icon-maskable-512.png'))
}

const drawScreens = async (browser: Browser, origin: string, locale: Locale): Promise<void> => {
  const answer = await fetch(`${origin}/wp-json/ghab/v1/products?per_page=1&facets=0&orderby=popularity`)
  const { products } = (await answer.json()) as { products: { slug: string }[] }
  const screens = { home: '', product: `/product/${products[0]?.slug}` }
  const prefix = locale === 'fa' ? '' : `/${locale}`
  for (const [form, view] of Object.entries(VIEWS)) {
    for (const [screen, path] of Object.entries(screens)) {
      const page = await browser.newPage({ ...view, reducedMotion: 'reduce' })
      await page.goto(origin + prefix + path, { waitUntil: 'networkidle' })
      const picture = await page.screenshot()
      const file = join(TARGET, `${locale}-${screen}-${form}.webp`)
      await sharp(picture).webp({ quality: 55 }).toFile(file)
      await page.close()
    }
  }
}

mkdirSync(TARGET, { recursive: true })
await drawIcons()
const server = await startServerOn(mkdtempSync(join(tmpdir(), 'vitrin-install-')))
const browser = await chromium.launch(await chromiumOptions())
for (const locale of ['fa', 'en'] as const) await drawScreens(browser, server.origin, locale)
await browser.close()
await server.stop()
