import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '#tests/support/receivers/mail-server.ts'
import { createSelfSigned } from '#tests/support/receivers/self-signed.ts'
import { createMailTransport } from './mail-transport.ts'
import type { Message } from './outbox.ts'

const THIEF = 'thief@evil.example'
const { signal } = new AbortController()

let server: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

const MESSAGE: Message = {
  channel: 'mail',
  recipient: 'sara@shop.test',
  subject: 'Your order',
  text: 'It is on its way.',
  html: '<p>It is on its way.</p>',
  key: 'order:1',
}

const transportTo = (url: string, name = 'Shop') =>
  createMailTransport(url, async () => ({ name, address: 'shop@shop.test' }))

/** Sends a mail, which may be refused, and answers what arrived. */
const send = async (message: Partial<Message>, senderName?: string) => {
  server.mails.length = 0
  await transportTo(server.url, senderName)({ ...MESSAGE, ...message }, signal).catch(() => {})
  return server.mails
}

const LINE_BREAKS = [
  ['CR and LF', '\r\n'],
  ['LF', '\n'],
  ['CR', '\r'],
] as const

test.each(LINE_BREAKS)('%s in a subject or a name adds no header and no recipient', async (_, line) => {
  const injected = `${line}Bcc: ${THIEF}${line}${line}Read this instead`
  for (const mails of [await send({ subject: `Your order${injected}` }), await send({}, `Shop${injected}`)]) {
    expect(mails.map(({ to }) => to)).toEqual(['sara@shop.test'])
    expect(mails[0]?.headers.has('bcc')).toBe(false)
    expect(mails[0]?.text.trim()).toBe('It is on its way.')
  }
})

test.each(LINE_BREAKS)('%s in an address reaches nobody else', async (_, line) => {
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

test('nothing is sent to a server for whose certificate nobody vouches', async () => {
  const said: string[] = []
  const strange = createServer(createSelfSigned('localhost'), (socket) => {
    socket.write('220 mail.test\r\n')
    socket.on('data', (bytes) => said.push(String(bytes)))
  })
  strange.listen(0, '127.0.0.1')
  await once(strange, 'listening')
  const { port } = strange.address() as AddressInfo
  await expect(transportTo(`smtps://localhost:${port}`)(MESSAGE, signal)).rejects.toThrow('self-signed')
  strange.close()
  expect(said).toEqual([])
})
