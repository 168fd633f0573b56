import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { holdScript } from '#tests/support/hold-requests.ts'
import { ownEmail } from '#tests/support/people/writer.ts'
import { fa, storeAt, visit } from '#tests/support/screen.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const send = (page: Page) => page.getByRole('button', { name: fa('content_contact_send') })

test.describe('content', () => {
  test.use({ viewport: DESKTOP })

  test('the journal leads to its categories and posts', async ({ page, origin }) => {
    const store = storeAt(origin)
    const category = (await store.postCategories()).find(({ count }) => count > 0)
    await visit(page, '/blog')
    await expect(heading(page)).toHaveText(fa('content_blog_title'))
    const chips = page.getByRole('navigation', { name: fa('content_categories') })
    await chips.getByRole('link', { name: category?.name ?? '', exact: true }).click()
    await expect(heading(page)).toHaveText(category?.name ?? '')
    await expect(chips.locator('[aria-current="page"]')).toHaveText(category?.name ?? '')

    const post = (await store.posts({ categories: category?.id })).items[0]
    const title = post?.title.rendered ?? ''
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${post?.slug}$`))
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByRole('heading', { name: fa('content_comments') })).toBeVisible()
    await expect(page.getByRole('article').getByRole('time').first()).toBeVisible()
  })

  test('the last category is in view among the others on a phone', async ({ page, origin }) => {
    await page.setViewportSize(PHONE)
    const category = (await storeAt(origin).postCategories()).filter(({ count }) => count > 0).at(-1)
    for (const path of ['', '/en']) {
      await page.goto(`${path}/news-list/${category?.id}/${category?.slug}`)
      const chip = page.getByRole('main').locator('nav [aria-current="page"]')
      await expect(chip).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })

  test('pages of the shop are read', async ({ page, origin }) => {
    const { footer_pages } = await storeAt(origin).settings()
    for (const { id, title } of footer_pages) {
      await page.goto(`/page/${id}`)
      await expect(heading(page)).not.toBeEmpty()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible()
    }
  })

  test('what the shop wants to be read first stands on top, once', async ({ page, origin }) => {
    const { items } = await storeAt(origin).posts({ sticky: true })
    await visit(page, '/blog')
    const slider = page.getByRole('region', { name: fa('content_sticky') })
    await expect(slider.getByRole('article')).toHaveCount(items.length)
    for (const { title } of items)
      await expect(page.getByRole('main').getByRole('link', { name: title.rendered })).toHaveCount(1)
  })

  test.describe('a comment', () => {
    test.use({ provoked: [409] })

    /** the path of a post on which readers may comment */
    const openPost = async (origin: string): Promise<string> => {
      const { items } = await storeAt(origin).posts()
      return `/${items.find(({ comment_status }) => comment_status === 'open')?.slug}`
    }

    test('says what is missing, keeps what was typed, and waits to be read', async ({ page, origin }) => {
      await visit(page, await openPost(origin))
      const text = page.getByLabel(fa('content_comment_text'))
      const send = page.getByRole('button', { name: fa('content_comment_send') })
      const write = async () => {
        await text.fill('از این نوشته آموختم.')
        await page.getByLabel(fa('ui_name'), { exact: true }).fill('نگار')
        await send.click()
        await expect(page.getByText(fa('ui_invalid_email'))).toBeVisible()
        await expect(text).toHaveValue('از این نوشته آموختم.')
        await page.getByLabel(fa('ui_email')).fill(ownEmail())
        await send.click()
      }
      await write()
      await expect(page.getByText(fa('content_comment_waits'))).toBeVisible()
      await page.reload()
      await write()
      await expect(page.getByText(fa('content_comment_duplicate'))).toBeVisible()
      await expectAccessible(page)
    })

    test('is not put into the URL where it is sent before any script has come', async ({ page, origin }) => {
      const release = await holdScript(page)
      await page.goto(await openPost(origin), { waitUntil: 'commit' })
      const { pathname } = new URL(page.url())
      const text = page.getByLabel(fa('content_comment_text'))
      const send = page.getByRole('button', { name: fa('content_comment_send') })
      await text.fill('از این نوشته آموختم.')
      await page.getByLabel(fa('ui_email')).press('Enter')
      await expect(send).toHaveAttribute('data-waiting', 'true')
      release()
      await expect(page.getByText(fa('content_needs_name'))).toBeVisible()
      await expect(text).toHaveValue('از این نوشته آموختم.')
      await expect(page).toHaveURL((url) => url.pathname === pathname && url.search === '')
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('has no fields that lead nowhere, and says why', async ({ page, origin }) => {
        await page.goto(await openPost(origin))
        await expect(page.locator('noscript p', { hasText: fa('content_comment_script') })).toBeVisible()
        await expect(
          page
            .locator('form')
            .filter({ hasText: fa('content_comment_write') })
            .getByRole('textbox'),
        ).toHaveCount(0)
      })
    })
  })

  test('the map comes only when it is asked for', async ({ origin }) => {
    const read = async (path: string) => {
      const response = await fetch(origin + path)
      const frames = /frame-src ([^;]+)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
      return { frames, url: /<iframe[^>]* src="([^"]+)"/.exec(await response.text())?.[1] }
    }
    const { iframe_google_map } = await storeAt(origin).settings()
    expect(await read('/contact-us')).toEqual({ frames: undefined, url: undefined })
    const asked = await read('/contact-us?map=1')
    expect(asked.url?.replaceAll('&amp;', '&')).toBe(iframe_google_map)
    expect(asked.frames).toBe(new URL(iframe_google_map).origin)
    const home = await fetch(`${origin}/?map=1`)
    expect(home.headers.get('content-security-policy')).not.toContain('frame-src')
  })

  test.describe('what is not there', () => {
    test.use({ provoked: [404] })

    test('answers 404', async ({ page }) => {
      for (const path of ['/page/999999', '/news-list/999999/none']) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(404)
        await expect(heading(page)).toHaveText(fa('shell_not_found_title'))
      }
    })
  })

  test.describe('the contact form', () => {
    test.use({ provoked: [400, 422] })

    test('names what is missing, keeps what was typed, and says that it was sent', async ({ page }) => {
      await visit(page, '/contact-us')
      const message = page.getByLabel(fa('content_contact_message'))
      await message.fill('سفارش من کجاست؟')
      await page.getByLabel(fa('ui_email')).fill('not-an-address')
      await send(page).click()
      await expect(page.getByText(fa('content_needs_name'))).toBeVisible()
      await expect(page.getByText(fa('ui_invalid_email'))).toBeVisible()
      await expect(page.getByLabel(fa('ui_email'))).toHaveAttribute('aria-invalid', 'true')
      await expect(message).toHaveValue('سفارش من کجاست؟')
      await expect(page.getByLabel(fa('ui_name'), { exact: true })).toBeFocused()

      await page.getByLabel(fa('ui_name'), { exact: true }).fill('نگار')
      await page.getByLabel(fa('ui_email')).fill(ownEmail())
      await send(page).click()
      await expect(page.getByText(fa('content_contact_sent'))).toBeVisible()
    })
  })
})

test.describe('the contact form without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false, provoked: [400, 422] })

  test('does the same', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByLabel(fa('ui_name'), { exact: true }).fill('نگار')
    await send(page).click()
    await expect(page.getByText(fa('content_contact_problem_message'))).toBeVisible()
    await expect(page.getByLabel(fa('ui_name'), { exact: true })).toHaveValue('نگار')
    await page.getByLabel(fa('ui_email')).fill(ownEmail())
    await page.getByLabel(fa('content_contact_message')).fill('سلام')
    await send(page).click()
    await expect(page.getByText(fa('content_contact_sent'))).toBeVisible()
  })
})
