import sharp from 'sharp'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { tabPlaces } from '#tests/support/pages/tab-places.ts'
import {
  askAsAdministrator,
  openEnglishOffice,
  openOffice,
  speakEnglish,
} from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'

test.describe('a post on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('is written with a picture, published, and read in the shop', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/posts/create')
    await page.getByRole('button', { name: 'انتشار' }).click()
    await expect(page.getByText('لازم است').first()).toBeVisible()
    await page.getByLabel('عنوان', { exact: false }).first().fill('راهنمای چای کوهی')
    const text = page.getByRole('textbox', { name: 'متن' })
    await text.click()
    await page.keyboard.type('چای کوهی را آرام دم کنید.')
    await page.getByRole('button', { name: 'تصویر در متن' }).click()
    const dialog = page.getByRole('dialog')
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#293' } })
      .png()
      .toBuffer()
    await dialog.locator('input[type=file]').setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer })
    await dialog.getByLabel('متن برای کسی که تصویر را نمی‌بیند').fill('یک فنجان چای')
    await dialog.getByRole('button', { name: 'تأیید' }).click()
    await expect(text.getByRole('img', { name: 'یک فنجان چای' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'انتشار' }).click()
    await page.waitForURL(/\/admin\/posts\/\d+$/)
    const link = await page.getByRole('link', { name: 'دیدن در فروشگاه' }).getAttribute('href')
    expect(link).toContain(origin)
    await page.goto(link ?? '')
    await expect(page.getByRole('heading', { name: 'راهنمای چای کوهی', level: 1 })).toBeVisible()
    await expect(page.getByText('چای کوهی را آرام دم کنید.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'یک فنجان چای' })).toBeVisible()
  })

  test('is deleted for ever from the trash, which is emptied', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    for (const title of ['یکی', 'دیگری', 'سومی']) {
      const { id } = await ask('POST', 'wp/v2/posts', { title })
      await ask('DELETE', `wp/v2/posts/${id}`)
    }
    await openOffice(page, origin, '/admin/posts')
    await page.getByRole('tab', { name: 'زباله‌دان' }).click()
    const one = page.getByRole('main').getByRole('listitem').filter({ hasText: 'سومی' })
    await one.getByRole('button', { name: 'حذف همیشگی' }).click()
    await expect(page.getByRole('dialog', { name: /سومی/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'حذف همیشگی' }).click()
    await expect(one).toHaveCount(0)
    await page.getByRole('button', { name: 'خالی کردن زباله‌دان' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'حذف همیشگی' }).click()
    await expect(page.getByText('زباله‌دان خالی است')).toBeVisible()
    await expect(page.getByText('هنوز چیزی اینجا نیست.')).toBeVisible()
    expect(await ask('GET', 'wp/v2/posts?status=trash')).toEqual([])
  })

  test('the tabs stay under the finger when their counts come', async ({ page, origin }) => {
    const tell = await holdRequests(page, /wp\/v2\/posts\?.*per_page=1(&|$)/)
    await openOffice(page, origin, '/admin/posts')
    const trash = page.getByRole('tab', { name: 'زباله‌دان' })
    await trash.scrollIntoViewIfNeeded()
    const before = await tabPlaces(page)
    tell()
    await expect(trash).toHaveText(/\(.+\)/)
    expect(await tabPlaces(page)).toEqual(before)
  })

  test('has a title and a description of its own for search engines, seen while they are typed', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const { id, link } = await ask('POST', 'wp/v2/posts', { title: 'قهوهٔ ترک', status: 'publish' })
    await openOffice(page, origin, `/admin/posts/${id}`)
    const search = page.getByRole('region', { name: 'موتورهای جست‌وجو' })
    const shown = search.getByRole('group', { name: 'در نتیجهٔ جست‌وجو' })
    await expect(shown.getByText(/^قهوهٔ ترک \|/)).toBeVisible()
    await search.getByLabel('عنوان در نتیجهٔ جست‌وجو').fill('قهوهٔ ترک؛ راهنمای دم کردن')
    await expect(shown.getByText('قهوهٔ ترک؛ راهنمای دم کردن')).toBeVisible()
    await expect(search.getByText('۲۶ از حدود ۶۰ نویسه')).toBeVisible()
    await search.getByLabel('توضیح در نتیجهٔ جست‌وجو').fill('آ'.repeat(170))
    await expect(search.getByText(/شاید آخرش بریده شود/)).toBeVisible()
    await search.getByLabel('توضیح در نتیجهٔ جست‌وجو').fill('قهوهٔ ترک را آرام دم کنید.')
    // the bar with the title comes back
    await page.mouse.wheel(0, -5000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect
      .poll(() => ask('GET', `ghab/v1/seo/posts/${id}`))
      .toMatchObject({
        title: 'قهوهٔ ترک؛ راهنمای دم کردن',
      })
    await page.reload()
    await expect(search.getByLabel('توضیح در نتیجهٔ جست‌وجو')).toHaveValue('قهوهٔ ترک را آرام دم کنید.')
    await page.goto(link)
    await expect(page).toHaveTitle('قهوهٔ ترک؛ راهنمای دم کردن')
  })

  test('goes to the trash, and comes back as a draft', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/posts')
    const first = page.getByRole('main').getByRole('listitem').first()
    const title = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('button', { name: 'انداختن در زباله‌دان' }).click()
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    await page.getByRole('tab', { name: 'زباله‌دان' }).click()
    const restore = page.getByRole('main').getByRole('button', { name: 'بازگرداندن به پیش‌نویس‌ها' })
    await restore.click()
    await expect(page.getByText('دوباره پیش‌نویس است')).toBeVisible()
    await expect(restore).toHaveCount(0)
    await page.getByRole('button', { name: 'برگرداندن', exact: true }).click()
    await restore.click()
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    await page.getByRole('tab', { name: 'پیش‌نویس' }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible(page)
  })

  test('one that waits for its date waits again once the trash gives it back', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const date = `${new Date().getFullYear() + 1}-03-21T09:00:00`
    const { id } = await ask('POST', 'wp/v2/posts', { title: 'نوشتهٔ نوروز', status: 'publish', date })
    const status = async () => (await ask('GET', `wp/v2/posts/${id}?context=edit`)).status
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/posts')
    await page.getByRole('tab', { name: 'زمان‌بندی‌شده (۱)' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'نوشتهٔ نوروز' })
    await card.getByRole('button', { name: 'انداختن در زباله‌دان' }).click()
    await expect(page.getByRole('tab', { name: 'زمان‌بندی‌شده (۰)' })).toBeVisible()
    expect(await status()).toBe('trash')
    await page.getByRole('button', { name: 'برگرداندن' }).click()
    await expect(card).toBeVisible()
    expect(await status()).toBe('future')
  })
})

test.describe('posts on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('are told with their authors and counted by state; several go to the trash at once', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    for (const title of ['First draft', 'Second draft']) await ask('POST', 'wp/v2/posts', { title })
    await openEnglishOffice(page, origin)
    await page.goto('/admin/posts')
    await page.getByRole('tab', { name: 'Draft (2)' }).click()
    const row = page.getByRole('row').filter({ hasText: 'First draft' })
    await expect(row.getByRole('cell', { name: 'مدیر نمونه' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Move to trash' }).first().click()
    await expect(page.getByText('2 moved to the trash')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Draft (0)' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Trash (2)' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('tab', { name: 'Draft (2)' })).toBeVisible()
    await expect(row).toBeVisible()
  })
})

test.describe('a page on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('is a draft first, and published under another title', async ({ page, origin }) => {
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/pages/create')
    await page.getByLabel('Title *').fill('Opening hours')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL(/\/admin\/pages\/\d+$/)
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
    const id = Number(page.url().split('/').at(-1))
    const read = async () =>
      (await (await page.request.get(`/wp-json/wp/v2/pages/${id}?context=edit`)).json()) as {
        status: string
        title: { raw: string }
      }
    expect(await read()).toMatchObject({ status: 'draft', title: { raw: 'Opening hours' } })
    await page.getByLabel('Title *').fill('When we are open')
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: 'View in shop' })).toBeVisible()
    expect(await read()).toMatchObject({ status: 'publish', title: { raw: 'When we are open' } })
    const there = page.getByRole('region', { name: 'In English' })
    await there.getByLabel('Title', { exact: true }).fill('When we are open, in English')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`/wp-json/wp/v2/pages/${id}?lang=en`)).json()).title.rendered,
      )
      .toBe('When we are open, in English')
    expect(await read()).toMatchObject({ title: { raw: 'When we are open' } })
    await page.reload()
    await expect(there.getByLabel('Title', { exact: true })).toHaveValue('When we are open, in English')
    // the bar, which has the heading, goes away as one scrolls down
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1, name: 'When we are open' })).toBeVisible()
    await expectAccessible(page)
  })
})
