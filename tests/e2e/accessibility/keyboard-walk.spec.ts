import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { screensOf } from '#tests/support/pages/screens.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

/** A phone, a small one, a phone on its side, and a desktop enlarged to 400 %. */
const VIEWPORTS = [
  PHONE,
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
]

const SCREENS = ['home', 'shop', 'product', 'product with options', 'checkout', 'sign in', 'search', 'blog']

/** as many presses of Tab as a screen gets: the parts that differ come first, and the footer follows on short ones */
const MOST = 70
/** where header and footer were walked through elsewhere */
const MOST_OF_MAIN = 16

interface Stop {
  name: string
  /** what is wrong with it, empty when nothing is */
  fault: string
  isBody: boolean
  isFirst: boolean
}

/** What has the focus, and whether somebody who looks at the screen sees that it has. */
const readFocus = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body)
      return { name: 'body', fault: '', isBody: true, isFirst: false }
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)} ${focused.getAttribute('href') ?? ''}`
    const isFirst = focused === document.querySelector('a[href]')
    // a hidden radio button is seen as its label
    const ownBox = focused.getBoundingClientRect()
    const isDrawnAsLabel =
      focused instanceof HTMLInputElement &&
      (ownBox.width < 2 ||
        getComputedStyle(focused).opacity === '0' ||
        getComputedStyle(focused).appearance === 'none')
    const seen = (isDrawnAsLabel && focused.closest('label')) || focused
    const box = [...seen.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    const tell = (fault: string) => ({ name, fault, isBody: false, isFirst })
    if (!box) return tell('has no box')
    const centre = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2] as const
    const hit = document.elementFromPoint(...centre)
    if (!hit) return tell(`is off the screen at ${centre}`)
    if (!seen.contains(hit)) return tell(`is covered by ${hit.outerHTML.slice(0, 120)}`)
    const isInText = getComputedStyle(seen).display === 'inline'
    if (!isInText && Math.min(box.width, box.height) < 23.5)
      return tell(`is ${box.width}×${box.height} px, too small to be hit`)
    const isRegion = focused.matches('section, [role="region"]')
    const spoken = isRegion ? null : focused.getAttribute('aria-label')
    const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
    const drawn = focused.cloneNode(true) as Element
    for (const unseen of drawn.querySelectorAll('.visually-hidden, [aria-hidden="true"]')) unseen.remove()
    const words = plain(drawn.textContent ?? '')
    if (spoken && words && !plain(spoken).includes(words))
      return tell(`is called "${spoken}" and reads "${drawn.textContent}"`)
    const hasRing = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    const around: Element[] = []
    for (let one: Element | null = focused; one && around.length < 4; one = one.parentElement)
      around.push(one)
    if (focused.nextElementSibling) around.push(focused.nextElementSibling)
    // a field has its ring as the shadow of its box
    if (focused.matches('input, select, textarea') && focused.parentElement) {
      if (getComputedStyle(focused.parentElement).boxShadow !== 'none') return tell('')
    }
    const isMarked = around.some(
      (one) => hasRing(getComputedStyle(one)) || hasRing(getComputedStyle(one, '::after')),
    )
    return isMarked ? tell('') : tell('has no ring')
  })

/** Tabs through a page, from its start on, and answers what is wrong on the way. */
const walk = async (page: Page, most = MOST): Promise<string[]> => {
  const faults: string[] = []
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab')
    let stop = await readFocus(page)
    if (stop.fault) {
      // a list that grows moves what stands below it, until it has grown
      const fault = async () => (await readFocus(page)).fault
      await expect
        .poll(fault, { timeout: 3000 })
        .toBe('')
        .catch(() => {})
      stop = await readFocus(page)
    }
    if (stop.isBody) {
      // past the end the browser begins anew; where the focus was lost it goes on in the middle
      await page.keyboard.press('Tab')
      if (!(await readFocus(page)).isFirst) faults.push(`after ${pressed} presses the focus is lost`)
      break
    }
    if (stop.fault) faults.push(`${stop.name} ${stop.fault}`)
  }
  return faults
}

test.describe('by keyboard on a phone', () => {
  test.use({ viewport: PHONE })

  test('the product is bought before other products are passed', async ({ page, origin }) => {
    const { slug } = await findSimple(origin)
    await visit(page, `/product/${slug}`)
    const buy = page.getByRole('button', { name: fa('product_add_to_cart'), exact: true })
    await expect(buy).toHaveCount(1)
    const others = page.locator(`main a[href^="/product/"]:not([href*="${slug}"])`).first()
    await expect(others).toBeAttached()
    const comesFirst = await buy.evaluate(
      (button, other) =>
        (button.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      await others.elementHandle(),
    )
    expect(comesFirst).toBe(true)
  })
})

for (const viewport of VIEWPORTS) {
  test.describe(`by keyboard at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    test('what has the focus is in sight', async ({ page, origin }) => {
      const paths = await screensOf(origin)
      for (const name of SCREENS) {
        await visit(page, paths[name] ?? name)
        expect.soft(await walk(page), name).toEqual([])
      }
      const product = await findSimple(origin)
      const other = await findSimple(origin, ({ id }) => id !== product.id)
      await visitCartWith(page, [keptLine(product), keptLine(other)])
      await expect(page.locator('main h2').first()).toBeVisible()
      expect.soft(await walk(page), 'cart').toEqual([])
    })
  })
}

test.describe('by keyboard, all other screens', () => {
  // those who look for what is not there are told so
  test.use({ viewport: PHONE, provoked: [404] })

  // each screen at one of the sizes of phones
  const sizes = VIEWPORTS.slice(0, 3)
  for (const [place, size] of sizes.entries()) {
    test(`what has the focus is in sight at ${size.width}×${size.height}`, async ({ page, origin }) => {
      const others = Object.entries(await screensOf(origin)).filter(([name]) => !SCREENS.includes(name))
      await page.setViewportSize(size)
      for (const [name, path] of others.filter((_, index) => index % sizes.length === place)) {
        await visit(page, path)
        await page
          .locator('#main')
          .focus({ timeout: 1000 })
          .catch(() => undefined)
        expect.soft(await walk(page, MOST_OF_MAIN), name).toEqual([])
      }
    })
  }
})
