import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

export interface Mail {
  channel: 'mail' | 'sms'
  recipient: string
  text: string
}

/** What of this kind the shop, the test's own or the one at `origin`, has sent to somebody last, once it has. */
export const sentTo = async (page: Page, recipient: string, kind = /./, origin = ''): Promise<string> => {
  let text = ''
  await expect
    .poll(async () => {
      const messages = (await (await page.request.get(`${origin}/demo/outbox`)).json()) as Mail[]
      text =
        messages.find((message) => message.recipient === recipient && kind.test(message.text))?.text ?? ''
      return text
    })
    .not.toBe('')
  return text
}

/**
 * The code in what the shop sent to somebody last, once it has: at the end of an SMS, or on a line of its own in a mail.
 * @param purpose what stands before it, where codes for several things are sent
 */
export const codeSentTo = async (
  page: Page,
  recipient: string,
  { purpose = '', origin = '' } = {},
): Promise<string> => {
  const text = await sentTo(page, recipient, new RegExp(`${purpose}.*(^|#)\\d{6}$`, 'ms'), origin)
  return /(?:^|#)(\d{6})$/m.exec(text)?.[1] ?? ''
}
