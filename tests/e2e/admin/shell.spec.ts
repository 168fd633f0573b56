import english from '#admin/messages/en/en.ts'
import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { openEnglishOffice } from '#tests/support/people/office.ts'
import { signIn, tokenOf } from '#tests/support/people/sign-in.ts'
import { countLines, faNumber } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE })

test('at an address that no screen has it says so and leads to the overview', async ({ page }) => {
  const { not_found } = texts.shell
  await signIn(page, 'fa', '/admin/no-such-screen', 'administrator')
  await expect(page.getByRole('heading', { level: 1, name: not_found.title })).toBeVisible()
  await expect(page.getByText(not_found.text)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: not_found.home }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.overview.menu })).toBeVisible()
})

test('the overview is no wider than a phone, also in English', async ({ page, origin }) => {
  await openEnglishOffice(page, origin)
  await page.goto('/admin')
  await expect(page.getByRole('table', { name: english.overview.revenue })).toBeAttached()
  const { width, window } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(width).toBe(window)
})

test('a list is no wider than a phone where something of it is chosen, and all that can be done with it is in reach', async ({
  page,
}) => {
  const { orders } = texts
  await signIn(page, 'fa', '/admin/orders', 'administrator')
  await page.getByRole('main').getByRole('checkbox').nth(1).check()
  const last = page.getByRole('button', { name: orders.print_slips })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('what ends a session stands at the end on one line, and on a line of its own beside the title', async ({
  page,
  origin,
}) => {
  const { sessions } = english.security
  await tokenOf(origin, 'fa', 'administrator')
  await openEnglishOffice(page, origin)
  await page.goto('/admin/security')
  const name = sessions.end_named.replace('%{name}', '')
  const one = page.getByRole('button', { name }).first()
  await expect(one).toBeVisible()
  expect(await countLines(one)).toBe(1)
  const ends = await Promise.all([
    page.getByRole('button', { name: sessions.end_others }).boundingBox(),
    one.boundingBox(),
  ])
  expect(ends[0]!.x + ends[0]!.width).toBeCloseTo(ends[1]!.x + ends[1]!.width, 0)
})

test('the chart of sales is drawn in the colour of the shop', async ({ page }) => {
  await signIn(page, 'fa', '/admin', 'administrator')
  const bars = page.locator('canvas')
  await expect(bars).toBeVisible()
  await expect(async () => {
    const drawn = await bars.evaluate((canvas: HTMLCanvasElement) => {
      canvas.style.color = 'var(--color-primary)'
      const wanted = getComputedStyle(canvas).color.match(/\d+/g)!.slice(0, 3).map(Number)
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      let dots = 0
      for (let at = 0; at < data.length; at += 4) {
        if (wanted.every((channel, index) => data[at + index] === channel)) dots++
      }
      return dots
    })
    expect(drawn).toBeGreaterThan(100)
  }).toPass()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('parts that say something by themselves say it in Persian', async ({ page, origin }) => {
    const { id } = await findSimple(origin)
    await signIn(page, 'fa', '/admin/products', 'administrator')
    await expect(page.getByRole('navigation', { name: texts.shell.pages })).toBeVisible()
    await page.goto(`/admin/products/${id}`)
    await expect(page.getByRole('button', { name: texts.ra.action.save })).toBeVisible()
    // what empties a choice, and shows under the pointer
    await expect(page.getByTitle(texts.ra.action.clear_input_value).first()).toBeAttached()
    const named = await page
      .locator('[aria-label], [title]')
      .evaluateAll((all) => all.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]))
    expect(named.filter((name) => name && !/[آ-ی۰-۹]/.test(name))).toEqual([])
  })

  test('no name in the menu is cut, also in English', async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin')
    await expect(page.getByRole('menuitem', { name: english.campaigns.menu })).toBeVisible()
    const cut = await page
      .getByRole('menuitem')
      .evaluateAll((entries) =>
        entries.flatMap((entry) =>
          [...entry.querySelectorAll('*')].some(
            (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0,
          )
            ? [entry.textContent]
            : [],
        ),
      )
    expect(cut).toEqual([])
  })

  test('a list says in the digits of the language how many rows a page has, and offers others', async ({
    page,
  }) => {
    await signIn(page, 'fa', '/admin/taxes', 'administrator')
    const size = page.getByRole('combobox', { name: texts.ra.navigation.page_rows_per_page })
    await expect(size).toHaveText(faNumber(50))
    await size.click()
    await page.getByRole('option', { name: faNumber(10), exact: true }).click()
    await expect(size).toHaveText(faNumber(10))
    await expect(page).toHaveURL(/[?&]perPage=10\b/)
  })
})
