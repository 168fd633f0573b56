import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '#tests/support/receivers/mail-server.ts'
import { createMailTransport } from './mail-transport.ts'
import type { Message } from './outbox.ts'

const THIEF = 'thief@evil.example'
const { signal } = new AbortController()

let server: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

/** Sends a mail, which may be refused, and answers what arrived. */
const send = async (message: Partial<Message>, senderName = 'Shop') => {
  server.mails.length = 0
  const transport = createMailTransport(server.url, async () => ({
    name: senderName,
    address: 'shop@shop.test',
  }))
  const whole: Message = {
    channel: 'mail',
    recipient: 'sara@shop.test',
    subject: 'Your order',
    text: 'It is on its way.',
    html: '<p>It is on its way.</p>',
    key: 'order:1',
    ...message,
  }
  await transport(whole, signal).catch(() => {})
  return server.mails
}

for (const line of ['\r\n', '\n', '\r']) {
  const injected = `${line}Bcc: ${THIEF}${line}${line}Read this instead`

  test(`a line break as ${JSON.stringify(line)} in a subject or a name adds no header and no recipient`, async () => {
    for (const mails of [
      await send({ subject: `Your order${injected}` }),
      await send({}, `Shop${injected}`),
    ]) {
      expect(mails.map(({ to }) => to)).toEqual(['sara@shop.test'])
      expect(mails[0]?.headers.has('bcc')).toBe(false)
      expect(mails[0]?.text.trim()).toBe('It is on its way.')
    }
  })

  test(`a line break as ${JSON.stringify(line)} in an address reaches nobody else`, async () => {
    for (const recipient of [
      `sara@shop.test${line}RCPT TO:<${THIEF}>`,
      `sara@shop.test>${line}RCPT TO:<${THIEF}`,
      `sara@shop.test${line}Bcc: ${THIEF}`,
      `sara@shop.test,${line} ${THIEF}`,
    ]) {
      const mails = await send({ recipient })
      expect(mails.map(({ to }) => to)).not.toContain(THIEF)
      for (const { headers } of mails) expect(headers.has('bcc')).toBe(false)
    }
  })
}
