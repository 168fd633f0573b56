import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Actor, Context } from '#store/context.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { isStaffRole } from '#store/rights.ts'
import { toRole } from '../roles.ts'
import type { ApplicationPasswordsTable } from '../tables.ts'
import { noteUse } from './note-use.ts'

/** One of an account's passwords for other programs, without the password. */
export interface ApplicationPassword {
  uuid: string
  appId: string
  name: string
  createdAt: number
  lastUsedAt: number | null
}

/** of one account */
const MOST = 50

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const GROUPS = 6
const GROUP = 4

/** 142 random bits, in groups as WordPress shows them; the spaces are no part of it. */
const makePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join(' ')

/** A fast hash is enough, because the password is random and too long to guess. */
const hashOf = (password: string): string =>
  createHash('sha256')
    .update(password.replace(/[^a-z\d]/gi, ''))
    .digest('hex')

const toApplicationPassword = (row: Selectable<ApplicationPasswordsTable>): ApplicationPassword => ({
  uuid: row.uuid,
  appId: row.app_id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

/** The application passwords of who asks, the oldest first. */
export const listApplicationPasswords = async ({ db, actor }: Context): Promise<ApplicationPassword[]> => {
  const rows = await db
    .selectFrom('application_passwords')
    .selectAll()
    .where('customer_id', '=', actor.customerId)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
  return rows.map(toApplicationPassword)
}

/** Makes an application password for who asks; it is shown this once. */
export const createApplicationPassword = (
  context: Context,
  { name, appId }: Pick<ApplicationPassword, 'name' | 'appId'>,
): Promise<Result<{ uuid: string; password: string }, 'too_many'>> =>
  inTransaction(context, async (inside) => {
    if ((await listApplicationPasswords(inside)).length >= MOST) return refuse('too_many')
    const password = makePassword()
    const uuid = randomUUID()
    await inside.db
      .insertInto('application_passwords')
      .values({
        uuid,
        customer_id: context.actor.customerId,
        app_id: appId,
        name,
        password_hash: hashOf(password),
        last_used_at: null,
        created_at: context.clock(),
      })
      .execute()
    return ok({ uuid, password })
  })

/** Gives one of the own application passwords another name. */
export const renameApplicationPassword = (context: Context, uuid: string, name: string): Promise<void> =>
  inTransaction(context, async ({ db, actor }) => {
    const own = db.updateTable('application_passwords').where('customer_id', '=', actor.customerId)
    await own.set({ name }).where('uuid', '=', uuid).execute()
  })

/** Ends own application passwords at once, in every process of the shop; all of them without a uuid. */
export const revokeApplicationPasswords = (context: Context, uuid?: string): Promise<number> =>
  inTransaction(context, async ({ db, actor }) => {
    const own = db.deleteFrom('application_passwords').where('customer_id', '=', actor.customerId)
    const { numDeletedRows } = await (uuid ? own.where('uuid', '=', uuid) : own).executeTakeFirst()
    return Number(numDeletedRows)
  })

/**
 * Whom a username or e-mail address and an application password stand for; null where they do not fit, or their
 * account does not run the shop any more.
 */
export const findByApplicationPassword = async (
  { db }: Context,
  login: string,
  password: string,
): Promise<{ found: ApplicationPassword; actor: Actor } | null> => {
  const row = await db
    .selectFrom('application_passwords')
    .innerJoin('customers', 'customers.id', 'application_passwords.customer_id')
    .selectAll('application_passwords')
    .select(['email', 'username', 'role'])
    .where('application_passwords.password_hash', '=', hashOf(password))
    .executeTakeFirst()
  if (!row) return null
  const isTheirs = [row.email, row.username].some(
    (own) => own !== '' && own.toLowerCase() === login.toLowerCase(),
  )
  const role = toRole(row.role)
  if (!isTheirs || !isStaffRole(role)) return null
  const via = { kind: 'application_password', id: row.uuid } as const
  return { found: toApplicationPassword(row), actor: { customerId: row.customer_id, role, via } }
}

/**
 * Notes that an application password was used.
 * @param onFirst is called once in its life, however many requests come with it at once
 */
export const noteApplicationPasswordUse = (
  context: Context,
  { uuid, lastUsedAt }: ApplicationPassword,
  onFirst: () => void,
): void =>
  noteUse(context, {
    what: `application password ${uuid}`,
    lastUsedAt,
    onFirst,
    write: (now, isFirst) =>
      context.db
        .updateTable('application_passwords')
        .set({ last_used_at: now })
        .where('uuid', '=', uuid)
        .$if(isFirst, (query) => query.where('last_used_at', 'is', null))
        .executeTakeFirst(),
  })
