import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import { type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { checkPassword, hashPassword, type PasswordProblem } from '../passwords.ts'
import type { Device } from '../sign-in/device.ts'
import { type SignedIn, startSession } from '../sign-in/sign-in.ts'
import { addAdministrator } from './add-administrator.ts'

/** Links that were printed by several starts; older ones open nothing any more. */
const KEPT = 5

/** Whether somebody runs the shop. */
export const hasManager = async ({ db }: Context): Promise<boolean> => {
  const query = db.selectFrom('customers').select('id').where('role', 'in', ['administrator', 'shop_manager'])
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/**
 * Makes the token of a link by which a shop gets its first administrator. It is stored as a hash only.
 * @returns null for a shop that somebody runs already
 */
export const makeSetupToken = (context: Context): Promise<string | null> =>
  inTransaction(context, async (inside) => {
    if (await hasManager(inside)) return null
    const token = randomBytes(32).toString('base64url')
    const row = { token_hash: hashToken(token), created_at: inside.clock() }
    await inside.db.insertInto('setup_links').values(row).execute()
    const links = await inside.db
      .selectFrom('setup_links')
      .select('token_hash')
      .orderBy('created_at', 'desc')
      .orderBy('token_hash')
      .execute()
    const old = links.slice(KEPT).map(({ token_hash }) => token_hash)
    if (old.length) await inside.db.deleteFrom('setup_links').where('token_hash', 'in', old).execute()
    return token
  })

/** Why nobody becomes the first administrator: somebody is, the link is none, or something is wrong with what was given. */
export type ClaimRefusal = 'claimed' | 'unknown_link' | 'taken' | PasswordProblem

const refusalOf = async (context: Context, token: string): Promise<'claimed' | 'unknown_link' | null> => {
  if (await hasManager(context)) return 'claimed'
  const link = await context.db
    .selectFrom('setup_links')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return link ? null : 'unknown_link'
}

interface FirstAdministrator {
  /** of the link */
  token: string
  firstName: string
  lastName: string
  /** lower case */
  email: string
  password: string
  /** of the shop: no password is made of it */
  siteName: string
}

/** Makes who has the link the shop's first administrator and signs them in; all links are used up. */
export const claimShop = async (
  context: Context,
  given: FirstAdministrator,
  device: Device,
): Promise<Result<SignedIn, ClaimRefusal>> => {
  const refused = await refusalOf(context, given.token)
  if (refused) return refuse(refused)
  const problem = await checkPassword(given.password, { ...given, username: '', mobile: '' })
  if (problem) return refuse(problem)
  const passwordHash = await hashPassword(given.password)
  return inTransaction(context, async (inside): Promise<Result<SignedIn, ClaimRefusal>> => {
    // two may have the same link
    const late = await refusalOf(inside, given.token)
    if (late) return refuse(late)
    const { firstName, lastName, email } = given
    const added = await addAdministrator(inside, { email, passwordHash, firstName, lastName })
    if (!added.ok) return added
    await inside.db.deleteFrom('setup_links').execute()
    const started = await startSession(inside, added.value, device)
    return started.ok ? started : refuse('unknown_link')
  })
}
