import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { notesWritten } from '#store/database/note.ts'
import { createApiKey, requestCode } from '#store/modules/customers/customers.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { SignedInAnswer, SignUpAnswer } from '#store-api/contract/accounts.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_CIPHER, type TestStore } from '#tests/support/test-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const AUTH = '/wp-json/ghab/v1/auth'
const CUSTOMER = '/wp-json/ghab/v1/customer'
const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.9'

/** by code alone */
const MINA = { id: 11, email: 'mina@shop.test', mobile: '09121110011' }
/** by code alone, and no e-mail address */
const SIMA = { id: 12, email: '', username: 'sima', mobile: '09121110012' }
/** by password */
const REZA = { id: 13, email: 'reza@shop.test', username: 'shahin', password_hash: PASSWORD_HASH }
const BOSS = { id: 14, email: 'boss@shop.test', username: 'boss', role: 'administrator' }

interface Noted {
  level: string
  event?: string
  customerId?: number
  keyId?: number
  requestId?: string
  address?: string
  message: string
}

let now: number
let noted: Noted[]
let store: TestStore
let context: Context

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  noted = []
  store = await createTestStore(
    async (db) => {
      await writeShop(db, { ...smallShop(), customers: [MINA, SIMA, REZA, BOSS].map(customerRow) })
    },
    () => now,
    { noted: (level, details, message) => noted.push({ level, message, ...details }) },
  )
  context = { db: store.db, clock: () => now, actor: SYSTEM }
  noted = []
})

interface From {
  headers?: Record<string, string>
  address?: string
}
const post = (path: string, body: unknown, from: From = {}) =>
  store.call(path, { method: 'POST', body, ...from })
const put = (body: unknown, headers: Record<string, string>) =>
  store.call(`${CUSTOMER}/`, { method: 'PUT', body, headers })
const erase = (body: unknown, headers: Record<string, string>) =>
  store.call(CUSTOMER, { method: 'DELETE', body, headers })
const signedIn = (id: number, role = 'customer') => customerHeaders(store, { id, role }, () => now)
const isAlive = async (headers: Record<string, string>) => {
  const { status } = await store.call(CUSTOMER, { headers })
  // when a session was last seen is written beside the answer
  await notesWritten(store.db)
  return status === 200
}
const problemsOf = async (response: Response) => {
  const { data } = (await response.json()) as { data: { details?: Record<string, { code: string }> } }
  return Object.fromEntries(Object.entries(data.details ?? {}).map(([name, { code }]) => [name, code]))
}
const sentTo = async (recipient: string) => {
  await store.runJobs()
  return (await store.outbox()).filter((message) => message.recipient === recipient)
}
const codeSentTo = async (recipient: string) =>
  /(?:#|^)(\d{6})$/m.exec((await sentTo(recipient)).at(-1)?.text ?? '')?.[1] ?? ''
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

const signIn = (login: string, password: string, from: From = { address: ELSEWHERE }) =>
  post(`${AUTH}/sign-in`, { login, password }, from)
const requestOtp = (mobile: string, address = HOME) => post(`${AUTH}/otp/request`, { mobile }, { address })
const verifyOtp = (mobile: string, code: string, address = HOME) =>
  post(`${AUTH}/otp/verify`, { mobile, code }, { address })

/** What a thief with a stolen session gets for a change that brings the account into their hands. */
describe('a stolen session', () => {
  const identityCode = async (headers: Record<string, string>, to?: 'email') => {
    const asked = await post(`${CUSTOMER}/identity-code`, { to }, { headers })
    const { contact } = (await asked.json()) as { contact: string }
    return { contact, code: await codeSentTo(contact) }
  }

  test.each([
    ['an e-mail address', { email: 'thief@evil.test' }],
    ['a mobile number', { mobile: '09129990099' }],
    ['a password', { password: 'of-the-thief-alone' }],
  ])('of who has a password changes %s by that alone', async (_, change) => {
    const headers = await signedIn(REZA.id)
    expect(await problemsOf(await put(change, headers))).toEqual({ current_password: 'password_required' })
    const wrong = await put({ ...change, current_password: 'a guess' }, headers)
    expect(await problemsOf(wrong)).toEqual({ current_password: 'wrong_password' })
  })

  test.each([
    ['the first password', { password: 'of-the-thief-alone' }],
    ['an e-mail address', { email: 'thief@evil.test' }],
    ['another number', { mobile: '09129990099' }],
    ['no number', { mobile: '' }],
  ])('of who has none gives the account %s by a code to the number it has', async (_, change) => {
    const headers = await signedIn(MINA.id)
    expect(await problemsOf(await put(change, headers))).toEqual({ identity_code: 'code_required' })
    const { contact, code } = await identityCode(headers)
    expect(contact).toBe(MINA.mobile)
    const wrong = await put({ ...change, identity_code: wrongFor(code) }, headers)
    expect(await problemsOf(wrong)).toEqual({ identity_code: 'wrong_code' })
  })

  test('an e-mail address is added to an account without one by a code to the number alone', async () => {
    const headers = await signedIn(SIMA.id)
    const email = 'sima@shop.test'
    expect(await problemsOf(await put({ email }, headers))).toEqual({ identity_code: 'code_required' })
    const { code: identity_code } = await identityCode(headers)
    expect(await problemsOf(await put({ email, identity_code }, headers))).toEqual({
      email_code: 'code_required',
    })
    await post(`${CUSTOMER}/email-code`, { email }, { headers })
    const email_code = await codeSentTo(email)
    expect((await put({ email, identity_code, email_code }, headers)).status).toBe(200)
    expect(await problemsOf(await put({ password: 'a-new-password', identity_code }, headers))).toEqual({
      identity_code: 'code_required',
    })
  })

  test('who has a password may have a code sent instead, where they wish', async () => {
    const headers = await signedIn(REZA.id)
    const { contact, code: identity_code } = await identityCode(headers, 'email')
    expect(contact).toBe(REZA.email)
    expect((await put({ password: 'a-new-password', identity_code }, headers)).status).toBe(200)
    expect((await signIn(REZA.email, 'a-new-password')).status).toBe(200)
  })

  test('a code proves one thing alone', async () => {
    const headers = await signedIn(MINA.id)
    await requestOtp(MINA.mobile)
    const toSignIn = await codeSentTo(MINA.mobile)
    const { code } = await identityCode(headers)
    const change = { password: 'a-new-password', identity_code: toSignIn }
    if (code !== toSignIn) {
      expect(await problemsOf(await put(change, headers))).toEqual({ identity_code: 'wrong_code' })
      expect(await problemsOf(await verifyOtp(MINA.mobile, code))).toEqual({ code: 'wrong_code' })
    }
    now += 3 * MINUTE
    await post(`${CUSTOMER}/mobile-code`, { mobile: '09129990099' }, { headers })
    const forContact = await codeSentTo('09129990099')
    expect(await problemsOf(await verifyOtp('09129990099', forContact))).toEqual({ code: 'wrong_code' })
  })

  test('nobody gives up the last way into an account', async () => {
    const headers = await signedIn(SIMA.id)
    const { code: identity_code } = await identityCode(headers)
    expect(await problemsOf(await put({ mobile: '', identity_code }, headers))).toEqual({
      mobile: 'last_way_in',
    })
  })

  test('the owner is notified where the account was reached before', async () => {
    const headers = await signedIn(MINA.id)
    const { code: identity_code } = await identityCode(headers)
    const email = 'new@shop.test'
    await post(`${CUSTOMER}/email-code`, { email }, { headers })
    const email_code = await codeSentTo(email)
    const saved = await put({ email, email_code, mobile: '', identity_code }, headers)
    expect(saved.status).toBe(200)
    for (const contact of [MINA.mobile, MINA.email]) {
      const told = (await sentTo(contact)).at(-1)
      expect(told?.key).toMatch(/^security:/)
      expect(told?.text).toContain('ایمیل و شمارهٔ موبایل حساب شما تغییر کرد')
    }
    expect((await sentTo(email)).filter(({ key }) => key.startsWith('security:'))).toEqual([])
  })

  test.each(['change', 'reset'])('a new password is told to the owner: %s', async (way) => {
    if (way === 'change') {
      const change = { password: 'a-new-password', current_password: PASSWORD }
      expect((await put(change, await signedIn(REZA.id))).status).toBe(200)
    } else {
      await store.call(`/api/appusers/forgot_password/?email=${REZA.email}`)
      const token = /token=([\w-]+)/.exec((await sentTo(REZA.email)).at(-1)?.text ?? '')?.[1]
      const reset = await post(`${AUTH}/reset-password`, { token, password: 'a-new-password' })
      expect(reset.status).toBe(200)
    }
    expect((await sentTo(REZA.email)).at(-1)?.subject).toBe('گذرواژه حساب شما تغییر کرد')
  })

  test('a link to a new password that went to the e-mail address of before sets none', async () => {
    const headers = await signedIn(REZA.id)
    await store.call(`/api/appusers/forgot_password/?email=${REZA.email}`)
    const token = /token=([\w-]+)/.exec((await sentTo(REZA.email)).at(-1)?.text ?? '')?.[1]
    const email = 'new@shop.test'
    await post(`${CUSTOMER}/email-code`, { email }, { headers })
    const change = { email, email_code: await codeSentTo(email), current_password: PASSWORD }
    expect((await put(change, headers)).status).toBe(200)
    const reset = await post(`${AUTH}/reset-password`, { token, password: 'a-new-password' })
    expect(reset.status).toBe(410)
  })

  test('deletes no account without a code, or its password', async () => {
    const mina = await signedIn(MINA.id)
    expect(await problemsOf(await erase({}, mina))).toEqual({ identity_code: 'code_required' })
    const { code } = await identityCode(mina)
    expect(await problemsOf(await erase({ identity_code: wrongFor(code) }, mina))).toEqual({
      identity_code: 'wrong_code',
    })
    expect((await erase({ identity_code: code }, mina)).status).toBe(200)
    const reza = await signedIn(REZA.id)
    expect(await problemsOf(await erase({}, reza))).toEqual({ password: 'password_required' })
    expect((await erase({ password: PASSWORD }, reza)).status).toBe(200)
  })

  test('guessing with a stolen session holds up that session alone', async () => {
    const [thief, owner] = [await signedIn(REZA.id), await signedIn(REZA.id)]
    const change = { password: 'a-new-password' }
    const statuses = []
    for (let tries = 0; tries < 11; tries++) {
      statuses.push((await put({ ...change, current_password: `guess ${tries}` }, thief)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await put({ ...change, current_password: PASSWORD }, owner)).status).toBe(200)
  })
})

describe('the end of a session', () => {
  test('comes 180 days after the sign-in, however much it is used', async () => {
    const headers = await signedIn(MINA.id)
    for (let days = 0; days < 179; days += 1) {
      now += DAY
      expect(await isAlive(headers)).toBe(true)
    }
    now += DAY - MINUTE
    expect(await isAlive(headers)).toBe(true)
    now += MINUTE
    expect(await isAlive(headers)).toBe(false)
  })

  test('of those who run the shop comes after twelve idle hours', async () => {
    const headers = await signedIn(BOSS.id, BOSS.role)
    now += 11 * HOUR
    expect(await isAlive(headers)).toBe(true)
    now += 11 * HOUR
    expect(await isAlive(headers)).toBe(true)
    now += 12 * HOUR
    expect(await isAlive(headers)).toBe(false)
  })

  test('comes with another role, on every device, and is noted', async () => {
    const [one, two] = [await signedIn(REZA.id), await signedIn(REZA.id)]
    await store.db.updateTable('customers').set({ role: 'shop_manager' }).where('id', '=', REZA.id).execute()
    expect(await isAlive(one)).toBe(false)
    expect(await isAlive(two)).toBe(false)
    const changes = noted.filter(({ event }) => event === 'role-changed')
    expect(changes).toMatchObject([{ level: 'warn', customerId: REZA.id, message: 'security' }])
  })
})

describe('a new password', () => {
  const PERSON = { email: 'sara.amini@shop.test', first_name: 'Sara', last_name: 'امینی' }
  const REFUSED: [password: string, problem: string][] = [
    ['password', 'password_common'],
    ['Password1', 'password_common'],
    ['۱۲۳۴۵۶۷۸', 'password_common'],
    ['qwertyuiop', 'password_common'],
    ['sara.amini', 'password_own_words'],
    ['Sara-1405', 'password_own_words'],
    ['SaraAmini12345678', 'password_own_words'],
    ['اميني۱۴۰۵', 'password_own_words'],
    ['Vitrin-1405', 'password_own_words'],
  ]

  beforeEach(async () => {
    await saveSettings(context, { site_name: 'Vitrin' })
  })

  test.each(REFUSED)('%s is refused where one signs up: %s', async (password, problem) => {
    const refused = await post(`${AUTH}/sign-up`, { ...PERSON, password })
    expect(refused.status).toBe(400)
    expect(await problemsOf(refused)).toEqual({ password: problem })
  })

  test.each(['a-long-password', 'گربه روی دیوار', 'sara-and-the-seven-dwarfs'])(
    '%s is taken',
    async (password) => {
      expect((await post(`${AUTH}/sign-up`, { ...PERSON, password })).status).toBe(202)
    },
  )

  test('is held to the same where it is changed and where it is lost', async () => {
    const headers = await signedIn(REZA.id)
    await store.call(`/api/appusers/forgot_password/?email=${REZA.email}`)
    const token = /token=([\w-]+)/.exec((await sentTo(REZA.email)).at(-1)?.text ?? '')?.[1]
    for (const [password, problem] of [
      ['iloveyou1', 'password_common'],
      ['shahin-1405', 'password_own_words'],
    ]) {
      const changed = await put({ password, current_password: PASSWORD }, headers)
      expect(await problemsOf(changed)).toEqual({ password: problem })
      expect(await problemsOf(await post(`${AUTH}/reset-password`, { token, password }))).toEqual({
        password: problem,
      })
    }
    expect((await post(`${AUTH}/reset-password`, { token, password: 'a-new-password' })).status).toBe(200)
  })
})

describe('guessing a password', () => {
  const guess = async (times: number, login: string, from: From) => {
    const statuses = []
    for (let count = 0; count < times; count++)
      statuses.push((await signIn(login, `guess ${count}`, from)).status)
    return statuses
  }

  test('waits longer the more was guessed, by e-mail address and username alike', async () => {
    const from = { address: ELSEWHERE }
    expect(await guess(6, REZA.email, from)).toEqual([403, 403, 403, 403, 403, 429])
    expect((await signIn(REZA.username, PASSWORD, from)).status).toBe(429)
    const waits = []
    for (let count = 0; count < 15; count++) {
      const held = await signIn(REZA.username, 'guess', from)
      const wait = Number(held.headers.get('retry-after'))
      waits.push(wait)
      now += wait * 1000
      expect((await signIn(REZA.email, 'guess', from)).status).toBe(403)
    }
    expect(waits[0]).toBe(60)
    expect(waits.at(-1)).toBeGreaterThan(500)
  })

  test('never holds up the owner, who is known by IP address or device', async () => {
    expect((await signIn(REZA.email, PASSWORD, { address: HOME })).status).toBe(200)
    const headers = await signedIn(REZA.id)
    for (let stranger = 0; stranger < 10; stranger++) {
      await guess(6, REZA.email, { address: `198.51.100.${stranger}` })
    }
    // a stranger behind another IP address waits too
    expect((await signIn(REZA.email, PASSWORD, { address: '192.0.2.200' })).status).toBe(429)
    expect((await signIn(REZA.email, PASSWORD, { address: HOME })).status).toBe(200)
    expect((await signIn(REZA.email, PASSWORD, { address: '198.51.100.0', headers })).status).toBe(200)
  })

  test('is forgotten when the password was right', async () => {
    for (let times = 0; times < 5; times++) {
      await guess(4, REZA.email, { address: HOME })
      expect((await signIn(REZA.email, PASSWORD, { address: HOME })).status).toBe(200)
    }
  })

  test('at many accounts ends for the IP address that guesses', async () => {
    const statuses = []
    for (let count = 0; count < 61; count++) {
      statuses.push((await signIn(`person-${count}@shop.test`, 'guess', { address: ELSEWHERE })).status)
    }
    expect(statuses).toEqual([...Array(60).fill(403), 429])
    expect((await signIn(REZA.email, PASSWORD, { address: HOME })).status).toBe(200)
  })

  test('tells of nobody whether there is an account', async () => {
    const told = []
    for (const [email, username] of [
      [MINA.email, 'mina'],
      ['nobody@shop.test', 'nobody'],
    ] as const) {
      const from = { address: ELSEWHERE }
      const statuses = [...(await guess(6, email, from)), ...(await guess(1, username, from))]
      const body = await (await signIn(email, 'guess', from)).text()
      told.push({ statuses, body })
      now += DAY
    }
    expect(told[1]).toEqual(told[0])
  })

  test('a password that was changed makes the IP addresses of before strangers', async () => {
    expect((await signIn(REZA.email, PASSWORD, { address: ELSEWHERE })).status).toBe(200)
    const change = { password: 'a-new-password', current_password: PASSWORD }
    expect((await put(change, await signedIn(REZA.id))).status).toBe(200)
    for (let stranger = 0; stranger < 10; stranger++) {
      await guess(6, REZA.email, { address: `192.0.2.${stranger}` })
    }
    expect((await signIn(REZA.email, 'a-new-password', { address: ELSEWHERE })).status).toBe(429)
  })
})

describe('one-time codes and strangers', () => {
  test('wrong tries of a stranger leave the owner’s code good', async () => {
    await requestOtp(MINA.mobile)
    const code = await codeSentTo(MINA.mobile)
    const told = []
    for (let tries = 0; tries < 5; tries++) {
      told.push((await problemsOf(await verifyOtp(MINA.mobile, wrongFor(code), ELSEWHERE))).code)
    }
    expect(told.at(-1)).toBe('used_up')
    expect((await verifyOtp(MINA.mobile, code, ELSEWHERE)).status).toBe(400)
    expect((await verifyOtp(MINA.mobile, code)).status).toBe(200)
  })

  test('a stranger’s requests leave the owner theirs, and one number gets only so many', async () => {
    let sent = 0
    for (let minutes = 0; minutes < 24 * 60; minutes += 2) {
      now += 2 * MINUTE
      if ((await requestOtp(MINA.mobile, ELSEWHERE)).status === 200) sent += 1
    }
    expect(sent).toBeLessThanOrEqual(24)
    now += 2 * MINUTE
    expect((await requestOtp(MINA.mobile, HOME)).status).toBe(200)
    expect((await verifyOtp(MINA.mobile, await codeSentTo(MINA.mobile))).status).toBe(200)
  })

  test('who signs in with their codes gets as many as they need', async () => {
    for (let times = 0; times < 20; times++) {
      now += 3 * MINUTE
      expect((await requestOtp(MINA.mobile)).status).toBe(200)
      expect((await verifyOtp(MINA.mobile, await codeSentTo(MINA.mobile))).status).toBe(200)
    }
  })

  test('many strangers together get a number only so many codes, its owner gets theirs', async () => {
    await requestOtp(MINA.mobile, HOME)
    await verifyOtp(MINA.mobile, await codeSentTo(MINA.mobile), HOME)
    let sent = 0
    for (let stranger = 0; stranger < 100; stranger++) {
      now += 2 * MINUTE
      if ((await requestOtp(MINA.mobile, `198.51.100.${stranger}`)).status === 200) sent += 1
    }
    expect(sent).toBeLessThan(40)
    expect((await requestOtp(MINA.mobile, HOME)).status).toBe(200)
  })

  test('many strangers together get only so many tries in an hour', async () => {
    await requestOtp(MINA.mobile, HOME)
    const code = await codeSentTo(MINA.mobile)
    let tries = 0
    for (let stranger = 0; stranger < 50; stranger++) {
      const answer = await verifyOtp(MINA.mobile, wrongFor(code), `198.51.100.${stranger}`)
      if (answer.status === 400) tries += 1
    }
    expect(tries).toBe(30)
  })

  test.each([
    [
      'a link to a new password',
      (address: string) => store.call(`/api/appusers/forgot_password/?email=${REZA.email}`, { address }),
    ],
    [
      'a sign-up',
      (address: string) => {
        const person = { email: 'new@shop.test', first_name: 'N', last_name: 'N', password: PASSWORD }
        return post(`${AUTH}/sign-up`, person, { address })
      },
    ],
  ])('a stranger who asks too often holds up nobody else: %s', async (_, ask) => {
    for (let asked = 0; asked < 5; asked++) expect((await ask(ELSEWHERE)).ok).toBe(true)
    expect((await ask(ELSEWHERE)).status).toBe(429)
    expect((await ask(HOME)).ok).toBe(true)
  })
})

describe('the security log', () => {
  const events = () => noted.filter(({ message }) => message === 'security')

  test('tells of sign-ins with the request, the account and the network, and of nothing personal', async () => {
    const call = (password: string) =>
      store.fetch(
        new Request(`http://shop.test${AUTH}/sign-in`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ login: REZA.email, password }),
        }),
        { clientIp: '2001:db8:1:2:3:4:5:6', requestId: 'r-1' },
      )
    await call('a wrong one')
    const { token } = (await (await call(PASSWORD)).json()) as SignedInAnswer
    for (let tries = 0; tries < 6; tries++) await call('a wrong one')
    const about = { requestId: 'r-1', address: '2001:db8:1:2::/64', customerId: REZA.id, message: 'security' }
    expect(events().slice(0, 2)).toEqual([
      { level: 'warn', event: 'sign-in-failed', ...about },
      { level: 'info', event: 'sign-in', ...about },
    ])
    expect(events().at(-1)).toEqual({ level: 'warn', event: 'sign-in-locked', ...about })
    const written = JSON.stringify(noted)
    for (const secret of [REZA.email, PASSWORD, 'a wrong one', token, '3:4:5:6']) {
      expect(written).not.toContain(secret)
    }
  })

  test('tells of changes to an account', async () => {
    const headers = await signedIn(REZA.id)
    await put({ password: 'a-new-password', current_password: 'wrong' }, headers)
    await put({ password: 'a-new-password', current_password: PASSWORD }, headers)
    await post(`${AUTH}/sign-out`, {}, { headers })
    await store.call(`/api/appusers/forgot_password/?email=${REZA.email}`)
    const token = /token=([\w-]+)/.exec((await sentTo(REZA.email)).at(-1)?.text ?? '')?.[1]
    await post(`${AUTH}/reset-password`, { token, password: 'another-password' })
    await post(`${AUTH}/otp/verify`, { mobile: MINA.mobile, code: '000000' })
    expect(events().map(({ event, customerId }) => [event, customerId])).toEqual([
      ['owner-not-proved', REZA.id],
      ['password-changed', REZA.id],
      ['sign-out', REZA.id],
      ['reset-requested', undefined],
      ['password-reset', REZA.id],
      ['sign-in', REZA.id],
      ['code-failed', MINA.id],
    ])
    expect(JSON.stringify(noted)).not.toContain(MINA.mobile)
  })

  test('tells of a key that is used for the first time, and of one that is refused', async () => {
    const key = await createApiKey(context, TEST_CIPHER, {
      customerId: BOSS.id,
      description: '',
      permissions: 'read',
    })
    const ask = (secret: string) => {
      const pair = Buffer.from(`${key.consumerKey}:${secret}`).toString('base64')
      return store.call('/wp-json/wc/v3/orders', { headers: { Authorization: `Basic ${pair}` } })
    }
    const lastUse = async () =>
      (await store.db.selectFrom('api_keys').select('last_access_at').executeTakeFirst())?.last_access_at
    expect((await ask('cs_wrong')).status).toBe(401)
    expect(await lastUse()).toBeNull()
    const used = await Promise.all([ask(key.consumerSecret), ask(key.consumerSecret)])
    expect(used.map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(lastUse).toBe(now)
    expect((await ask(key.consumerSecret)).status).toBe(200)
    expect(events().map(({ event, keyId }) => [event, keyId])).toEqual([
      ['key-refused', undefined],
      ['key-first-used', key.id],
    ])
    expect(JSON.stringify(noted)).not.toContain(key.consumerKey)
  })

  test('tells of who may not do what they ask for, and of who guesses at orders, ten times at most', async () => {
    const headers = await signedIn(REZA.id)
    const asksForOrders = (from: From) => store.call('/wp-json/wc/v3/orders', { address: HOME, ...from })
    expect((await asksForOrders({})).status).toBe(401)
    for (let times = 0; times < 12; times++) expect((await asksForOrders({ headers })).status).toBe(403)
    expect(
      events().map(({ level, event, customerId, address }) => [level, event, customerId, address]),
    ).toEqual(Array(10).fill(['warn', 'not-allowed', REZA.id, HOME]))
    noted = []
    for (let number = 1; number <= 32; number++)
      await store.call(`/wp-json/ghab/v1/orders/track?number=${number}&contact=${REZA.email}`, {
        address: ELSEWHERE,
      })
    expect(events().map(({ event, customerId, address }) => [event, customerId, address])).toEqual(
      Array(10).fill(['throttled', undefined, ELSEWHERE]),
    )
    expect(JSON.stringify(noted)).not.toContain(REZA.email)
  })

  test('tells who of the staff had data of customers exported, by session or by key', async () => {
    const headers = await signedIn(BOSS.id, 'administrator')
    const key = await createApiKey(context, TEST_CIPHER, {
      customerId: BOSS.id,
      description: '',
      permissions: 'read',
    })
    const pair = Buffer.from(`${key.consumerKey}:${key.consumerSecret}`).toString('base64')
    const read = async (path: string, by: Record<string, string>) => {
      const answer = await store.call(`/wp-json/${path}`, { headers: by })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
    for (const kind of ['orders', 'customers', 'products']) {
      await read(`wc/v3/${kind}/export`, { Authorization: `Basic ${pair}` })
    }
    await read('wc/v3/orders/export', headers)
    await read(`ghab/v1/customers/${MINA.id}/export`, headers)
    const made = await post('/wp-json/ghab/v1/exports', { kind: 'customers' }, { headers })
    const { id } = (await made.json()) as { id: number }
    await store.runJobs()
    await read(`ghab/v1/exports/${id}/file`, headers)
    const exports = events().filter(({ event }) => event?.startsWith('export-'))
    const bySession = { customerId: BOSS.id }
    const byKey = { customerId: BOSS.id, keyId: key.id }
    expect(exports.map(({ event, message, requestId, address, ...about }) => [event, about])).toEqual([
      ['export-downloaded', { level: 'warn', of: 'orders', ...byKey }],
      ['export-downloaded', { level: 'warn', of: 'customers', ...byKey }],
      ['export-downloaded', { level: 'warn', of: 'products', ...byKey }],
      ['export-downloaded', { level: 'warn', of: 'orders', ...bySession }],
      ['export-downloaded', { level: 'warn', of: 'customer', ofCustomerId: MINA.id, ...bySession }],
      ['export-started', { level: 'info', of: 'customers', ...bySession }],
      ['export-downloaded', { level: 'warn', of: 'customers', ...bySession }],
    ])
    for (const contact of [MINA.email, MINA.mobile]) expect(JSON.stringify(noted)).not.toContain(contact)
  })

  test('a request that fails is logged with its id, and answered without a word of why', async () => {
    await store.db.schema.dropTable('customers').execute()
    const failed = await store.fetch(new Request('http://shop.test/wp-json/wc/v3/reports/sales'), {
      clientIp: HOME,
      requestId: 'r-2',
    })
    const asked = await store.fetch(
      new Request(`http://shop.test${AUTH}/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ login: 'x', password: 'x' }),
      }),
      { clientIp: HOME, requestId: 'r-3' },
    )
    expect(failed.status).toBe(401)
    expect(asked.status).toBe(500)
    expect(await asked.json()).toEqual({
      code: 'internal_server_error',
      message: 'Server Error',
      data: { status: 500 },
    })
    expect(noted.filter(({ level }) => level === 'error')).toMatchObject([
      { requestId: 'r-3', message: 'request failed' },
    ])
  })
})

test('a code that waits is asked for by its purpose', async () => {
  const wait = 2 * MINUTE
  const asked = await requestCode(context, { purpose: 'sign-in', contact: MINA.mobile }, wait)
  const again = await requestCode(context, { purpose: 'sign-in', contact: MINA.mobile }, wait)
  const other = await requestCode(context, { purpose: 'identity', contact: MINA.mobile }, wait)
  expect([asked.ok, again.ok, other.ok]).toEqual([true, false, true])
})

test('a sign-up tells of no password problem whether there is an account', async () => {
  const answers = []
  for (const email of [REZA.email, 'nobody@shop.test']) {
    const person = { email, first_name: 'N', last_name: 'N', password: PASSWORD }
    const { sign_up, ...answer } = (await (await post(`${AUTH}/sign-up`, person)).json()) as SignUpAnswer
    answers.push([sign_up.length, { ...answer, email: '' }])
  }
  expect(answers[1]).toEqual(answers[0])
})
