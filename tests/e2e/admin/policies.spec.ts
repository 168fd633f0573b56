import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openEnglishOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'

const NONE = { termServices: '', privacyPolicy: '', refundPolicy: '', terms_page_id: 0, privacy_page_id: 0 }
const LOOK = 'ghab/v1/settings'

/** The bar, which has the heading, goes away as one scrolls down. */
const expectAllAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
}

test.describe('policies of a shop that has none, on a phone', () => {
  ownServer('fa', NONE)
  test.use({ viewport: PHONE })

  test('are written from a text to begin with, and published without the rest of the draft', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const draft = await ask('PUT', `${LOOK}/draft`, { revision: 0, values: { site_name: 'نام بعدی' } })
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin')
    await page.getByRole('link', { name: 'شرایط استفاده' }).click()
    await page.waitForURL(/\/admin\/settings\/policies\?setting=termServices$/)
    const terms = page.getByRole('region', { name: 'شرایط استفاده' })
    await expect(terms.getByText('نوشته نشده')).toBeVisible()
    await expectAllAccessible(page)
    await terms.getByRole('button', { name: 'شروع با متن آماده' }).click()
    const text = terms.getByRole('textbox', { name: 'متن' })
    await expect(text).toContainText('این شرایط برای همهٔ سفارش‌های')
    await expect(terms.getByText('[تعداد روز کاری]').last()).toBeVisible()
    await text.getByRole('heading', { name: 'پرداخت', exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' در فروشگاه ما')
    const publish = page.getByRole('button', { name: 'انتشار', exact: true })
    await publish.click()
    await expect(terms.getByText('در فروشگاه', { exact: true })).toBeVisible()
    await expect(publish).toBeDisabled()
    await expectAllAccessible(page)

    const look = await ask('GET', LOOK)
    expect(draft.values).toEqual({ site_name: 'نام بعدی' })
    expect(look.draft.values).toEqual({ site_name: 'نام بعدی' })
    expect(look.published.values.site_name).not.toBe('نام بعدی')
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'پرداخت در فروشگاه ما' })).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'حریم خصوصی' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'شرایط استفاده' })).toHaveCount(0)
  })
})

test.describe('policies on a desktop, in English', () => {
  ownServer('fa', NONE)
  test.use({ viewport: DESKTOP })

  test('have a text in the other language and a page to agree to; what was typed is kept', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const texts = { en: { privacyPolicy: '' } }
    const { revision } = await ask('PUT', `${LOOK}/draft`, { revision: 0, texts })
    await ask('POST', `${LOOK}/publish`, { revision })
    await openEnglishOffice(page, origin)
    await page.goto('/admin/settings')
    await page.getByRole('link', { name: 'Policies' }).click()
    const privacy = page.getByRole('region', { name: 'Privacy policy' })
    await privacy.getByRole('button', { name: 'English' }).click()
    await privacy.getByRole('button', { name: 'Start with a text' }).click()
    await expect(privacy.getByRole('textbox', { name: 'Text' })).toContainText('What we keep, and why')
    // left before the draft was saved by itself
    await page.goto('/admin/orders')
    await page.goto('/admin/settings/policies')
    await privacy.getByRole('button', { name: 'English' }).click()
    await expect(privacy.getByRole('textbox', { name: 'Text' })).toContainText('What we keep, and why')

    await privacy.getByRole('button', { name: 'Persian' }).click()
    await privacy.getByRole('textbox', { name: 'Text' }).fill('فقط نشانی شما را نگه می‌داریم.')
    const terms = page.getByRole('region', { name: 'Terms of service' })
    await terms.getByRole('combobox', { name: 'Terms page' }).click()
    const [first] = await ask('GET', 'wp/v2/pages?slug=terms')
    await page.getByRole('option', { name: first.title.rendered, exact: true }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(privacy.getByText('In the shop', { exact: true })).toBeVisible()
    await expect(terms.getByText('A page of the shop', { exact: true })).toBeVisible()
    await expectAllAccessible(page)
    const { published, draft } = await ask('GET', LOOK)
    expect(published.values.terms_page_id).toBe(first.id)
    expect(draft.changed).toBe(false)
    await page.goto('/en/privacy')
    await expect(page.getByRole('heading', { name: 'What we keep, and why' })).toBeVisible()
  })
})
