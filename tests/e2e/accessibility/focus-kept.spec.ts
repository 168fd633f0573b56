import type { Page, Route } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { fa, startingWith, storeAt, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test.describe('the focus on a phone', () => {
  test.use({ viewport: PHONE })

  test('stays in the cart, whatever is taken out and put back', async ({ page, origin }) => {
    const first = await findSimple(origin)
    const second = await findSimple(origin, ({ id }) => id !== first.id)
    await visitCartWith(page, [keptLine(first, { quantity: 2 }), keptLine(second)])
    const stepper = page.getByRole('group', { name: fa('product_quantity_of', { name: first.name }) })
    const less = stepper.getByRole('button', { name: fa('ui_decrease') })
    await less.focus()
    await page.keyboard.press('Enter')
    await expect(less).toBeDisabled()
    await expect(less).toBeFocused()

    const removeFirst = page.getByRole('button', { name: fa('ui_remove_named', { name: first.name }) })
    const removeSecond = page.getByRole('button', { name: fa('ui_remove_named', { name: second.name }) })
    await press(page, fa('ui_remove_named', { name: first.name }))
    await expect(removeSecond).toBeFocused()
    await press(page, fa('ui_undo'))
    await expect(removeFirst).toBeFocused()
    await press(page, fa('cart_save_named', { name: second.name }))
    await expect(removeFirst).toBeFocused()
    await press(page, fa('ui_remove_named', { name: first.name }))
    await expect(heading(page)).toBeFocused()
  })

  test('goes into a review that is begun, and back to its button', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ reviews_allowed }) => reviews_allowed)
    await visit(page, `/product/${product.slug}`)
    await page.getByRole('tab', { name: startingWith(fa('product_reviews')) }).click()
    const write = page.getByRole('link', { name: fa('product_write_review') })
    await write.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: fa('product_write_review') })).toBeFocused()
    await press(page, fa('ui_cancel'))
    await expect(write).toBeFocused()
  })

  test('goes to the first of the last reviews', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ rating_count }) => rating_count > 5)
    await visit(page, `/product/${product.slug}`)
    const name = startingWith(fa('product_reviews'))
    await page.getByRole('tab', { name }).click()
    const region = page.getByRole('tabpanel', { name })
    const more = region.getByRole('link', { name: fa('product_more_reviews') })
    await expect(more).toBeVisible()
    while (await more.isVisible()) {
      const before = await region.getByRole('listitem').count()
      await more.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => region.getByRole('listitem').count()).toBeGreaterThan(before)
      if (!(await more.isVisible())) await expect(region.getByRole('listitem').nth(before)).toBeFocused()
    }
    await expect(more).toBeHidden()
  })

  test('goes into the field when the recent searches are cleared', async ({ page }) => {
    const field = page.getByRole('main').getByRole('combobox')
    await visit(page, '/search')
    await field.fill('کفش')
    await field.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await visit(page, '/search')
    const recent = page.getByRole('region', { name: fa('search_recent') })
    await recent.getByRole('button', { name: fa('ui_clear') }).focus()
    await page.keyboard.press('Enter')
    await expect(recent).toBeHidden()
    await expect(field).toBeFocused()
  })

  test('goes along with a line whose seller the shop has told', async ({ page, origin }) => {
    const own = await findSimple(origin, ({ store }) => !store)
    const sold = await findSimple(origin, ({ store }) => Boolean(store))
    const held = Promise.withResolvers<Route>()
    await page.route(/cart\/quote/, held.resolve, { times: 1 })
    await visitCartWith(page, [keptLine(own), keptLine(sold)])
    const remove = page.getByRole('button', { name: fa('ui_remove_named', { name: sold.name }) })
    await remove.focus()
    await expect(remove).toBeFocused()
    await (await held.promise).continue()
    await expect(page.getByText(fa('cart_vendor', { name: sold.store?.shop_name ?? '' }))).toBeVisible()
    await expect(remove).toBeFocused()
  })

  test('stays where the list changes its look or loses a filter', async ({ page }) => {
    await visit(page, '/shop?in_stock=true')
    await press(page, fa('catalog_as_list'))
    await expect(page.getByRole('button', { name: fa('catalog_as_grid') })).toBeFocused()
    await page
      .getByRole('list', { name: fa('catalog_active_filters') })
      .getByRole('link')
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop$/)
    await expect(heading(page)).toBeFocused()
  })

  test('goes to the heading of a new screen, whose title is announced, and into the search field', async ({
    page,
  }) => {
    await visit(page, '/')
    const told = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const watch = new MutationObserver(() => {
            const regions = [...document.querySelectorAll('[role="status"]')]
            if (regions.some((region) => region.textContent === document.title)) resolve(document.title)
          })
          watch.observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
    )
    const main = page.getByRole('navigation', { name: fa('shell_main_navigation') })
    await main.getByRole('link', { name: fa('cart_title'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
    expect(await told).toContain(fa('cart_title'))
    await main.getByRole('link', { name: fa('ui_search'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search$/)
    await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  })
})

test.describe('the focus after Back', () => {
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      test('is on the link of the screen that it was left by, else on the heading', async ({
        page,
        origin,
      }) => {
        const { site_name } = await storeAt(origin).settings()
        await visit(page, '/shop')
        const link = page.getByRole('main').getByRole('article').getByRole('link').nth(3)
        const name = (await link.textContent()) ?? ''
        await link.focus()
        await page.keyboard.press('Enter')
        await expect(heading(page)).toContainText(name)
        await expect(heading(page)).toBeFocused()
        await page
          .getByRole('banner')
          .getByRole('link', { name: fa('shell_logo', { name: site_name }) })
          .focus()
        await page.keyboard.press('Enter')
        await expect(heading(page)).not.toContainText(name)
        await page.goBack()
        await expect(heading(page)).toContainText(name)
        await expect(heading(page)).toBeFocused()
        await page.goBack()
        await expect(link).toBeFocused()
        await expect(link).toBeInViewport()
      })
    })
  }
})

test.describe('an endless list', () => {
  test.use({ viewport: PHONE })

  test('can be skipped', async ({ page }) => {
    await visit(page, '/shop')
    const skip = page.getByRole('navigation', { name: fa('catalog_skip') })
    const toFooter = skip.getByRole('link', { name: fa('catalog_skip_to_footer') })
    await toFooter.focus()
    await expect(toFooter).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('contentinfo')).toBeFocused()
    await skip.getByRole('link', { name: fa('cart_go_to') }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cart$/)
  })
})

test.describe('a message with a button', () => {
  test.use({ viewport: PHONE })

  test('is reached by F6', async ({ page, origin }) => {
    const product = await findSimple(origin)
    await visitCartWith(page, [keptLine(product)])
    await press(page, fa('ui_remove_named', { name: product.name }))
    const undo = page.getByRole('button', { name: fa('ui_undo') })
    await expect(undo).toBeVisible()
    await page.keyboard.press('F6')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: fa('ui_remove_named', { name: product.name }) }),
    ).toBeFocused()
  })
})

test.describe('banners that move', () => {
  test.use({ viewport: PHONE, reducedMotion: 'no-preference' })

  test('are paused and go on by a button', async ({ page }) => {
    await visit(page, '/')
    const banners = page.getByRole('region', { name: fa('home_banners') })
    await banners.getByRole('button', { name: fa('ui_pause') }).press('Enter')
    const play = banners.getByRole('button', { name: fa('ui_play') })
    await expect(play).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(banners.getByRole('button', { name: fa('ui_pause') })).toBeFocused()
  })
})

test.describe('the focus on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('stays on the button that changes between day and night', async ({ page }) => {
    await visit(page, '/')
    await press(page, fa('shell_dark_mode_on'))
    await expect(page.getByRole('button', { name: fa('shell_dark_mode_off') })).toBeFocused()
  })
})

declare global {
  interface Window {
    /** whether {@link holdBack} holds anything back now */
    holdsBack?: boolean
    /** lets go what is held back */
    letGo?: () => void
  }
}

/** As on a machine that lags: pages hear of no scrolling, and React draws nothing that it has put off, until that is let go. */
const holdBack = (): void => {
  const post = MessagePort.prototype.postMessage
  const held: (() => void)[] = []
  MessagePort.prototype.postMessage = function (...told: unknown[]) {
    const tell = () => Reflect.apply(post, this, told)
    if (window.holdsBack) held.push(tell)
    else tell()
  }
  window.letGo = () => {
    window.holdsBack = false
    for (const tell of held.splice(0)) tell()
  }
  const swallow = (event: Event) => {
    if (window.holdsBack && event.isTrusted) event.stopImmediatePropagation()
  }
  addEventListener('scroll', swallow, { capture: true })
}

test.describe('the focus in a row of slides', () => {
  // wide enough for arrows, and all slides but one are to be scrolled to
  test.use({ viewport: { width: 844, height: 390 } })

  test('comes to an arrow that is about to go', async ({ page }) => {
    await page.addInitScript(holdBack)
    await visit(page, '/')
    const slides = page.locator('main section[aria-roledescription]').first()
    const links = slides.locator('li a')
    await links.first().focus()
    await page.evaluate(() => {
      window.holdsBack = true
    })
    for (let at = 1; at < (await links.count()); at++) await page.keyboard.press('Tab')
    await expect(links.last()).toBeFocused()
    // what is told now of the end of the row is drawn after the focus has left the slide
    await slides.locator('ul').evaluate(async (track) => {
      track.dispatchEvent(new Event('scroll'))
      await new Promise(requestAnimationFrame)
    })
    const next = slides.getByRole('button', { name: fa('ui_next') })
    await expect(next).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await page.evaluate(() => window.letGo?.())
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeVisible()
    await page.keyboard.press('Tab')
    // who leaves it sees it go
    await expect(next).toBeHidden()
    await expect(page.locator('body')).not.toBeFocused()
  })
})
