import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { notesWritten } from '#store/database/note.ts'
import { DEFAULT_SETTINGS, saveSettings } from '#store/modules/settings/settings.ts'
import type { SignedInAnswer, SignUpAnswer } from '#store-api/contract/accounts.ts'
import { breakTable } from '#tests/support/break-table.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { storeSetting } from '#tests/support/store-setting.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const MINUTE = 60_000
/** of the second customer */
const OWN = { current_password: PASSWORD }
const AUTH = '/wp-json/ghab/v1/auth'
const CUSTOMER = '/wp-json/ghab/v1/customer'
const PERSON = {
  email: 'Sara@Example.com',
  first_name: 'Sara',
  last_name: 'Amini',
  password: 'a-long-password',
}

let now: number
let noted: { level: string; details: Record<string, unknown>; message: string }[]
let store: TestStore

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 8)
  noted = []
  store = await createTestStore(
    async (db) => {
      await writeShop(db, smallShop())
      await db
        .insertInto('customers')
        .values([
          customerRow({ id: 11, email: 'mina@shop.test', mobile: '09121110011' }),
          customerRow({ id: 12, email: 'reza@shop.test', password_hash: PASSWORD_HASH }),
          customerRow({ id: 13, email: 'bulk@shop.test', role: 'wholesale_customer' }),
        ])
        .execute()
    },
    () => now,
    {
      noted: (level, details, message) => noted.push({ level, details: { ...details }, message }),
    },
  )
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  store.call(path, { method: 'POST', body, headers })
const put = (body: unknown, headers: Record<string, string>) =>
  store.call(`${CUSTOMER}/`, { method: 'PUT', body, headers })
const whoIs = (headers: Record<string, string>) => store.call(`${CUSTOMER}/`, { headers })
const outbox = async (channel: 'mail' | 'sms') => {
  await store.runJobs()
  return (await store.outbox()).filter((message) => message.channel === channel)
}
const textedCode = async () => /#(\d{6})$/.exec((await outbox('sms')).at(-1)?.text ?? '')?.[1] ?? ''
const codeFor = async (mobile: string) => {
  expect((await post(`${AUTH}/otp/request`, { mobile })).status).toBe(200)
  return textedCode()
}
const askToSignUp = async (person: Partial<typeof PERSON> = {}) => {
  const asked = await post(`${AUTH}/sign-up`, { ...PERSON, ...person })
  return (await asked.json()) as SignUpAnswer
}
const mailedCode = async () => /^(\d{6})$/m.exec((await outbox('mail')).at(-1)?.text ?? '')?.[1] ?? ''
const mobileCodeFor = async (mobile: string, headers: Record<string, string>) => {
  expect((await post(`${CUSTOMER}/mobile-code`, { mobile }, headers)).status).toBe(200)
  return textedCode()
}
const emailCodeFor = async (email: string, headers: Record<string, string>) => {
  expect((await post(`${CUSTOMER}/email-code`, { email }, headers)).status).toBe(200)
  return mailedCode()
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const verifySignUp = (sign_up: string, code: string) => post(`${AUTH}/sign-up/verify`, { sign_up, code })
const signUp = async (person: Partial<typeof PERSON> = {}) => {
  const { sign_up } = await askToSignUp(person)
  return (await (await verifySignUp(sign_up, await mailedCode())).json()) as SignedInAnswer
}
const forgot = (email: string) =>
  store.call(`/api/appusers/forgot_password/?insecure=cool&email=${encodeURIComponent(email)}`, {
    headers: { 'Accept-Language': 'en' },
  })
const resetToken = async () => /token=([\w-]+)/.exec((await outbox('mail')).at(-1)?.text ?? '')?.[1] ?? ''

describe('passwords', () => {
  test('who signs up is signed in, and signs in with e-mail or username in any case', async () => {
    const { token, customer } = await signUp()
    expect(customer).toMatchObject({ email: 'sara@example.com', role: 'customer', has_password: true })
    expect((await whoIs({ Authorization: token })).status).toBe(200)
    expect((await whoIs({ Authorization: `Bearer ${token}` })).status).toBe(200)
    for (const login of ['SARA@example.com', customer.username.toUpperCase()]) {
      const answer = await post(`${AUTH}/sign-in`, { login, password: PERSON.password })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
  })

  test('neither password nor token is stored readable', async () => {
    const { token } = await signUp()
    const dump = JSON.stringify([
      await store.db.selectFrom('customers').selectAll().execute(),
      await store.db.selectFrom('sessions').selectAll().execute(),
      await store.db.selectFrom('events').selectAll().execute(),
    ])
    expect(dump).toContain('$argon2id$')
    expect(dump).not.toContain(PERSON.password)
    expect(dump).not.toContain(token)
  })

  test('an unknown e-mail address and a wrong password are refused alike', async () => {
    await signUp()
    const wrong = await post(`${AUTH}/sign-in`, { login: PERSON.email, password: 'not this one' })
    const unknown = await post(`${AUTH}/sign-in`, { login: 'nobody@shop.test', password: 'not this one' })
    expect(wrong.status).toBe(403)
    expect(unknown.status).toBe(403)
    expect(await unknown.json()).toEqual(await wrong.json())
  })

  test('a password is taken as it was typed, spaces at its ends, capitals and all two hundred signs', async () => {
    const password = ` ${'Zarafe-'.repeat(28)}. `.padEnd(200, ' ')
    await signUp({ password })
    const signIn = (given: string) => post(`${AUTH}/sign-in`, { login: PERSON.email, password: given })
    expect((await signIn(password)).status).toBe(200)
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 64), `${password} `])
      expect((await signIn(other)).status).not.toBe(200)
  })

  test('a password does not run out', async () => {
    await signUp()
    now += 10 * 365 * 24 * 60 * MINUTE
    const answer = await post(`${AUTH}/sign-in`, { login: PERSON.email, password: PERSON.password })
    expect(answer.status).toBe(200)
  })

  test('an account without a password has none that fits', async () => {
    for (const password of ['null', ' ', 'undefined']) {
      expect((await post(`${AUTH}/sign-in`, { login: 'mina@shop.test', password })).status).toBe(403)
    }
  })

  test('whoever knows the password signs in as often as they like', async () => {
    await signUp()
    for (let times = 0; times < 15; times++) {
      const { status } = await post(`${AUTH}/sign-in`, { login: PERSON.email, password: PERSON.password })
      expect(status).toBe(200)
    }
  })

  test('guessing at one account ends soon, and time opens it again', async () => {
    await signUp()
    for (let tries = 0; tries < 10; tries++) {
      await post(`${AUTH}/sign-in`, { login: PERSON.email, password: `guess ${tries}` })
    }
    const held = await post(`${AUTH}/sign-in`, { login: PERSON.email, password: PERSON.password })
    expect(held.status).toBe(429)
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
    now += 10 * MINUTE
    const free = await post(`${AUTH}/sign-in`, { login: PERSON.email, password: PERSON.password })
    expect(free.status).toBe(200)
  })

  test('what is missing or wrong is named', async () => {
    const answer = await post(`${AUTH}/sign-up`, { email: 'no', first_name: ' ', password: 'short' })
    expect(answer.status).toBe(400)
    const { data } = await answer.json()
    expect(Object.keys(data.params).sort()).toEqual(['email', 'first_name', 'last_name', 'password'])
  })
})

describe('signing up', () => {
  const TAKEN = { ...PERSON, email: 'mina@shop.test' }
  const refusalOf = async (response: Response) => {
    const { code, data } = await response.json()
    return data.details?.code?.code ?? code
  }

  test('an account is made by its code alone, in the digits of any script, once', async () => {
    const asked = await post(`${AUTH}/sign-up`, PERSON)
    expect(asked.status).toBe(202)
    const { sign_up, email, resend_after } = (await asked.json()) as SignUpAnswer
    expect([email, resend_after]).toEqual(['sara@example.com', 120])
    const login = { login: PERSON.email, password: PERSON.password }
    expect((await post(`${AUTH}/sign-in`, login)).status).toBe(403)
    const code = (await mailedCode()).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    const made = await verifySignUp(sign_up, code)
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({ created: true, customer: { email } })
    expect((await verifySignUp(sign_up, code)).status).toBe(410)
    expect((await post(`${AUTH}/sign-in`, login)).status).toBe(200)
    expect(await store.db.selectFrom('sign_ups').selectAll().execute()).toEqual([])
  })

  test('nobody learns who has an account, whatever they try', async () => {
    const told: unknown[] = []
    for (const person of [PERSON, TAKEN]) {
      const asked = await post(`${AUTH}/sign-up`, person)
      const { sign_up, ...answer } = (await asked.json()) as SignUpAnswer
      const headers = [...asked.headers].filter(([name]) => name !== 'content-length')
      const code = (await mailedCode()) || '123456'
      const tries: string[] = []
      for (let count = 0; count < 6; count++) {
        tries.push(await refusalOf(await verifySignUp(sign_up, wrongFor(code))))
      }
      const early = await post(`${AUTH}/sign-up/resend`, { sign_up })
      now += 3 * MINUTE
      const late = await post(`${AUTH}/sign-up/resend`, { sign_up })
      now += 16 * MINUTE
      const gone = [await verifySignUp(sign_up, code), await post(`${AUTH}/sign-up/resend`, { sign_up })]
      const statuses = [asked, early, late, ...gone].map(({ status }) => status)
      told.push([sign_up.length, { ...answer, email: '' }, headers, tries, statuses])
    }
    expect(told[1]).toEqual(told[0])
    expect(JSON.stringify(told[0])).toContain('[202,429,202,410,410]')
    expect(JSON.stringify(told[0])).toContain('"wrong_code","wrong_code","wrong_code","wrong_code","used_up"')
  })

  test('who has an account is mailed the way to it, and no code', async () => {
    await askToSignUp(TAKEN)
    const [mail, ...more] = await outbox('mail')
    expect(more).toEqual([])
    expect(mail?.recipient).toBe('mina@shop.test')
    expect(mail?.text).toContain('http://shop.test/signin?method=password')
    expect(mail?.text).toContain('http://shop.test/reset-password')
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    expect(await store.db.selectFrom('customers').select('email').execute()).toHaveLength(3)
  })

  test('a code fits the sign-up it was mailed for, so that nobody’s password comes into another’s account', async () => {
    const stranger = await askToSignUp({ password: 'password-of-a-stranger' })
    const code = await mailedCode()
    const own = await askToSignUp()
    const ownCode = await mailedCode()
    expect(await refusalOf(await verifySignUp(own.sign_up, code === ownCode ? 'x' : code))).toBe('wrong_code')
    expect((await verifySignUp(own.sign_up, ownCode)).status).toBe(201)
    expect(await refusalOf(await verifySignUp(stranger.sign_up, code))).toBe('sign_up_gone')
    const login = { login: PERSON.email, password: PERSON.password }
    expect((await post(`${AUTH}/sign-in`, login)).status).toBe(200)
  })

  test('another code takes the place of the one before, with five tries of its own', async () => {
    const { sign_up } = await askToSignUp()
    const first = await mailedCode()
    for (let tries = 0; tries < 5; tries++) await verifySignUp(sign_up, wrongFor(first))
    expect(await refusalOf(await verifySignUp(sign_up, first))).toBe('used_up')
    now += 2 * MINUTE
    expect((await post(`${AUTH}/sign-up/resend`, { sign_up })).status).toBe(202)
    const second = await mailedCode()
    if (second !== first) expect(await refusalOf(await verifySignUp(sign_up, first))).toBe('wrong_code')
    expect((await verifySignUp(sign_up, second)).status).toBe(201)
  })

  test('a code is good for ten minutes; then another may be asked for without typing all again', async () => {
    await storeSetting(store, 'resent_otp_time', 3600)
    const { sign_up } = await askToSignUp()
    const code = await mailedCode()
    now += 10 * MINUTE
    expect(await refusalOf(await verifySignUp(sign_up, code))).toBe('wrong_code')
    expect((await post(`${AUTH}/sign-up/resend`, { sign_up })).status).toBe(202)
    const second = await mailedCode()
    now += 10 * MINUTE - 1
    expect((await verifySignUp(sign_up, second)).status).toBe(201)
  })

  test('no mail brings a code that is good no more', async () => {
    await askToSignUp()
    now += 10 * MINUTE
    expect(await outbox('mail')).toEqual([])
  })

  test('what waits for a code is stored hashed, and asking too often ends', async () => {
    const { sign_up } = await askToSignUp()
    const code = await mailedCode()
    const kept = JSON.stringify([
      await store.db.selectFrom('sign_ups').selectAll().execute(),
      await store.db.selectFrom('events').selectAll().execute(),
      await store.db.selectFrom('jobs').selectAll().execute(),
    ])
    for (const secret of [PERSON.password, sign_up, `"${code}"`]) expect(kept).not.toContain(secret)
    const statuses: number[] = []
    for (let asked = 0; asked < 5; asked++) statuses.push((await post(`${AUTH}/sign-up`, PERSON)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 429])
  })

  test('one e-mail address gets few codes again, however often somebody signs up with it', async () => {
    const asked = await Promise.all(Array.from({ length: 4 }, () => askToSignUp()))
    const statuses: number[] = []
    for (let round = 0; round < 2; round++) {
      now += 2 * MINUTE
      for (const { sign_up } of asked) {
        statuses.push((await post(`${AUTH}/sign-up/resend`, { sign_up })).status)
      }
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429])
  })

  test('orders of a guest with this e-mail address are in the new account', async () => {
    const { order_id } = await placed(store, [{ product_id: 6 }])
    const { token } = await signUp({ email: 'mina@example.com' })
    const orders = await store.call('/wp-json/ghab/v1/orders', { headers: { Authorization: token } })
    expect(((await orders.json()) as { id: number }[]).map(({ id }) => id)).toEqual([order_id])
  })

  test('where codes are the only way in, nobody signs up with a password', async () => {
    await saveSettings({ db: store.db, clock: () => now, actor: SYSTEM }, { signin_method: 'otp' })
    for (const path of ['sign-up', 'sign-up/verify', 'sign-up/resend']) {
      const body = { ...PERSON, sign_up: 'x', code: '123456' }
      expect((await post(`${AUTH}/${path}`, body)).status).toBe(403)
    }
  })
})

describe('one-time codes', () => {
  test('a code signs a number up, and the next one in', async () => {
    const code = await codeFor('۰۹۱۲ ۳۴۵ ۶۷۸۹')
    const answer = await post(`${AUTH}/otp/verify`, {
      mobile: '+989123456789',
      code: code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
    })
    expect(answer.status).toBe(201)
    const { customer, created } = await answer.json()
    expect([customer.mobile, customer.email, created]).toEqual(['09123456789', '', true])
    now += 3 * MINUTE
    const again = await post(`${AUTH}/otp/verify`, {
      mobile: '09123456789',
      code: await codeFor('09123456789'),
    })
    expect((await again.json()).customer.id).toBe(customer.id)
  })

  test('a code is good once', async () => {
    const code = await codeFor('09121110011')
    expect((await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code })).status).toBe(200)
    expect((await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code })).status).toBe(400)
  })

  test('five wrong ones use it up; then another has to be asked for', async () => {
    const code = await codeFor('09121110011')
    const wrong = code === '000000' ? '000001' : '000000'
    const codes: string[] = []
    for (let tries = 0; tries < 5; tries++) {
      const answer = await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code: wrong })
      codes.push((await answer.json()).data.details.code.code)
    }
    expect(codes).toEqual(['wrong_code', 'wrong_code', 'wrong_code', 'wrong_code', 'used_up'])
    expect((await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code })).status).toBe(400)
    now += 3 * MINUTE
    const fresh = await codeFor('09121110011')
    expect((await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code: fresh })).status).toBe(200)
  })

  test('a code grows old, and the next one has to wait', async () => {
    const code = await codeFor('09121110011')
    const early = await post(`${AUTH}/otp/request`, { mobile: '09121110011' })
    expect(early.status).toBe(429)
    expect((await early.json()).data.details.resend_after).toBeGreaterThan(0)
    now += 6 * MINUTE
    expect((await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code })).status).toBe(400)
  })

  test('a code is good for ten minutes at most, and another may be asked for then, however long the shop lets wait', async () => {
    await storeSetting(store, 'resent_otp_time', 3600)
    const code = await codeFor('09121110011')
    now += 10 * MINUTE - 1
    const early = await post(`${AUTH}/otp/request`, { mobile: '09121110011' })
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
    now += 1
    expect((await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code })).status).toBe(400)
    const fresh = await codeFor('09121110011')
    expect((await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code: fresh })).status).toBe(200)
  })

  test('what is no mobile number gets no code', async () => {
    for (const mobile of ['02188776655', 'x', '0912']) {
      expect((await post(`${AUTH}/otp/request`, { mobile })).status).toBe(400)
    }
    expect(await outbox('sms')).toEqual([])
  })
})

describe('a lost password', () => {
  test('a link sets a new one, once, and signs every device out', async () => {
    const { token: old } = await signUp()
    expect(await (await forgot(' sara@EXAMPLE.com')).json()).toMatchObject({ ok: 1 })
    const token = await resetToken()
    const reset = await post(`${AUTH}/reset-password`, { token, password: 'another-password' })
    expect(reset.status).toBe(200)
    expect((await whoIs({ Authorization: old })).status).toBe(401)
    expect((await whoIs({ Authorization: (await reset.json()).token })).status).toBe(200)
    const again = await post(`${AUTH}/reset-password`, { token, password: 'a-third-password' })
    expect(again.status).toBe(410)
    const signedIn = await post(`${AUTH}/sign-in`, { login: PERSON.email, password: 'another-password' })
    expect(signedIn.status).toBe(200)
  })

  test('a forgotten password is answered alike for every e-mail address, and mailed to its owner alone', async () => {
    const known = await forgot('mina@shop.test')
    const unknown = await forgot('nobody@shop.test')
    expect([known.status, unknown.status]).toEqual([200, 200])
    const text = await known.text()
    expect(await unknown.text()).toBe(text)
    expect(JSON.parse(text)).toEqual({ ok: 1, msg: expect.stringMatching(/^If there is an account/) })
    expect((await outbox('mail')).map(({ recipient }) => recipient)).toEqual(['mina@shop.test'])
  })

  test('malformed and too many are {ok: 0}', async () => {
    const malformed = await forgot('no')
    expect([malformed.status, (await malformed.json()).ok]).toEqual([400, 0])
    for (let asked = 0; asked < 5; asked++) await forgot('mina@shop.test')
    const held = await forgot('mina@shop.test')
    expect([held.status, (await held.json()).ok]).toEqual([429, 0])
  })

  test('a link is good for an hour', async () => {
    await forgot('mina@shop.test')
    const token = await resetToken()
    now += 61 * MINUTE
    expect((await post(`${AUTH}/reset-password`, { token, password: PERSON.password })).status).toBe(410)
  })
})

describe('sessions', () => {
  test('a sign-in ends the session that the device had', async () => {
    const { token } = await signUp()
    const body = { login: PERSON.email, password: PERSON.password }
    const answer = await post(`${AUTH}/sign-in`, body, { Authorization: token })
    expect((await answer.json()).token).not.toBe(token)
    expect((await whoIs({ Authorization: token })).status).toBe(401)
  })

  test('devices are listed, signed out one by one and all at once', async () => {
    const here = await customerHeaders(store, { id: 11 }, () => now)
    const there = await customerHeaders(store, { id: 11 }, () => now)
    const third = await customerHeaders(store, { id: 11 }, () => now)
    const listed = await (await store.call(`${AUTH}/sessions`, { headers: there })).json()
    expect(listed).toHaveLength(3)
    const own = listed.find(({ current }: { current: boolean }) => current)
    const end = (body: unknown, headers: Record<string, string>) =>
      store.call(`${AUTH}/sessions`, { method: 'DELETE', body, headers })
    expect((await end({ id: own.id }, await customerHeaders(store, { id: 12 }, () => now))).status).toBe(404)
    expect((await end({ id: own.id }, here)).status).toBe(200)
    expect((await whoIs(there)).status).toBe(401)
    expect((await end({}, here)).status).toBe(200)
    expect((await whoIs(third)).status).toBe(401)
    expect((await whoIs(here)).status).toBe(200)
    await post(`${AUTH}/sign-out`, {}, here)
    expect((await whoIs(here)).status).toBe(401)
  })

  test('beyond fifty devices the one that was used least lately is signed out', async () => {
    const other = await customerHeaders(store, { id: 12 }, () => now)
    const devices: Record<string, string>[] = []
    for (let device = 0; device < 50; device++) {
      devices.push(await customerHeaders(store, { id: 11 }, () => now))
      now += MINUTE
    }
    const [first = {}, second = {}] = devices
    expect((await whoIs(first)).status).toBe(200)
    await notesWritten(store.db)
    const last = await customerHeaders(store, { id: 11 }, () => now)
    expect((await whoIs(second)).status).toBe(401)
    for (const kept of [first, ...devices.slice(2), last, other]) expect((await whoIs(kept)).status).toBe(200)
  })

  test('sixty silent days end one, use keeps it', async () => {
    const headers = await customerHeaders(store, { id: 11 }, () => now)
    const day = 24 * 60 * MINUTE
    for (const _time of ['first', 'second']) {
      now += 59 * day
      expect((await whoIs(headers)).status).toBe(200)
      // when it was last seen is written beside the answer
      await notesWritten(store.db)
    }
    now += 61 * day
    expect((await whoIs(headers)).status).toBe(401)
  })
})

describe('the own account', () => {
  test('an address keeps every field of the specification', async () => {
    const headers = await customerHeaders(store, { id: 11 }, () => now)
    await saveSettings(
      { db: store.db, clock: () => now, actor: SYSTEM },
      { bill_ship_info: { ...DEFAULT_SETTINGS.bill_ship_info, company: 'optional' } },
    )
    const shipping = {
      first_name: 'مینا',
      last_name: 'راد',
      company: 'نیلا',
      address_1: 'خیابان ولیعصر، پلاک ۱',
      address_2: 'طبقه دوم',
      city: 'تهران',
      state: 'THR',
      postcode: '1234567890',
      country: 'IR',
    }
    const billing = { ...shipping, email: 'mina@shop.test', phone: '09121110011' }
    expect((await put({ billing, shipping }, headers)).status).toBe(200)
    const profile = await (await whoIs(headers)).json()
    expect(profile.billing).toEqual(billing)
    // beside what the specification names, whoever takes the parcel may have a number
    expect(profile.shipping).toEqual({ ...shipping, phone: '' })
  })

  test('an address is read whatever another program wrote into it', async () => {
    const headers = await customerHeaders(store, { id: 11 }, () => now)
    const country = 'Iran (Islamic Republic of)'
    const billing = toJson({ city: 'تهران', country }) as never
    await store.db.updateTable('customers').set({ billing }).where('id', '=', 11).execute()
    const profile = await whoIs(headers)
    expect([profile.status, (await profile.json()).billing]).toMatchObject([200, { country, first_name: '' }])
    expect((await store.call(`${CUSTOMER}/export`, { headers })).status).toBe(200)
  })

  test('names and addresses change, wrong fields are named one by one', async () => {
    const headers = await customerHeaders(store, { id: 11 }, () => now)
    const billing = {
      first_name: 'مینا',
      last_name: 'راد',
      state: 'THR',
      city: 'تهران',
      address_1: 'خیابان ولیعصر، پلاک ۱',
      postcode: '۱۲۳۴۵۶۷۸۹۰',
      phone: '۰۹۱۲۱۱۱۰۰۱۱',
      email: 'mina@shop.test',
    }
    const saved = await put({ first_name: 'مینا', billing, shipping: billing }, headers)
    expect(saved.status).toBe(200)
    const profile = await (await whoIs(headers)).json()
    expect(profile).toMatchObject({ first_name: 'مینا', last_name: 'Rad' })
    expect(profile.billing).toMatchObject({ postcode: '1234567890', phone: '09121110011' })
    const wrong = await put({ billing: { ...billing, postcode: '12' }, shipping: { city: '' } }, headers)
    expect(wrong.status).toBe(400)
    const { details } = (await wrong.json()).data
    expect(details['billing.postcode'].code).toBe('invalid_postcode')
    expect(details['shipping.city'].code).toBe('required')
  })

  test('a number is saved only when its code was right', async () => {
    const headers = await customerHeaders(store, { id: 12 }, () => now)
    const mobile = '09125556677'
    const bare = await put({ mobile, ...OWN }, headers)
    expect((await bare.json()).data.details.code.code).toBe('code_required')
    const code = await mobileCodeFor(mobile, headers)
    expect((await put({ mobile, code: '12', ...OWN }, headers)).status).toBe(400)
    expect((await (await put({ mobile, code, ...OWN }, headers)).json()).mobile).toBe(mobile)
  })

  test('an e-mail address is saved only when the code mailed to it was right, and joins its orders', async () => {
    const { order_id } = await placed(store, [{ product_id: 6 }])
    const headers = await customerHeaders(store, { id: 12 }, () => now)
    const email = 'mina@example.com'
    const bare = await put({ email, ...OWN }, headers)
    expect((await bare.json()).data.details.email_code.code).toBe('code_required')
    // whether somebody has it is told to nobody who does not hold it
    expect((await put({ email: 'mina@shop.test', ...OWN }, headers)).status).toBe(400)
    const email_code = await emailCodeFor(email, headers)
    const another = await put({ email: `other-${email}`, email_code, ...OWN }, headers)
    expect((await another.json()).data.details.email_code.code).toBe('code_required')
    const wrong = await put({ email, email_code: wrongFor(email_code), ...OWN }, headers)
    expect((await wrong.json()).data.details.email_code.code).toBe('wrong_code')
    expect((await (await put({ email, email_code, ...OWN }, headers)).json()).email).toBe(email)
    const orders = await store.call('/wp-json/ghab/v1/orders', { headers })
    expect(((await orders.json()) as { id: number }[]).map(({ id }) => id)).toEqual([order_id])
    expect((await post(`${CUSTOMER}/email-code`, { email })).status).toBe(401)
    expect((await post(`${CUSTOMER}/email-code`, { email: 'no' }, headers)).status).toBe(400)
    expect((await put({ email, first_name: 'Reza' }, headers)).status).toBe(200)
  })

  test('an e-mail address that nobody has proved brings no orders, whatever is sent as its code', async () => {
    const { order_id } = await placed(store, [{ product_id: 6 }])
    const email = 'mina@example.com'
    await store.db.updateTable('customers').set({ email }).where('id', '=', 12).execute()
    const headers = await customerHeaders(store, { id: 12 }, () => now)
    expect((await put({ email, email_code: 'x' }, headers)).status).toBe(200)
    const orders = await store.call('/wp-json/ghab/v1/orders', { headers })
    expect(await orders.json()).toEqual([])
    const { customer_id } = await store.db
      .selectFrom('orders')
      .select('customer_id')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow()
    expect(customer_id).toBe(0)
  })

  test('an e-mail address is proved by a code or link to it, until the staff enters another', async () => {
    const isProved = async (id: number) => {
      const row = store.db.selectFrom('customers').select('email_proved').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).email_proved === 1
    }
    const { customer } = await signUp()
    expect(await isProved(customer.id)).toBe(true)

    expect(await isProved(11)).toBe(false)
    await forgot('mina@shop.test')
    const reset = { token: await resetToken(), password: 'another-password' }
    expect((await post(`${AUTH}/reset-password`, reset)).status).toBe(200)
    expect(await isProved(11)).toBe(true)

    const headers = await customerHeaders(store, { id: 12 }, () => now)
    const email = 'reza@example.com'
    const email_code = await emailCodeFor(email, headers)
    expect((await put({ email, email_code, ...OWN }, headers)).status).toBe(200)
    expect(await isProved(12)).toBe(true)

    await store.db.insertInto('customers').values(managerRow()).execute()
    const edit = async (body: object) =>
      store.call('/wp-json/wc/v3/customers/12', { method: 'PUT', headers: await managerHeaders(store), body })
    expect((await edit({ email, first_name: 'Reza' })).status).toBe(200)
    expect(await isProved(12)).toBe(true)
    expect((await edit({ email: 'another@example.com' })).status).toBe(200)
    expect(await isProved(12)).toBe(false)
  })

  describe('a mobile number that the staff entered brings no orders of a guest', () => {
    const accountFor = async (mobile: string) => {
      await store.db.insertInto('customers').values(managerRow()).execute()
      const staff = await customerHeaders(store, managerRow(), () => now)
      const person = { first_name: 'Sara', email: 'sara@example.com', mobile }
      const made = await post('/wp-json/ghab/v1/customers', person, staff)
      expect(made.status).toBe(201)
      const { id } = (await made.json()) as { id: number }
      return customerHeaders(store, { id }, () => now)
    }
    const ordersOf = async (headers: Record<string, string>) => {
      const orders = await store.call('/wp-json/ghab/v1/orders', { headers })
      return ((await orders.json()) as { id: number }[]).map(({ id }) => id)
    }

    test('until a code has signed in by it', async () => {
      const { order_id } = await placed(store, [{ product_id: 6 }])
      const headers = await accountFor('09123456789')
      expect(await ordersOf(headers)).toEqual([])
      const code = await codeFor('09123456789')
      expect((await post(`${AUTH}/otp/verify`, { mobile: '09123456789', code })).status).toBe(200)
      expect(await ordersOf(headers)).toEqual([order_id])
    })

    test('and one that its owner changes it to by a code does', async () => {
      const { order_id } = await placed(store, [{ product_id: 6 }])
      const headers = await accountFor('09125556677')
      expect((await post(`${CUSTOMER}/identity-code`, {}, headers)).status).toBe(200)
      const identity_code = await textedCode()
      const code = await mobileCodeFor('09123456789', headers)
      expect((await put({ mobile: '09123456789', code, identity_code }, headers)).status).toBe(200)
      expect(await ordersOf(headers)).toEqual([order_id])
    })
  })

  test.each(['sign-up', 'profile'])(
    'a code is not used up when its orders cannot be joined: %s',
    async (way) => {
      await placed(store, [{ product_id: 6 }])
      const email = 'mina@example.com'
      const headers = await customerHeaders(store, { id: 12 }, () => now)
      const { sign_up } = way === 'sign-up' ? await askToSignUp({ email }) : { sign_up: '' }
      const code = way === 'sign-up' ? await mailedCode() : await emailCodeFor(email, headers)
      const prove = () =>
        way === 'sign-up' ? verifySignUp(sign_up, code) : put({ email, email_code: code, ...OWN }, headers)
      const mend = await breakTable(store.db, { before: 'delete', on: 'guest_contacts' })
      vi.spyOn(console, 'error').mockImplementation(() => {})
      expect((await prove()).status).toBe(500)
      vi.restoreAllMocks()
      const known = await store.db.selectFrom('customers').select('email').execute()
      expect(known.map((customer) => customer.email)).not.toContain(email)
      await mend()
      expect((await prove()).ok).toBe(true)
      expect(await store.db.selectFrom('guest_contacts').selectAll().execute()).toEqual([])
    },
  )

  test('one wrong code leaves the other one good, and five use it up', async () => {
    const headers = await customerHeaders(store, { id: 12 }, () => now)
    const change = { email: 'reza@example.com', mobile: '09125556677' }
    const told = async (codes: { email_code: string; code: string }) => {
      const { details } = (await (await put({ ...change, ...codes, ...OWN }, headers)).json()).data
      return [details.email_code?.code, details.code?.code]
    }
    const email_code = await emailCodeFor(change.email, headers)
    const first = await mobileCodeFor(change.mobile, headers)
    for (let tries = 0; tries < 4; tries++) {
      expect(await told({ email_code, code: wrongFor(first) })).toEqual([undefined, 'wrong_code'])
    }
    expect(await told({ email_code, code: wrongFor(first) })).toEqual([undefined, 'used_up'])
    now += 2 * MINUTE
    const code = await mobileCodeFor(change.mobile, headers)
    const wrong = { email_code: wrongFor(email_code), code: wrongFor(code) }
    expect(await told(wrong)).toEqual(['wrong_code', 'wrong_code'])
    expect(await (await put({ ...change, email_code, code, ...OWN }, headers)).json()).toMatchObject(change)
    expect(await store.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([])
  })

  test('nobody takes an e-mail address or a number that somebody else has', async () => {
    const headers = await customerHeaders(store, { id: 12 }, () => now)
    const address = 'mina@shop.test'
    const email_code = await emailCodeFor(address, headers)
    const email = await put({ email: address, email_code, ...OWN }, headers)
    expect((await email.json()).data.details.email.code).toBe('taken')
    const code = await mobileCodeFor('09121110011', headers)
    const mobile = await put({ mobile: '09121110011', code, ...OWN }, headers)
    expect((await mobile.json()).data.details.mobile.code).toBe('taken')
  })

  test('password and e-mail want the current password; a new one signs the others out', async () => {
    const { token } = await signUp()
    const other = await post(`${AUTH}/sign-in`, { login: PERSON.email, password: PERSON.password })
    const headers = { Authorization: token }
    for (const change of [{ password: 'a-new-password' }, { email: 'other@shop.test' }]) {
      const answer = await put({ ...change, current_password: 'wrong' }, headers)
      expect((await answer.json()).data.details.current_password.code).toBe('wrong_password')
    }
    const changed = await put({ password: 'a-new-password', current_password: PERSON.password }, headers)
    expect(changed.status).toBe(200)
    expect((await whoIs(headers)).status).toBe(200)
    expect((await whoIs({ Authorization: (await other.json()).token })).status).toBe(401)
  })

  test('a picture is drawn anew, replaced and taken away', async () => {
    const headers = await customerHeaders(store, { id: 11 }, () => now)
    const send = (body: BodyInit) =>
      store.fetch(new Request(`http://shop.test${CUSTOMER}/avatar`, { method: 'PUT', body, headers }))
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    expect((await send('<svg onload="alert(1)"/>')).status).toBe(400)
    const { avatar_url } = await (await send(pixel)).json()
    expect(avatar_url).toMatch(/\/media\/160\/unlisted\/.*\.webp$/)
    expect((await store.fetch(new Request(avatar_url))).status).toBe(200)
    expect(await (await store.call('/wp-json/wp/v2/media')).text()).not.toContain('unlisted')
    const gone = await store.call(`${CUSTOMER}/avatar`, { method: 'DELETE', headers })
    expect((await gone.json()).avatar_url).toBe('')
    expect((await store.fetch(new Request(avatar_url))).status).toBe(404)
  })

  test('everything is exported, then everything is deleted', async () => {
    const { token, customer } = await signUp()
    const headers = { Authorization: token }
    const copy = await store.call(`${CUSTOMER}/export`, { headers })
    expect(copy.headers.get('content-disposition')).toContain('attachment')
    expect(await copy.json()).toMatchObject({ customer: { email: 'sara@example.com' }, orders: [] })
    const erase = (password: string) =>
      store.call(CUSTOMER, { method: 'DELETE', body: { password }, headers })
    expect((await erase('wrong')).status).toBe(400)
    expect((await erase(PERSON.password)).status).toBe(200)
    expect((await whoIs(headers)).status).toBe(401)
    await store.runJobs()
    const left = await store.db.selectFrom('customers').select('id').where('id', '=', customer.id).execute()
    expect(left).toEqual([])
    expect((await outbox('mail')).map(({ recipient }) => recipient)).not.toContain('sara@example.com')
    expect((await signUp()).created).toBe(true)
  })
})

describe('who may', () => {
  const ROUTES: [method: string, path: string][] = [
    ['GET', CUSTOMER],
    ['PUT', CUSTOMER],
    ['DELETE', CUSTOMER],
    ['GET', `${CUSTOMER}/export`],
    ['PUT', `${CUSTOMER}/avatar`],
    ['DELETE', `${CUSTOMER}/avatar`],
    ['GET', '/wp-json/ghab/v1/reviews/mine'],
    ['GET', '/wp-json/ghab/v1/reviews/rights?product_id=1'],
    ['GET', `${AUTH}/sessions`],
    ['DELETE', `${AUTH}/sessions`],
  ]

  test.each(ROUTES)('%s %s is nothing for guests and ended sessions', async (method, path) => {
    const ended = await customerHeaders(store, { id: 11 }, () => now)
    await post(`${AUTH}/sign-out`, {}, ended)
    for (const headers of [{}, ended, { Authorization: 'x' }, { Authorization: `s.${'a'.repeat(43)}` }]) {
      const answer = await store.call(path, { method, headers })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'rest_not_logged_in', data: { status: 401 } })
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
  })

  test('a read without a token is noted', async () => {
    await whoIs({})
    expect(noted.map(({ message }) => message)).toEqual(['cookie is empty'])
  })

  test('nobody sees another customer, whatever they ask for', async () => {
    const headers = await customerHeaders(store, { id: 12 }, () => now)
    const own = await (await store.call(`${CUSTOMER}/?customer_id=11&id=11`, { headers })).json()
    expect(own.id).toBe(12)
    await put({ id: 11, customer_id: 11, role: 'administrator', first_name: 'Reza' }, headers)
    const rows = await store.db.selectFrom('customers').select(['id', 'role', 'first_name']).execute()
    expect(rows.find(({ id }) => id === 11)).toMatchObject({ first_name: 'Mina', role: 'customer' })
    expect(rows.find(({ id }) => id === 12)).toMatchObject({ first_name: 'Reza', role: 'customer' })
    expect((await store.call('/wp-json/wc/v3/customers/11', { headers })).status).toBe(403)
  })

  test('what is kept for everybody is nobody’s own', async () => {
    const path = '/wp-json/wc/v3/products/1'
    const price = async (headers: Record<string, string>) =>
      ((await (await store.call(path, { headers })).json()) as { price: string }).price
    await store.db.updateTable('products').set({ wholesale_price: 5 }).where('id', '=', 1).execute()
    const retail = await price({})
    const wholesale = await customerHeaders(store, { id: 13, role: 'wholesale_customer' }, () => now)
    const ordinary = await customerHeaders(store, { id: 11 }, () => now)
    expect(wholesale.Authorization.startsWith('p.')).toBe(true)
    expect(await price(wholesale)).not.toBe(retail)
    expect(await price({})).toBe(retail)
    expect(await price(ordinary)).toBe(retail)
    expect(await price({ Authorization: `p.${'a'.repeat(43)}` })).toBe(retail)
    const shared = await store.call(path, { headers: ordinary })
    expect(shared.headers.get('cache-control')).toContain('public')
  })

  test('a way of signing in that is off is not there', async () => {
    const context = { db: store.db, clock: () => now, actor: SYSTEM }
    const codeOf = async (answer: Response) => (await answer.json()).code
    await saveSettings(context, { signin_method: 'otp' })
    const body = { login: 'mina@shop.test', password: 'x' }
    expect(await codeOf(await post(`${AUTH}/sign-in`, body))).toBe('signin_method_off')
    await saveSettings(context, { signin_method: 'password' })
    const request = await post(`${AUTH}/otp/request`, { mobile: '09121110011' })
    expect([request.status, await codeOf(request)]).toEqual([403, 'signin_method_off'])
    expect(await outbox('sms')).toEqual([])
    const verify = await post(`${AUTH}/otp/verify`, { mobile: '09121110011', code: '1' })
    expect(await codeOf(verify)).toBe('signin_method_off')
  })

  describe('where codes are the only way in', () => {
    const signIn = (login: string, password = PASSWORD) => post(`${AUTH}/sign-in`, { login, password })
    beforeEach(async () => {
      await store.db
        .insertInto('customers')
        .values([
          { ...managerRow(), password_hash: PASSWORD_HASH },
          customerRow({ id: 20, email: 'writer@shop.test', role: 'editor', mobile: '09121110020' }),
        ])
        .execute()
      await saveSettings({ db: store.db, clock: () => now, actor: SYSTEM }, { signin_method: 'otp' })
    })

    test('the staff signs in with a password, and everybody else is refused alike', async () => {
      expect((await signIn('owner@shop.test')).status).toBe(200)
      const refused = [
        await signIn('reza@shop.test'),
        await signIn('reza@shop.test', 'not this one'),
        await signIn('nobody@shop.test'),
        await signIn('owner@shop.test', 'not this one'),
      ]
      const answers = await Promise.all(refused.map(async (answer) => [answer.status, await answer.json()]))
      expect(answers[0]).toMatchObject([403, { code: 'signin_method_off' }])
      for (const answer of answers) expect(answer).toEqual(answers[0])
    })

    test('guesses at passwords are counted as elsewhere, right ones of customers too', async () => {
      const statuses: number[] = []
      for (let round = 0; round < 6; round++) statuses.push((await signIn('reza@shop.test')).status)
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    })

    test('a link to a new password is mailed to the staff alone, and everybody is answered alike', async () => {
      const answers: unknown[] = []
      for (const email of ['reza@shop.test', 'nobody@shop.test', 'owner@shop.test']) {
        const answer = await forgot(email)
        answers.push([answer.status, await answer.json()])
      }
      expect(answers[0]).toMatchObject([200, { ok: 1 }])
      expect(answers).toEqual([answers[0], answers[0], answers[0]])
      expect((await outbox('mail')).map(({ recipient }) => recipient)).toEqual(['owner@shop.test'])
      const reset = { token: await resetToken(), password: 'another-long-password' }
      expect((await post(`${AUTH}/reset-password`, reset)).status).toBe(200)
      expect((await signIn('owner@shop.test', reset.password)).status).toBe(200)
    })

    test('no customer gives up their number, whatever else they have', async () => {
      const mina = await customerHeaders(store, { id: 11 }, () => now)
      const answer = await put({ mobile: '', password: 'another-long-password' }, mina)
      expect((await answer.json()).data.details.mobile.code).toBe('last_way_in')
      const writer = await customerHeaders(store, { id: 20 }, () => now)
      const given = await put({ mobile: '', password: 'another-long-password' }, writer)
      expect((await given.json()).data.details).toMatchObject({ identity_code: { code: 'code_required' } })
    })
  })

  test('the outbox of a shop that is no demo is not there', async () => {
    expect((await store.call('/demo/outbox')).status).toBe(404)
    await saveSettings({ db: store.db, clock: () => now, actor: SYSTEM }, { is_demo: true })
    await forgot('mina@shop.test')
    await store.runJobs()
    const shown = await (await store.call('/demo/outbox')).json()
    expect(shown).toMatchObject([{ channel: 'mail', recipient: 'mina@shop.test' }])
  })
})

test('an order written by the staff with the number as it was told is in its buyer’s account', async () => {
  await store.db.insertInto('customers').values(managerRow()).execute()
  const written = async (billing: object): Promise<number> => {
    const headers = await managerHeaders(store)
    return (await (await post('/wp-json/wc/v3/orders', { billing }, headers)).json()).id
  }
  const ids = [
    await written({ phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹', country: 'IR' }),
    await written({ phone: '+98 (912) 345-6789' }),
  ]
  const mobile = '09123456789'
  const verified = await post(`${AUTH}/otp/verify`, { mobile, code: await codeFor(mobile) })
  const { token } = (await verified.json()) as SignedInAnswer
  const orders = await store.call('/wp-json/ghab/v1/orders', { headers: { Authorization: token } })
  expect(((await orders.json()) as { id: number }[]).map(({ id }) => id).toSorted()).toEqual(ids)
})

test('a checkout knows where its customer lives, and tells nobody else', async () => {
  const mina = await customerHeaders(store, { id: 11 }, () => now)
  const home = {
    first_name: 'مینا',
    last_name: 'راد',
    state: 'THR',
    city: 'تهران',
    address_1: 'خیابان ولیعصر، پلاک ۱',
    postcode: '1234567890',
    phone: '09121110011',
    email: 'mina@shop.test',
  }
  expect((await put({ billing: home }, mina)).status).toBe(200)
  const cart = { products: [{ product_id: 1, quantity: 1 }], customer_id: 12 }
  const draft = (await (await post('/api/appsettings/ionic_data_link/', cart, mina)).json()) as string
  const cityFor = async (headers: Record<string, string>) =>
    (await (await store.call(`/wp-json/ghab/v1/checkout/${draft}`, { headers })).json()).billing.city
  expect(await cityFor(mina)).toBe('تهران')
  expect(await cityFor({})).toBe('')
  expect(await cityFor(await customerHeaders(store, { id: 12 }, () => now))).toBe('')
})
