import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '#common/locale.ts'
import type { Product } from '#store-api/contract/products.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { ownEmail } from '#tests/support/people/writer.ts'
import { fa, faNumber, storeAt, visit } from '#tests/support/screen.ts'
import { findProduct } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

const findReviewed = (origin: string, least = 1): Promise<Product> =>
  findProduct(origin, { orderby: 'rating' }, ({ rating_count }) => rating_count >= least)

const starsOf = async (origin: string, product: number): Promise<number[]> => {
  const { items } = await storeAt(origin).reviews({ product, per_page: 100 })
  return items.map(({ rating }) => rating)
}

const reviews = (page: Page, locale: Locale = 'fa') =>
  page.getByRole('region', { name: word(locale, 'product_reviews') })

/** Stars lie over their radio buttons. A page that is not styled yet has them elsewhere. */
const rate = async (page: Page, stars: number): Promise<void> => {
  await page.waitForLoadState()
  await page.getByRole('radio', { name: fa('ui_stars', { count: faNumber(stars) }) }).check({ force: true })
}

test.describe('reviews on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('those of some stars are found, and a review lacks nothing unnoticed', async ({ page, origin }) => {
    const product = await findReviewed(origin)
    const ratings = await starsOf(origin, product.id)
    const stars = ratings[0] ?? 0
    await visit(page, `/reviews/${product.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name)
    await expectAccessible(page)

    const chips = page.getByRole('navigation', { name: fa('product_reviews_stars') })
    const chip = chips.getByRole('link', {
      name: fa('product_reviews_with_stars', { stars: faNumber(stars) }),
    })
    await chip.click()
    await expect(page).toHaveURL(new RegExp(`\\?rating=${stars}$`))
    await expect(chip).toHaveAttribute('aria-current', 'true')
    const wanted = ratings.filter((rating) => rating === stars).length
    await expect(
      reviews(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('time') }),
    ).toHaveCount(Math.min(10, wanted))
    await page.getByRole('link', { name: fa('product_reviews_best') }).click()
    await expect(page).toHaveURL(new RegExp(`\\?rating=${stars}&order=best$`))

    await page.getByRole('link', { name: fa('product_write_review') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('product_write_review'))
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('product_review_needs_rating'))).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('what is not there', () => {
    test.use({ provoked: [404] })

    test('answers 404', async ({ page }) => {
      for (const path of ['/reviews/999999', '/reviews/none', '/add-review/999999']) {
        expect((await page.goto(path))?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('shell_not_found_title'))
      }
    })
  })
})

test('the button for a review stands beside the shares of stars or below them, on a tablet and above', async ({
  page,
  origin,
}) => {
  const { slug } = await findReviewed(origin)
  for (const width of [768, 1024, 1440])
    for (const locale of ['fa', 'en'] as const) {
      await page.setViewportSize({ width, height: 1024 })
      await visit(page, `${locale === 'en' ? '/en' : ''}/product/${slug}`)
      await page.getByRole('tab', { name: word(locale, 'product_reviews') }).click()
      const panel = page.getByRole('tabpanel', { name: word(locale, 'product_reviews') })
      const write = panel.getByRole('link', { name: word(locale, 'product_write_review') })
      await write.scrollIntoViewIfNeeded()
      const [button, ...shares] = await Promise.all(
        [write, ...(await panel.getByText(/[%٪]$/).all())].map((one) => one.boundingBox()),
      )
      if (!button) throw new Error('the button is not there')
      expect(shares).toHaveLength(5)
      for (const share of shares)
        expect(
          !share ||
            share.y + share.height <= button.y ||
            share.x >= button.x + button.width ||
            share.x + share.width <= button.x,
          `${locale} ${width}`,
        ).toBe(true)
      // of one line
      expect(button.height, `${locale} ${width}`).toBeLessThan(50)
    }
})

test.describe('reviews on a wide screen', () => {
  test.use({ shop: 'en', viewport: DESKTOP })

  test('the best come first, and a review is sent', async ({ page, origin }) => {
    const product = await findReviewed(origin)
    const ratings = await starsOf(origin, product.id)
    await visit(page, `/reviews/${product.id}?order=best`)
    const first = reviews(page, 'en')
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') })
      .first()
    const best = word('en', 'ui_rating', { rating: String(Math.max(...ratings)) })
    await expect(first.getByRole('img', { name: best })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${origin}/reviews/${product.id}`,
    )
    await expectAccessible(page)

    await visit(page, `/add-review/${product.id}`)
    // pressed before hydration, it is pressed again after it
    const five = page.getByRole('radio', { name: word('en', 'ui_stars', { count: '5' }) })
    await five.click({ force: true })
    await expect(five).toBeChecked()
    await page.getByLabel(word('en', 'product_review_text')).fill('Light, and well made.')
    await page.getByLabel(word('en', 'ui_name'), { exact: true }).fill('Noor')
    await page.getByLabel(word('en', 'ui_email')).fill('noor@example.com')
    await page.getByRole('button', { name: word('en', 'product_review_send') }).click()
    await expect(page.getByText(word('en', 'product_review_thanks'))).toBeVisible()
    await page.getByRole('link', { name: word('en', 'product_reviews_show_all') }).click()
    await expect(page).toHaveURL(new RegExp(`/reviews/${product.id}$`))
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('reviews have pages, and writing keeps what was typed', async ({ page, origin }) => {
    const product = await findReviewed(origin, 11)
    await page.goto(`/reviews/${product.id}`)
    await page.getByRole('link', { name: fa('product_more_reviews') }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(reviews(page).getByRole('time').first()).toBeVisible()
    await page.getByRole('link', { name: fa('product_reviews_previous') }).click()

    await page.getByRole('link', { name: fa('product_write_review') }).click()
    const text = page.getByLabel(fa('product_review_text'))
    const email = page.getByLabel(fa('ui_email'))
    await rate(page, 4)
    await text.fill('سبک و خوش‌ساخت است.')
    await email.fill('negar')
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    for (const problem of ['needs_name', 'needs_email']) {
      await expect(page.getByText(fa(`product_review_${problem}`))).toBeVisible()
    }
    await expect(text).toHaveValue('سبک و خوش‌ساخت است.')
    await expect(page.getByRole('radio', { name: fa('ui_stars', { count: faNumber(4) }) })).toBeChecked()

    await page.getByLabel(fa('ui_name'), { exact: true }).fill('نگار')
    await email.fill(ownEmail())
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('product_review_thanks'))).toBeVisible()
  })
})

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2000, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** The device keeps so many photos of reviews. */
const untilKept = async (page: Page, count: number): Promise<void> => {
  const countPhotos = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('localforage')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const all = opening.result
              .transaction('keyvaluepairs')
              .objectStore('keyvaluepairs')
              .get('review_photos')
            all.onsuccess = () => {
              const reviews: { photos: File[] }[] = all.result ?? []
              opening.result.close()
              resolve(reviews.flatMap(({ photos }) => photos).length)
            }
          }
        }),
    )
  await expect.poll(countPhotos).toBe(count)
}

/** Names of the files that the form would send. */
const namesIn = (chooser: Locator): Promise<string[]> =>
  chooser.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name))

/** The form for the first product that a customer has bought and not reviewed. */
const beginReview = async (page: Page): Promise<void> => {
  await signIn(page, 'fa', '/my-reviews')
  await page
    .getByRole('link', { name: fa('reviews_write_of') })
    .first()
    .click()
}

test.describe('a buyer', () => {
  test.use({ viewport: PHONE })

  test('adds photos to a review and sees them', async ({ page }) => {
    await beginReview(page)
    await expect(page).toHaveURL(/\/add-review\/\d+$/)
    const chooser = page.getByLabel(fa('reviews_photos'))
    await chooser.setInputFiles([
      await photo('front.jpg', '#c04'),
      { name: 'note.txt', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ])
    await expect(page.getByText(fa('reviews_photos_not_a_picture'))).toBeVisible()
    await chooser.setInputFiles(await photo('back.jpg', '#28a'))
    const second = page.getByRole('button', { name: fa('reviews_photo_remove', { number: faNumber(2) }) })
    await expect(second).toBeVisible()
    await expect(page.getByText(fa('reviews_photos_not_a_picture'))).toBeHidden()
    await expectAccessible(page)
    await second.click()
    await expect(second).toBeHidden()
    await expect(chooser).toBeFocused()

    await rate(page, 5)
    await page.getByLabel(fa('product_review_text')).fill('همان است که در عکس بود.')
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('product_review_thanks'))).toBeInViewport()

    await visit(page, '/my-reviews')
    const own = page.getByRole('article').filter({ hasText: 'همان است که در عکس بود.' })
    await expect(own).toContainText(fa('reviews_held'))
    const small = own.getByRole('img').last()
    await expect(small).toHaveJSProperty('naturalWidth', 160)
    await small.click()
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })

  test('finds the photos again after a reload, until the review is sent', async ({ page }) => {
    await beginReview(page)
    const chooser = page.getByLabel(fa('reviews_photos'))
    await chooser.setInputFiles([await photo('front.jpg', '#c04'), await photo('back.jpg', '#28a')])
    const remove = page.getByRole('button', { name: fa('reviews_photo_remove', { number: faNumber(2) }) })
    await expect(remove).toBeVisible()
    await page.getByLabel(fa('product_review_text')).fill('رنگش در نور روز.')
    await untilKept(page, 2)
    await page.reload()
    await expect(page.getByLabel(fa('product_review_text'))).toHaveValue('رنگش در نور روز.')
    await remove.click()
    await untilKept(page, 1)
    await page.reload()
    await expect.poll(() => namesIn(chooser)).toEqual(['front.jpg'])

    await rate(page, 4)
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('product_review_thanks'))).toBeInViewport()
    await untilKept(page, 0)
    await visit(page, '/my-reviews')
    const own = page.getByRole('article').filter({ hasText: 'رنگش در نور روز.' })
    await expect(own.getByRole('img').last()).toHaveJSProperty('naturalWidth', 160)
  })

  test('takes a photo back while the next is drawn, and sends nothing meanwhile', async ({ page }) => {
    await beginReview(page)
    const chooser = page.getByLabel(fa('reviews_photos'))
    const remove = page.getByRole('button', { name: fa('reviews_photo_remove', { number: faNumber(1) }) })
    await chooser.setInputFiles(await photo('front.jpg', '#c04'))
    await expect(remove).toBeVisible()
    await page.evaluate(() => {
      const draw = createImageBitmap
      const told = new Promise((resolve) => addEventListener('go-on', resolve, { once: true }))
      Object.assign(globalThis, { createImageBitmap: (file: File) => told.then(() => draw(file)) })
    })
    await chooser.setInputFiles(await photo('back.jpg', '#28a'))
    const busy = page.locator('button[type="submit"][aria-busy]')
    await expect(busy).toBeVisible()
    expect(await namesIn(chooser)).toEqual(['front.jpg'])
    await busy.press('Enter')
    await expect(page.getByText(fa('product_review_needs_rating'))).toBeHidden()
    await remove.click()
    expect(await namesIn(chooser)).toEqual([])
    await page.evaluate(() => dispatchEvent(new Event('go-on')))
    await expect(remove).toBeVisible()
    expect(await namesIn(chooser)).toEqual(['back.jpg'])
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('product_review_needs_rating'))).toBeVisible()
  })

  test('is known where the product is, a stranger is not', async ({ page, origin }) => {
    const product = await findReviewed(origin)
    await signIn(page, 'fa', '/settings')
    await visit(page, `/product/${product.slug}#reviews`)
    await page.getByRole('link', { name: fa('product_write_review') }).click()
    await expect(page.getByLabel(fa('ui_email'))).toHaveValue('shopper@vitrin.example')
    await expect(page.getByLabel(fa('reviews_photos'))).toBeHidden()
  })
})

test('photos of buyers stand under their reviews and open large', async ({ page, origin }) => {
  const store = storeAt(origin)
  const { products } = await store.products({ featured: true, per_page: 50 })
  const withPhotos = async () => {
    for (const { id } of products) {
      const { items } = await store.reviews({ product: id, per_page: 10 })
      if (items.length > 0 && Object.keys(await store.reviewPhotos(items.map((one) => one.id))).length > 0)
        return id
    }
    throw new Error('no review of the demo has photos')
  }
  await visit(page, `/reviews/${await withPhotos()}`)
  const photos = page.getByRole('img', { name: / از ۲ از / })
  await expect(photos).toHaveCount(2)
  await photos.first().click()
  const large = page.getByRole('dialog')
  await expect(large.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(page.getByRole('button', { name: / ۱ از ۲ از / })).toBeFocused()
})

test.describe('a buyer without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('sends photos too, and is told which were refused', async ({ page }) => {
    await signIn(page, 'fa', '/my-reviews', 'customer', (path) => page.goto(path))
    await page
      .getByRole('link', { name: fa('reviews_write_of') })
      .last()
      .click()
    const chooser = page.getByLabel(fa('reviews_photos'))
    await rate(page, 4)
    await page.getByLabel(fa('product_review_text')).fill('بی‌اسکریپت هم می‌شود.')
    await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('reviews_photos_not_a_picture'))).toBeVisible()
    await expect(page.getByLabel(fa('product_review_text'))).toHaveValue('بی‌اسکریپت هم می‌شود.')
    await chooser.setInputFiles(await photo('b.jpg', '#283'))
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('product_review_thanks'))).toBeVisible()
    await page.goto('/my-reviews')
    const own = page.getByRole('article').filter({ hasText: 'بی‌اسکریپت هم می‌شود.' })
    await expect(own.getByRole('img').last()).toHaveJSProperty('naturalWidth', 160)
  })
})
