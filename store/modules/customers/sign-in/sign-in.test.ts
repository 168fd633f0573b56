import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { watchWorks } from '#store/database/transaction.ts'
import { customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { TEST_CIPHER } from '#tests/support/test-store.ts'
import { editCustomerAccount } from '../account/write-customers.ts'
import { signIn } from './sign-in.ts'

test('a password that is changed while it is compared lets nobody in any more', async () => {
  const db = await openMemoryDatabase()
  const mina = customerRow({ id: 7, password_hash: PASSWORD_HASH })
  await db.insertInto('customers').values(mina).execute()
  const context = { db, clock: () => 1, actor: SYSTEM }
  let isChanged = false
  /** once the account was read */
  const changing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isChanged) {
        isChanged = true
        await editCustomerAccount(context, mina.id, { password: 'another-long-password' }, TEST_CIPHER)
      }
      return result
    },
  }
  const device = { userAgent: '', token: null, clientIp: '203.0.113.7' }
  const login = { login: mina.email, password: PASSWORD }
  const entered = await signIn({ ...context, db: db.withPlugin(changing) }, login, device)
  expect(entered).toEqual({ ok: false, error: 'wrong_login' })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test.each([
  ['right', PASSWORD],
  ['wrong', 'not-the-password'],
])(
  'where only the staff has passwords, a customer with a %s one is refused before any transaction',
  async (_, password) => {
    const db = await openMemoryDatabase()
    const mina = customerRow({ id: 7, password_hash: PASSWORD_HASH })
    await db.insertInto('customers').values(mina).execute()
    let begun = 0
    watchWorks(db, async () => {
      begun += 1
      return null
    })
    const context = { db, clock: () => 1, actor: SYSTEM }
    const login = { login: mina.email, password, isStaffOnly: true }
    const device = { userAgent: '', token: null, clientIp: '203.0.113.7' }
    expect(await signIn(context, login, device)).toEqual({ ok: false, error: 'wrong_login' })
    expect(begun).toBe(0)
  },
)
