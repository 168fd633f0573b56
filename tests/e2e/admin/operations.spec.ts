import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import texts from '#admin/messages/fa/fa.ts'
import { test as base, DESKTOP, expect, expectAccessible, PHONE } from '#tests/support/browser.ts'
import { askAsAdministrator } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { startMailServer } from '#tests/support/receivers/mail-server.ts'
import { copyShop, type RunningServer, startServerOn } from '#tests/support/server.ts'

const { messaging, operations, settings, shell, ra, resources } = texts
const { backups, health } = operations
const SHOP = 'ویترین'

let server: RunningServer
let mail: Awaited<ReturnType<typeof startMailServer>>
let kept: string
let receiver: Server
/** bodies that the receiver of webhooks was sent; it takes none of them */
const told: string[] = []

const test = base.extend({ origin: ({ shop: _ }, use) => use(server.origin) })
test.describe.configure({ mode: 'default' })
test.use({ viewport: PHONE })
test.beforeAll(async () => {
  kept = mkdtempSync(join(tmpdir(), 'vitrin-kept-'))
  mail = await startMailServer()
  receiver = createServer(async (request, response) => {
    told.push(String(request.headers['x-wc-webhook-topic'] ?? 'ping'))
    response.writeHead(422).end('no field of this name')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  server = await startServerOn(copyShop('fa'), {
    AVIF: '0',
    BACKUP_DIR: kept,
    OUTGOING_ALLOW: '127.0.0.1',
  })
})
test.afterAll(async () => {
  await server.stop()
  mail.stop()
  receiver.closeAllConnections()
  receiver.close()
  rmSync(kept, { recursive: true })
})

const open = async (page: Page, path: string) => {
  await openSession(page, server.origin, 'fa', 'administrator')
  await page.goto(path)
}
const save = (page: Page) => page.getByRole('button', { name: ra.action.save, exact: true }).click()

test('a mail server is named and tried out, and what it answers is shown', async ({ page }) => {
  await open(page, '/admin/settings/mail')
  await expect(page.getByText(messaging.mail.source.none)).toBeVisible()
  await expectAccessible(page)
  const { port } = new URL(mail.url)
  await page.getByLabel(messaging.mail.fields.host).fill('127.0.0.1')
  await page.getByLabel(messaging.mail.fields.port).fill(port)
  await page.getByLabel(messaging.mail.fields.security).click()
  await page.getByRole('option', { name: messaging.mail.securities.none }).click()
  await save(page)
  await expect(page.getByText(messaging.mail.source.shop)).toBeVisible()
  await page.getByLabel(messaging.mail.test_to).fill('owner@mail.test')
  await page.getByRole('button', { name: messaging.send_test }).click()
  await expect(page.getByText(messaging.mail.sent)).toBeVisible()
  expect(mail.mails.map(({ to }) => to)).toEqual(['owner@mail.test'])

  mail.stop()
  await page.getByLabel(messaging.mail.fields.port).fill('1')
  const written = page.waitForResponse(
    (answer) => answer.url().endsWith('mail-settings') && answer.request().method() === 'PUT',
  )
  await save(page)
  expect((await written).ok()).toBe(true)
  await page.getByRole('button', { name: messaging.send_test }).click()
  await expect(page.getByText(messaging.not_sent)).toBeVisible()
  await expect(page.getByText(/ECONNREFUSED/)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(messaging.mail.fields.host).fill('')
  await page.getByLabel(messaging.mail.fields.username).fill('')
  await save(page)
  await expect(page.getByText(messaging.mail.source.none)).toBeVisible()
  const ask = await askAsAdministrator(server.origin)
  expect(await ask('GET', 'ghab/v1/mail-settings')).toMatchObject({ host: '', username: '' })
})

test.describe('message templates', () => {
  // the preview of a placeholder that there is none of is refused, where it is asked for before the text is right again
  test.use({ provoked: [400] })

  test('a message is said in the shop’s own words, seen while it is typed, and put back', async ({
    page,
  }) => {
    await open(page, '/admin/settings/messages')
    await page.getByRole('link', { name: new RegExp(messaging.templates.titles.order.processing) }).click()
    const { fields, names } = messaging.templates
    const headline = page.getByLabel(fields.headline, { exact: true })
    const before = await headline.inputValue()
    await headline.fill('دستت درد نکنه ')
    await page.getByRole('button', { name: names.name, exact: true }).click()
    await expect(headline).toHaveValue('دستت درد نکنه {name}')
    const frame = page.frameLocator(`iframe[title="${messaging.templates.preview_mail}"]`)
    await expect(frame.getByRole('heading', { name: 'دستت درد نکنه مریم نمونه' })).toBeVisible()
    await expectAccessible(page)

    await headline.fill('سلام {naem}')
    await save(page)
    await expect(page.getByText('{naem}', { exact: false }).last()).toBeVisible()
    await headline.fill('سلام {name}')
    await save(page)
    await expect(page.getByText(shell.saved)).toBeVisible()
    await page.getByRole('button', { name: messaging.templates.back_to_ours }).click()
    await expect(headline).toHaveValue(before)
    await page.getByRole('button', { name: ra.action.undo }).click()
    await expect(headline).toHaveValue('سلام {name}')
  })
})

test('a webhook tells how each delivery was answered, and sends it again', async ({ page }) => {
  await open(page, '/admin/webhooks/create')
  const { fields } = resources.webhooks
  await page.getByLabel(fields.name).fill('انبار')
  await page.getByLabel(fields.topic).click()
  await page.getByRole('option').first().click()
  const { port } = receiver.address() as AddressInfo
  await page.getByLabel(fields.delivery_url).fill(`http://127.0.0.1:${port}/hook`)
  await save(page)
  await page.getByText('انبار').click()
  const { log } = settings.webhooks
  const entry = page.getByRole('button', { name: /ping/ })
  await expect(entry).toContainText(log.states.failed)
  await entry.click()
  await expect(page.getByText('no field of this name')).toBeVisible()
  await expect(page.getByText(`POST http://127.0.0.1:${port}/hook`)).toBeVisible()
  await expectAccessible(page)
  const times = told.length
  await page.getByRole('button', { name: log.again }).click()
  await expect.poll(() => told.length).toBe(times + 1)
})

test.describe('backups', () => {
  // a restore takes the shop away for a moment
  test.use({ losesNetwork: true, provoked: [503] })

  test('a backup is made, restored by who means it, and deleted', async ({ page }) => {
    await open(page, '/admin/backups')
    const made = page.getByRole('link', { name: backups.download })
    const make = page.getByRole('button', { name: backups.make })
    await expect(make).toBeEnabled()
    const before = await made.count()
    await make.click()
    await expect(page.getByText(backups.begun)).toBeVisible()
    await expect(made).toHaveCount(before + 1, { timeout: 30_000 })
    await expectAccessible(page)
    const coming = page.waitForEvent('download')
    await made.first().click()
    expect((await coming).suggestedFilename()).toMatch(/^vitrin-\d{8}T\d{6}Z\.tar\.gz$/)

    await page.getByRole('button', { name: backups.restore }).first().click()
    const dialog = page.getByRole('dialog', { name: backups.restore })
    const restore = dialog.getByRole('button', { name: backups.restore })
    await expect(restore).toBeDisabled()
    await dialog.getByRole('textbox').fill(SHOP)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: ra.action.cancel }).click()

    await page.getByLabel(backups.keep).fill('۳۰')
    await save(page)
    await expect(page.getByText(shell.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(backups.keep)).toHaveValue('۳۰')

    await page.getByRole('button', { name: backups.restore }).first().click()
    await dialog.getByRole('textbox').fill(SHOP)
    await restore.click()
    await expect(page.getByText(backups.restored)).toBeVisible({ timeout: 60_000 })
    // as it was before
    await expect(page.getByLabel(backups.keep)).not.toHaveValue('۳۰')
    await expectAccessible(page)

    await page.getByRole('button', { name: backups.delete }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: ra.action.confirm }).click()
    await expect(made).toHaveCount(before)
  })
})

test('jobs that were given up are tried again, all at once', async ({ page }) => {
  const ask = await askAsAdministrator(server.origin)
  const names = ['shopper', 'wholesale', 'rayan', 'admin']
  const refusing = await startMailServer(names.map((name) => `${name}@vitrin.example`))
  const taking = await startMailServer()
  const mailBy = ({ url }: { url: string }) =>
    ask('PUT', 'ghab/v1/mail-settings', {
      host: '127.0.0.1',
      port: Number(new URL(url).port),
      security: 'none',
    })
  const failed = async () => (await ask('GET', 'ghab/v1/jobs?state=failed')).length
  await mailBy(refusing)
  await ask('POST', 'ghab/v1/campaigns', { channel: 'mail', title: 'One', text: 'Now' })
  await expect.poll(failed).toBeGreaterThan(1)
  const count = await failed()
  await mailBy(taking)
  await open(page, '/admin/jobs')
  await page.getByRole('button', { name: operations.retry_all }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(operations.retry_all_help)
  await expectAccessible(page)
  await question.getByRole('button', { name: operations.retry_all }).click()
  await expect(page.getByText(operations.none)).toBeVisible()
  await expect.poll(() => taking.mails.length).toBe(count)
  refusing.stop()
  taking.stop()
})

test('the shop says how it is, and a setting is found by its name', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, '/admin/health')
  await expect(page.getByText(health.backup.good)).toBeVisible()
  await expect(page.getByText(health.database.good)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  const finder = page.getByRole('dialog', { name: shell.find })
  const { label } = settings.options.woocommerce_hold_stock_minutes
  await finder.getByRole('combobox').fill('دقیقه‌هایی که موجودی')
  await finder.getByRole('option', { name: new RegExp(label) }).click()
  await expect(page.getByLabel(label)).toBeFocused()
  await page.keyboard.press('Control+k')
  await finder.getByRole('combobox').fill('متن پیام')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings\/messages$/)
})
