import { expect, test } from 'vitest'
import { isRefusedForGood, type Message } from './outbox.ts'
import { createSmsTransport } from './sms-transport.ts'

const message: Message = {
  channel: 'sms',
  recipient: '09121234567',
  subject: '',
  text: 'کد: 123456',
  html: '',
  key: 'code:1',
}
const KEY = 'secret/key'
const { signal } = new AbortController()

const transportOn = (answer: () => Promise<Response>) => {
  const calls: { url: string; body: string }[] = []
  const transport = createSmsTransport(KEY, '10004346', (url, init) => {
    calls.push({ url, body: String(init.body) })
    return answer()
  })
  return { transport, calls }
}

test('a message goes out as the provider wants it', async () => {
  const { transport, calls } = transportOn(async () =>
    Response.json({ return: { status: 200 }, entries: [] }),
  )
  await transport(message, signal)
  expect(calls[0]?.url).toBe('https://api.kavenegar.com/v1/secret%2Fkey/sms/send.json')
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    receptor: '09121234567',
    message: 'کد: 123456',
    sender: '10004346',
    localid: expect.stringMatching(/^\d{1,15}$/),
  })
})

test('the same message has the same id when it is sent again, another message another one', async () => {
  const { transport, calls } = transportOn(async () => Response.json({ return: { status: 200 } }))
  for (const key of ['code:1', 'code:1', 'code:2']) await transport({ ...message, key }, signal)
  const [first, again, other] = calls.map(({ body }) => new URLSearchParams(body).get('localid'))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test.each([
  ['says no', async () => Response.json({ return: { status: 418 } }, { status: 418 })],
  ['says no inside a 200', async () => Response.json({ return: { status: 411 } })],
  ['says nothing that is understood', async () => new Response('', { status: 502 })],
  ['cannot be reached', () => Promise.reject(new Error(`getaddrinfo ${KEY}`))],
])('a provider that %s is an error without the key', async (_, answer) => {
  const { transport } = transportOn(answer)
  const error = await transport(message, signal).then(
    () => null,
    (reason: Error) => reason,
  )
  expect(error?.message).toMatch(/^Kavenegar/)
  expect(error?.message).not.toContain('secret')
})

test.each([
  { status: 411, isFinal: true },
  { status: 413, isFinal: true },
  { status: 422, isFinal: true },
  // the key, the sender and the credit of the account are mended by its owner
  { status: 403, isFinal: false },
  { status: 412, isFinal: false },
  { status: 418, isFinal: false },
  { status: 451, isFinal: false },
  { status: 502, isFinal: false },
])(
  'whether a message that is refused with $status is refused for good: $isFinal',
  async ({ status, isFinal }) => {
    const { transport } = transportOn(async () => Response.json({ return: { status } }, { status }))
    const error = await transport(message, signal).catch((reason: Error) => reason)
    expect(error).toMatchObject({ message: `Kavenegar refused the message: ${status}` })
    expect(isRefusedForGood(error)).toBe(isFinal)
  },
)

test('a status of HTTP alone says nothing of the receiver', async () => {
  const { transport } = transportOn(async () => new Response('length required', { status: 411 }))
  const error = await transport(message, signal).catch((reason: Error) => reason)
  expect(isRefusedForGood(error)).toBe(false)
})
