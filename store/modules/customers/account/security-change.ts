import { randomBytes } from 'node:crypto'
import type { Context } from '#store/context.ts'
import { type Cipher, ENCRYPTED } from '#store/database/cipher.ts'
import { recordEvent } from '#store/database/transaction.ts'

export type SecurityChange = 'email' | 'mobile' | 'password' | 'second_factor'

interface Contacts {
  email: string
  mobile: string
}

/** For a job that was given up and is never tried again. */
const KEEP = 30 * 86_400_000

const placeOf = (id: string, column: keyof Contacts) => `security_notices ${id} ${column}`

const seal = (cipher: Cipher, id: string, { email, mobile }: Contacts): Contacts => ({
  email: email && cipher.encrypt(email, placeOf(id, 'email')),
  mobile: mobile && cipher.encrypt(mobile, placeOf(id, 'mobile')),
})

/**
 * Notes that something was changed by which an account is entered. Its owner is told at what the account said before:
 * who took it over cannot keep that from them. Call it in the transaction of the change.
 * @param before the account's number and e-mail address before the change
 */
export const recordSecurityChange = async (
  context: Context,
  cipher: Cipher,
  before: Contacts & { id: number },
  changed: SecurityChange[],
): Promise<void> => {
  const now = context.clock()
  const notice = randomBytes(9).toString('base64url')
  await context.db
    .deleteFrom('security_notices')
    .where('created_at', '<', now - KEEP)
    .execute()
  await context.db
    .insertInto('security_notices')
    .values({ id: notice, customer_id: before.id, ...seal(cipher, notice, before), created_at: now })
    .execute()
  await recordEvent(context, {
    type: 'customer.security-changed',
    payload: { id: before.id, notice, changed },
  })
}

/**
 * Where the owner is to be told of a change, '' where there is nothing; it is forgotten with that. Call it in the
 * transaction that writes the messages.
 * @returns null where they were written already
 */
export const takeSecurityNotice = async (
  { db }: Context,
  cipher: Cipher,
  id: string,
): Promise<Contacts | null> => {
  const row = await db
    .deleteFrom('security_notices')
    .where('id', '=', id)
    .returning(['email', 'mobile'])
    .executeTakeFirst()
  if (!row) return null
  const open = (column: keyof Contacts) => cipher.decrypt(row[column], placeOf(id, column))
  return { email: open('email'), mobile: open('mobile') }
}

/** Encrypts what an earlier version left readable. */
export const encryptOldSecurityNotices = async ({ db }: Context, cipher: Cipher): Promise<void> => {
  const isEncrypted = (text: string) => text === '' || text.startsWith(ENCRYPTED)
  for (const row of await db.selectFrom('security_notices').selectAll().execute()) {
    if (isEncrypted(row.email) && isEncrypted(row.mobile)) continue
    await db
      .updateTable('security_notices')
      .set(seal(cipher, row.id, row))
      .where('id', '=', row.id)
      .execute()
  }
}
