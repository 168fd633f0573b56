import { expect, test } from 'vitest'
import { createToken, failsCsrfCheck, maskToken, readToken } from './csrf.ts'

const SESSION = `s.${'a'.repeat(43)}`
const FORM = 'application/x-www-form-urlencoded'

const send = (cookie: string, { header = '', field = '', type = FORM, site = '' } = {}) => {
  const headers = new Headers({ Cookie: cookie, 'Content-Type': type })
  if (header) headers.set('X-XSRF-TOKEN', header)
  if (site) headers.set('Sec-Fetch-Site', site)
  const body = `_xsrf=${encodeURIComponent(field)}`
  return new Request('http://shop.test/signin', { method: 'POST', headers, body })
}
const withToken = (token: string, session = '') =>
  `XSRF-TOKEN=${token}${session && `; vitrin_session=${session}`}`

test('a token is good for the session that it was made for', () => {
  const [guest, own] = [createToken(null), createToken(SESSION)]
  const read = (token: string, session = '') => readToken(send(withToken(token, session)))
  expect([read(guest), read(guest, SESSION)]).toEqual([guest, null])
  expect([read(own, SESSION), read(own), read(own, `s.${'b'.repeat(43)}`)]).toEqual([own, null, null])
})

test('every page carries the token as another text', async () => {
  const token = createToken(SESSION)
  const masked = [maskToken(token), maskToken(token)]
  expect(masked[0]).not.toBe(masked[1])
  for (const field of [...masked, token]) {
    expect(await failsCsrfCheck(send(withToken(token, SESSION), { field }), true)).toBe(false)
  }
})

test.each<[string, Parameters<typeof send>[1]]>([
  ['no field', {}],
  ['another token', { field: createToken(SESSION) }],
  ['half a mask', { field: maskToken(createToken(null)).slice(0, 60) }],
  ['letters of any script', { field: 'ی'.repeat(68) }],
  ['a body that is no form', { field: 'x', type: 'text/plain' }],
  ['another header', { header: 'x' }],
])('%s fails the check', async (_, given) => {
  expect(await failsCsrfCheck(send(withToken(createToken(null)), given), true)).toBe(true)
})

test('another site is refused whatever it repeats, and the field is read only of forms to pages', async () => {
  const token = createToken(null)
  const given = { field: token, header: token }
  expect(await failsCsrfCheck(send(withToken(token), { ...given, site: 'cross-site' }), true)).toBe(true)
  expect(await failsCsrfCheck(send(withToken(token), { ...given, site: 'same-origin' }), true)).toBe(false)
  expect(await failsCsrfCheck(send(withToken(token), { field: token }), false)).toBe(true)
  expect(await failsCsrfCheck(send(withToken(token), { header: token }), false)).toBe(false)
})

test('who has no cookies at all changes nothing by them', async () => {
  expect(await failsCsrfCheck(send(''), true)).toBe(false)
  expect(await failsCsrfCheck(send(`vitrin_session=${SESSION}`), true)).toBe(true)
})

test.each([
  ['cookie', 'ی'.repeat(68), 'x'],
  ['header', createToken(null), 'é'.repeat(68)],
])('a %s with letters of any script is refused, not stumbled over', async (_, token, header) => {
  const request = send('')
  // undici refuses such headers, Node's server hands them on
  const headers = {
    get: (name: string) => ({ cookie: withToken(token), 'x-xsrf-token': header })[name] ?? null,
  }
  Object.defineProperty(request, 'headers', { value: headers })
  expect(await failsCsrfCheck(request, true)).toBe(true)
})
