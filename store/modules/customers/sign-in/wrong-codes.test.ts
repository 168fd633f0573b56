import { beforeEach, expect, test } from 'vitest'
import { type Context, SYSTEM } from '#store/context.ts'
import { createCipher } from '#store/database/cipher.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { addCustomer } from '../account/add-customer.ts'
import { updateCustomer } from '../account/update-customer.ts'
import { type CodeSubject, makeCode, requestCode, signInWithCode } from './codes.ts'
import { makeSignUpCode, requestSignUp, signUpWithCode } from './sign-up.ts'

const MOBILE = '09121110000'
const CIPHER = createCipher(Buffer.alloc(32, 7))
const DEVICE = { userAgent: '', token: null, clientIp: '192.0.2.1' }
let context: Context
beforeEach(async () => {
  context = { db: await openMemoryDatabase(), clock: () => 1_000_000, actor: SYSTEM }
})

const addMina = () =>
  addCustomer(context, { email: '', mobile: MOBILE, firstName: '', lastName: '', passwordHash: null })
const askFor = async (subject: CodeSubject): Promise<string> => {
  await requestCode(context, subject, 0)
  const codes = context.db.selectFrom('one_time_codes').select('id').where('purpose', '=', subject.purpose)
  const { id } = await codes.where('contact', '=', subject.contact).executeTakeFirstOrThrow()
  const made = await makeCode(context, id)
  if (!made) throw new Error('no code was made')
  return made.code
}
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')
const triesAt = async ({ purpose, contact }: CodeSubject): Promise<number> => {
  const tries = context.db.selectFrom('one_time_code_tries').select('tries')
  const row = await tries.where('purpose', '=', purpose).where('contact', '=', contact).executeTakeFirst()
  return row?.tries ?? 0
}
const codesLeft = async () =>
  (await context.db.selectFrom('one_time_codes').select('contact').execute()).length

test('wrong codes at sign-in are counted although they are refused', async () => {
  const subject: CodeSubject = { purpose: 'sign-in', contact: MOBILE }
  const wrong = wrongFor(await askFor(subject))
  for (let tries = 1; tries <= 5; tries++) {
    const refused = await signInWithCode(context, { mobile: MOBILE, code: wrong }, DEVICE)
    expect(refused).toEqual({ ok: false, error: tries < 5 ? 'wrong_code' : 'used_up' })
    expect(await triesAt(subject)).toBe(tries)
  }
})

test('a code that signs in at once in two places signs in once', async () => {
  const code = await askFor({ purpose: 'sign-in', contact: MOBILE })
  const given = { mobile: MOBILE, code }
  const both = await Promise.all([1, 2].map(() => signInWithCode(context, given, DEVICE)))
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await context.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('wrong codes of an account’s owner and of a new contact are counted, and right ones beside them are not used up', async () => {
  const { id } = await addMina()
  context = { ...context, actor: { customerId: id, role: 'customer' } }
  const identity: CodeSubject = { purpose: 'identity', contact: MOBILE }
  const contact: CodeSubject = { purpose: 'new-contact', contact: 'mina@example.com' }
  const [own, fresh] = [await askFor(identity), await askFor(contact)]
  const change = (identityCode: string, emailCode: string) =>
    updateCustomer(
      context,
      { email: contact.contact, identityCode, emailCode },
      { token: 'a session', siteName: '', cipher: CIPHER },
    )
  expect(await change(wrongFor(own), fresh)).toEqual({ ok: false, error: { identity_code: 'wrong_code' } })
  expect([await triesAt(identity), await triesAt(contact)]).toEqual([1, 0])
  expect(await change(own, wrongFor(fresh))).toEqual({ ok: false, error: { email_code: 'wrong_code' } })
  expect([await triesAt(identity), await triesAt(contact), await codesLeft()]).toEqual([1, 1, 2])
  expect((await change(own, fresh)).ok).toBe(true)
  expect(await codesLeft()).toBe(0)
})

test('a contact that somebody else has is refused, and neither code is used up by that', async () => {
  await addCustomer(context, {
    email: 'mina@example.com',
    mobile: '',
    firstName: '',
    lastName: '',
    passwordHash: null,
  })
  const { id } = await addMina()
  context = { ...context, actor: { customerId: id, role: 'customer' } }
  const identityCode = await askFor({ purpose: 'identity', contact: MOBILE })
  const emailCode = await askFor({ purpose: 'new-contact', contact: 'mina@example.com' })
  const changes = { email: 'mina@example.com', identityCode, emailCode }
  const refused = await updateCustomer(context, changes, { token: 'a session', siteName: '', cipher: CIPHER })
  expect(refused).toEqual({ ok: false, error: { email: 'taken' } })
  expect(await codesLeft()).toBe(2)
})

const PERSON = {
  email: 'sara@example.com',
  firstName: 'Sara',
  lastName: '',
  password: 'violet-canyon-42',
  siteName: '',
}
const signUp = async () => {
  const asked = await requestSignUp(context, PERSON)
  if (!asked.ok) throw new Error(asked.error)
  const { token_hash } = await context.db
    .selectFrom('sign_ups')
    .select('token_hash')
    .executeTakeFirstOrThrow()
  const code = (await makeSignUpCode(context, token_hash))?.code ?? ''
  return { token: asked.value, code }
}
const waiting = () => context.db.selectFrom('sign_ups').select('tries').execute()

test('wrong codes at sign-up are counted although they are refused', async () => {
  const { token, code } = await signUp()
  const given = { token, code: wrongFor(code) }
  const refused = await signUpWithCode(context, given, DEVICE, async () => {})
  expect(refused).toEqual({ ok: false, error: 'wrong_code' })
  expect(await waiting()).toEqual([{ tries: 1 }])
})

test('a sign-up ends when its e-mail address was taken meanwhile, although that is a refusal', async () => {
  const given = await signUp()
  const { email, firstName, lastName } = PERSON
  await addCustomer(context, { email, mobile: '', firstName, lastName, passwordHash: null })
  expect(await signUpWithCode(context, given, DEVICE, async () => {})).toEqual({ ok: false, error: 'gone' })
  expect(await waiting()).toEqual([])
})
