import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openOffice, speakEnglish } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { visit } from '#tests/support/screen.ts'

test.describe('messages to customers on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('one arrives in the inbox of a customer, in the language that they read', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/campaigns')
    await expect(page.getByText('هنوز پیامی به مشتریان فرستاده نشده است.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'پیام تازه' }).click()
    await page.getByLabel('امتیاز بیش از').fill('۱۰۰۰۰۰۰')
    await expect(page.getByText('به ۰ مشتری می‌رسد')).toBeVisible()
    await expect(page.getByRole('button', { name: 'فرستادن' })).toBeDisabled()
    await page.getByLabel('امتیاز بیش از').fill('')
    await expect(page.getByText('به ۳ مشتری می‌رسد')).toBeVisible()
    await page.getByLabel('عنوان').first().fill('حراج پاییز')
    await page.getByLabel('متن').first().fill('سلام {name}، این هفته بیست درصد تخفیف.')
    await page.getByRole('button', { name: 'انگلیسی' }).click()
    await page.getByLabel('عنوان').last().fill('Autumn sale')
    await page.getByLabel('متن').last().fill('Hello {name}, twenty percent off this week.')
    await expect(page.getByRole('img', { name: /Autumn sale/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'فرستادن' }).click()
    await expect(page.getByText('به صندوق ۳ مشتری می‌رود.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'فرستادن' }).click()
    await page.waitForURL(/\/admin\/campaigns\/\d+$/)
    await expect(page.getByText('فرستاده‌شده', { exact: true })).toBeVisible()
    await expect(page.getByText('۳ از ۳')).toBeVisible()
    await expectAccessible(page)
    const campaign = page.url()

    await openSession(page, origin)
    await visit(page, '/notifications')
    await expect(page.getByText('سلام مریم افشار، این هفته بیست درصد تخفیف.')).toBeVisible()
    await visit(page, '/en/notifications')
    await expect(page.getByText('Hello مریم افشار, twenty percent off this week.')).toBeVisible()
    await page.context().clearCookies({ name: 'vitrin_session' })
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto(campaign)
    await expect(page.getByText('دیده‌شده').locator('..')).toContainText('۱')
  })
})

test.describe('messages to customers on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP, provoked: [400] })

  test('cards are given out with a coupon that there is, and taken back', async ({ page, origin }) => {
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/scratch-cards')
    await expect(page.getByText(/\d of \d+ scratched/).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Give out cards' }).click()
    await expect(page.getByRole('switch', { name: 'Scratch card' })).toBeChecked()
    await page.getByLabel('Title').first().fill('{name} برنده شد')
    await page.getByLabel('Text').first().fill('کارت را بخراشید')
    await page.getByLabel('Coupon code').fill('nothing-like-it')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('There is no coupon with this code.')).toBeVisible()
    await page.getByLabel('Coupon code').fill('khosh15')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(/\/admin\/campaigns\/\d+$/)
    await expect(page.getByText('3 of 3')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Scratch cards' }).click()
    // the demo has given out one with this coupon, too
    const card = page.getByRole('listitem').filter({ hasText: '{name} برنده شد' })
    await expect(card.getByText('0 of 4 scratched')).toBeVisible()
    await card.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText(/^4 cards that nobody has scratched yet disappear/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(card).toHaveCount(0)
  })

  test('a name in braces that says nothing is told at its field, and corrected', async ({ page, origin }) => {
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/campaigns/create')
    await page.getByLabel('Title').first().fill('حراج')
    await page.getByLabel('Text').first().fill('سلام {name}')
    const languages = page.getByRole('group', { name: 'Language' })
    await languages.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Title').last().fill('Sale')
    await page.getByLabel('Text').last().fill('Hello {first_name}')
    await languages.getByRole('button', { name: 'Persian' }).click()
    const send = async () => {
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    }
    await send()
    await expect(page.getByText('Only {name} and {shop} may stand in braces.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Text').last().fill('Hello {name}')
    await send()
    await page.waitForURL(/\/admin\/campaigns\/\d+$/)
  })

  test('what is missing in the other language is told, and what was emptied is not sent', async ({
    page,
    origin,
  }) => {
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/campaigns/create')
    await page.getByLabel('Title').first().fill('حراج')
    await page.getByLabel('Text').first().fill('سلام {name}')
    const languages = page.getByRole('group', { name: 'Language' })
    await languages.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Title').last().fill('Sale')
    await languages.getByRole('button', { name: 'Persian' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('The title in this language needs a text.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Title').last().fill('')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(/\/admin\/campaigns\/\d+$/)
  })

  test('one for later waits for its time, and is stopped', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const later = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)
    const { id } = await ask('POST', 'ghab/v1/campaigns', {
      channel: 'mail',
      title: 'Later',
      text: 'Tomorrow',
      send_at_gmt: later,
    })
    await speakEnglish(page, origin)
    await openOffice(page, origin, `/admin/campaigns/${id}`)
    await expect(page.getByText('Scheduled')).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(async () => (await ask('GET', `ghab/v1/campaigns/${id}`)).status).toBe('cancelled')
    await expectAccessible(page)
  })
})
