import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { blockCustomer, makeCode, makeReset } from '#store/modules/customers/customers.ts'
import type { SecondFactorNeeded } from '#store-api/contract/security.ts'
import { createAuthenticator } from '#tests/support/people/authenticator.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { codeAt, giveApp, RECOVERY_CODE, SECRET, systemOf } from '#tests/support/people/second-factor.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const OWN = '/wp-json/ghab/v1'
const MINA = customerRow({ id: 7, mobile: '09123456789', password_hash: PASSWORD_HASH })
const REZA = customerRow({ id: 8, mobile: '09123456788', password_hash: PASSWORD_HASH })
const BROWSER = { 'User-Agent': 'Browser of Mina' }
const STEP = 30_000

let now: number
let store: TestStore
const clock = () => now
beforeEach(async () => {
  now = Date.UTC(2026, 10, 26, 12)
  store = await createTestStore((db) => writeShop(db, { customers: [MINA, REZA] }), clock)
})

interface Sent {
  body?: object
  headers?: Record<string, string>
  method?: string
  address?: string
}
const send = async (path: string, { body = {}, headers = BROWSER, method = 'POST', address }: Sent = {}) => {
  const answer = await store.call(`${OWN}/${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body }),
    ...(address !== undefined && { address }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: answer.status, body: (await answer.json()) as any, headers: answer.headers }
}

const signIn = (more: Sent = {}) =>
  send('auth/sign-in', { body: { login: MINA.email, password: PASSWORD }, ...more })
const challengeOf = (answer: { body: { data: { details: SecondFactorNeeded } } }): string =>
  answer.body.data.details.challenge
const challenged = async (): Promise<string> => challengeOf(await signIn())
const verify = (challenge: string, answer: object, more: Sent = {}) =>
  send('auth/second-factor/verify', { body: { challenge, ...answer }, ...more })
const wrongOf = async (): Promise<string> =>
  String((Number(await codeAt(now)) + 500_000) % 1_000_000).padStart(6, '0')
const countSessions = async (): Promise<number> =>
  (await store.db.selectFrom('sessions').selectAll().execute()).length

const sessionOf = (row: { id: number }) =>
  customerHeaders(store, row, clock).then((own) => ({ ...own, ...BROWSER }))

describe('setting one up', () => {
  test('an app counts once its code has come; recovery codes are told once', async () => {
    const headers = await sessionOf(MINA)
    const begun = await send('auth/second-factor/totp', { headers })
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`)
    expect((await signIn()).status).toBe(200)
    const code = await codeAt(now, begun.body.secret)
    const wrong = await send('auth/second-factor/totp', {
      headers,
      method: 'PUT',
      body: { setup: begun.body.setup, code: String((Number(code) + 1) % 1e6).padStart(6, '0') },
    })
    expect([wrong.status, wrong.body.data.details.code.code]).toEqual([400, 'wrong_code'])
    const done = await send('auth/second-factor/totp', {
      headers,
      method: 'PUT',
      body: { setup: begun.body.setup, code },
    })
    expect(done.body).toMatchObject({ totp: true, recovery_codes_left: 10, required: false })
    expect(new Set(done.body.recovery_codes).size).toBe(10)
    const told = await send('auth/second-factor', { headers, method: 'GET' })
    expect(JSON.stringify(told.body)).not.toContain(begun.body.secret)
    expect(told.body.recovery_codes).toBeUndefined()
    // neither the secret nor the codes lie readable in the database
    const rows = JSON.stringify(await store.db.selectFrom('second_factors').selectAll().execute())
    for (const secret of [begun.body.secret, ...done.body.recovery_codes]) expect(rows).not.toContain(secret)
    // the code that set it up signs nobody in
    expect((await verify(await challenged(), { code })).status).toBe(400)
  })

  test('wants the password again, once the session is some minutes old', async () => {
    const headers = await sessionOf(MINA)
    now += 10 * 60_000 + 1
    const begun = await send('auth/second-factor/totp', { headers })
    expect([begun.status, begun.body.code]).toEqual([403, 'password_needed'])
    const wrong = await send('auth/sessions/confirm', { headers, body: { password: 'another' } })
    expect([wrong.status, wrong.body.data.details.password.code]).toEqual([400, 'wrong_password'])
    expect((await send('auth/second-factor/totp', { headers })).status).toBe(403)
    expect((await send('auth/sessions/confirm', { headers, body: { password: PASSWORD } })).status).toBe(200)
    expect((await send('auth/second-factor/totp', { headers })).status).toBe(200)
  })

  test('is nobody else’s: a set-up that another account began is none', async () => {
    const begun = await send('auth/second-factor/totp', { headers: await sessionOf(REZA) })
    const taken = await send('auth/second-factor/totp', {
      headers: await sessionOf(MINA),
      method: 'PUT',
      body: { setup: begun.body.setup, code: await codeAt(now, begun.body.secret) },
    })
    expect([taken.status, taken.body.code]).toEqual([410, 'challenge_gone'])
  })

  test('signs every other device out, tells the owner, and so does taking it away', async () => {
    const headers = await sessionOf(MINA)
    const other = await sessionOf(MINA)
    const begun = await send('auth/second-factor/totp', { headers })
    const body = { setup: begun.body.setup, code: await codeAt(now, begun.body.secret) }
    await send('auth/second-factor/totp', { headers, method: 'PUT', body })
    expect((await send('auth/second-factor', { headers: other, method: 'GET' })).status).toBe(401)
    await store.runJobs()
    const told = (await store.outbox()).filter(({ recipient }) => recipient === MINA.email)
    expect(told).toHaveLength(1)
    const gone = await send('auth/second-factor/totp', { headers, method: 'DELETE' })
    expect(gone.body).toMatchObject({ totp: false, recovery_codes_left: 0 })
    expect((await signIn()).status).toBe(200)
  })
})

describe('signing in', () => {
  beforeEach(() => giveApp(store, MINA.id))

  test('the password opens no session, the code does, once', async () => {
    const first = await signIn()
    expect([first.status, first.body.code]).toEqual([401, 'second_factor_needed'])
    expect(first.body.data.details).toMatchObject({ methods: ['totp', 'recovery_code'], expires_in: 300 })
    expect(JSON.stringify(first.body)).not.toContain('token')
    expect(await countSessions()).toBe(0)
    const code = await codeAt(now)
    const second = await verify(challengeOf(first), { code })
    expect([second.status, second.body.customer.id]).toEqual([200, MINA.id])
    expect((await verify(challengeOf(first), { code })).status).toBe(410)
    expect(await countSessions()).toBe(1)
  })

  test('a code is taken once, in whichever tab: a second one needs the next code', async () => {
    const [one, other] = [await challenged(), await challenged()]
    const code = await codeAt(now)
    expect((await verify(one, { code })).status).toBe(200)
    const replayed = await verify(other, { code })
    expect([replayed.status, replayed.body.data.details.code.code]).toEqual([400, 'wrong_code'])
    now += STEP
    expect((await verify(other, { code: await codeAt(now) })).status).toBe(200)
  })

  test('a code that was taken at once in both tabs is taken once', async () => {
    const challenges = [await challenged(), await challenged(), await challenged()]
    const code = await codeAt(now)
    const answers = await Promise.all(challenges.map((challenge) => verify(challenge, { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  test('one challenge answered many times at once opens one session', async () => {
    const challenge = await challenged()
    const code = await codeAt(now)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(challenge, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions()).toBe(1)
  })

  test('an older code than the last one is none, within its time', async () => {
    const before = await codeAt(now)
    now += STEP
    expect((await verify(await challenged(), { code: await codeAt(now) })).status).toBe(200)
    expect((await verify(await challenged(), { code: before })).status).toBe(400)
  })

  test('a clock that is half a minute off is forgiven, one that is further off is not', async () => {
    expect((await verify(await challenged(), { code: await codeAt(now - 3 * STEP) })).status).toBe(400)
    expect((await verify(await challenged(), { code: await codeAt(now - STEP) })).status).toBe(200)
  })

  test('five wrong codes end a challenge, and the right one comes too late', async () => {
    const challenge = await challenged()
    const told: number[] = []
    for (let tries = 0; tries < 5; tries++)
      told.push((await verify(challenge, { code: await wrongOf() })).status)
    expect(told).toEqual([400, 400, 400, 400, 410])
    expect((await verify(challenge, { code: await codeAt(now) })).status).toBeGreaterThanOrEqual(400)
    expect(await countSessions()).toBe(0)
  })

  test('wrong codes at many challenges from many addresses are counted together', async () => {
    let tried = 0
    for (; tried < 60; tried++) {
      const address = `203.0.113.${tried}`
      const first = await signIn({ address })
      if (first.status !== 401) break
      const answer = await verify(challengeOf(first), { code: await wrongOf() }, { address })
      if (answer.status === 429) break
    }
    expect(tried).toBeLessThanOrEqual(20)
  })

  test('many wrong codes at once are no more than five', async () => {
    const challenge = await challenged()
    const code = await wrongOf()
    await Promise.all(Array.from({ length: 20 }, () => verify(challenge, { code })))
    const { tries } = await store.db.selectFrom('challenges').select('tries').executeTakeFirstOrThrow()
    expect(tries).toBeLessThanOrEqual(5)
  })

  test('a challenge that another browser got hold of is none', async () => {
    const challenge = await challenged()
    const code = await codeAt(now)
    const thief = { headers: { 'User-Agent': 'Another browser' } }
    const stolen = await verify(challenge, { code }, thief)
    expect([stolen.status, stolen.body.code]).toEqual([410, 'challenge_gone'])
    expect((await send('auth/second-factor/challenge', { body: { challenge }, ...thief })).status).toBe(410)
    expect((await verify(challenge, { code })).status).toBe(200)
  })

  test('a challenge is over after five minutes', async () => {
    const challenge = await challenged()
    now += 5 * 60_000
    expect((await verify(challenge, { code: await codeAt(now) })).status).toBe(410)
  })

  test('a challenge of one account takes no code of another one', async () => {
    await store.db.deleteFrom('second_factors').execute()
    const headers = await sessionOf(REZA)
    const begun = await send('auth/second-factor/totp', { headers })
    const body = { setup: begun.body.setup, code: await codeAt(now, begun.body.secret) }
    await send('auth/second-factor/totp', { headers, method: 'PUT', body })
    await giveApp(store, MINA.id)
    now += STEP
    const stolen = await verify(await challenged(), { code: await codeAt(now, begun.body.secret) })
    expect(stolen.status).toBe(400)
  })

  test('who was blocked meanwhile is let in by no answer', async () => {
    const challenge = await challenged()
    // as the row alone would be, whatever else the block ended
    await store.db.updateTable('customers').set({ blocked_at: now }).where('id', '=', MINA.id).execute()
    expect((await verify(challenge, { code: await codeAt(now) })).status).toBe(410)
    expect((await signIn()).status).toBe(403)
    await store.db.updateTable('customers').set({ blocked_at: null }).where('id', '=', MINA.id).execute()
    const another = await challenged()
    await blockCustomer(systemOf(store, clock), MINA.id, true)
    await blockCustomer(systemOf(store, clock), MINA.id, false)
    expect((await verify(another, { code: await codeAt(now) })).status).toBe(410)
    expect(await countSessions()).toBe(0)
  })

  test('a recovery code is good once, however it is written', async () => {
    const written = RECOVERY_CODE.toUpperCase().replaceAll('-', ' ')
    expect((await verify(await challenged(), { recovery_code: written })).status).toBe(200)
    expect((await verify(await challenged(), { recovery_code: RECOVERY_CODE })).status).toBe(400)
  })

  test('new recovery codes end the ones before', async () => {
    const headers = await sessionOf(MINA)
    const made = await send('auth/second-factor/recovery-codes', { headers })
    expect((await verify(await challenged(), { recovery_code: RECOVERY_CODE })).status).toBe(400)
    const [code] = made.body.recovery_codes
    expect((await verify(await challenged(), { recovery_code: code })).status).toBe(200)
  })

  test('a code by SMS is the first factor, no way around the second', async () => {
    await send('auth/otp/request', { body: { mobile: MINA.mobile } })
    const { payload } = await store.db
      .selectFrom('events')
      .select('payload')
      .where('type', '=', 'customer.code-requested')
      .executeTakeFirstOrThrow()
    const made = await makeCode(systemOf(store, clock), JSON.parse(payload).request)
    const first = await send('auth/otp/verify', { body: { mobile: MINA.mobile, code: made?.code } })
    expect([first.status, first.body.code]).toEqual([401, 'second_factor_needed'])
    expect(await countSessions()).toBe(0)
    expect((await verify(challengeOf(first), { code: await codeAt(now) })).status).toBe(200)
  })

  test('a link that sets a password is none either, and ends what waited before', async () => {
    const before = await challenged()
    const reset = await makeReset(systemOf(store, clock), MINA.id)
    const body = { token: reset?.token, password: 'violet-canyon-42' }
    const first = await send('auth/reset-password', { body })
    expect([first.status, first.body.code]).toEqual([401, 'second_factor_needed'])
    expect(await countSessions()).toBe(0)
    const code = await codeAt(now)
    expect((await verify(before, { code })).status).toBe(410)
    expect((await verify(challengeOf(first), { code })).status).toBe(200)
  })

  test('what signs in knows no second factor that was copied out of a challenge’s answer', async () => {
    const asked = await send('auth/second-factor/challenge', { body: { challenge: await challenged() } })
    expect(asked.body).toEqual({ methods: ['totp', 'recovery_code'], expires_in: 300, passkey: null })
    expect(JSON.stringify(asked.body)).not.toContain(SECRET)
    expect(asked.headers.get('cache-control')).toContain('no-store')
  })

  test('a challenge is no session, and no set-up', async () => {
    const challenge = await challenged()
    const headers = { ...BROWSER, Authorization: challenge }
    expect((await send('auth/second-factor', { headers, method: 'GET' })).status).toBe(401)
    const body = { setup: challenge, code: await codeAt(now) }
    const set = await send('auth/second-factor/totp', { headers: await sessionOf(MINA), method: 'PUT', body })
    expect(set.status).toBe(410)
  })
})

describe('passkeys', () => {
  const add = async (headers: Record<string, string>, authenticator = createAuthenticator()) => {
    const begun = await send('auth/second-factor/passkeys/options', { headers })
    const credential = authenticator.register(begun.body.options)
    const body = { setup: begun.body.setup, name: 'Phone', credential }
    return { authenticator, body, added: await send('auth/second-factor/passkeys', { headers, body }) }
  }
  const optionsOf = async (challenge: string) =>
    (await send('auth/second-factor/challenge', { body: { challenge } })).body.passkey

  test('a passkey is added once, signs in, and is taken away', async () => {
    const headers = await sessionOf(MINA)
    const { authenticator, body, added } = await add(headers)
    expect(added.body).toMatchObject({ passkeys: [{ name: 'Phone' }], recovery_codes_left: 10 })
    expect((await send('auth/second-factor/passkeys', { headers, body })).status).toBe(410)
    const challenge = await challenged()
    const passkey = authenticator.authenticate(await optionsOf(challenge))
    const entered = await verify(challenge, { passkey })
    expect([entered.status, entered.body.customer?.id]).toEqual([200, MINA.id])
    // what it signed is good for that challenge alone
    expect((await verify(await challenged(), { passkey })).status).toBe(400)
    const { id } = added.body.passkeys[0]
    await send(`auth/second-factor/passkeys/${id}`, { headers, method: 'DELETE' })
    expect((await signIn()).status).toBe(200)
  })

  test('one that signs for another site, or is a copy, or somebody else’s, is refused', async () => {
    const { authenticator } = await add(await sessionOf(MINA))
    const challenge = await challenged()
    const options = await optionsOf(challenge)
    const elsewhere = createAuthenticator('https://evil.test').authenticate(options)
    const own = authenticator.authenticate(options)
    expect(
      (await verify(challenge, { passkey: { ...elsewhere, id: own.id, rawId: own.rawId } })).status,
    ).toBe(400)
    const { authenticator: other } = await add(await sessionOf(REZA))
    expect((await verify(challenge, { passkey: other.authenticate(options) })).status).toBe(400)
    authenticator.forgetCounter()
    expect((await verify(challenge, { passkey: authenticator.authenticate(options) })).status).toBe(400)
    expect(await countSessions()).toBe(2)
  })

  test('a page of another origin adds none', async () => {
    const { added } = await add(await sessionOf(MINA), createAuthenticator('https://evil.test'))
    expect([added.status, added.body.data.details.credential.code]).toEqual([400, 'not_taken'])
    expect((await signIn()).status).toBe(200)
  })

  test('confirms a session', async () => {
    const headers = await sessionOf(MINA)
    const { authenticator } = await add(headers)
    now += 11 * 60_000
    expect((await send('auth/second-factor/recovery-codes', { headers })).status).toBe(403)
    const asked = (await send('auth/sessions/confirm/options', { headers })).body
    expect(asked.methods).toEqual(['password', 'passkey', 'recovery_code'])
    const body = { challenge: asked.challenge, passkey: authenticator.authenticate(asked.passkey) }
    expect((await send('auth/sessions/confirm', { headers, body })).status).toBe(200)
    expect((await send('auth/sessions/confirm', { headers, body })).status).toBe(410)
    expect((await send('auth/second-factor/recovery-codes', { headers })).status).toBe(200)
  })
})

describe('confirming', () => {
  test('a code of the app confirms once; wrong ones are bounded', async () => {
    await giveApp(store, MINA.id)
    const headers = await sessionOf(MINA)
    const code = await codeAt(now)
    const confirm = (body: object) => send('auth/sessions/confirm', { headers, body })
    expect((await confirm({ code })).status).toBe(200)
    expect((await confirm({ code })).status).toBe(400)
    const statuses: number[] = []
    for (let tries = 0; tries < 40; tries++) statuses.push((await confirm({ code: await wrongOf() })).status)
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(15)
  })

  test('who has a second factor is not confirmed by a code to their phone', async () => {
    await giveApp(store, MINA.id)
    const headers = await sessionOf(MINA)
    await send('customer/identity-code', { headers })
    const answer = await send('auth/sessions/confirm', { headers, body: { identity_code: '000000' } })
    expect([answer.status, answer.body.data.details.password.code]).toEqual([400, 'password_required'])
  })
})
