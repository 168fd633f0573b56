import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import type { Actor, Context } from '#store/context.ts'
import { type Cipher, ENCRYPTED } from '#store/database/cipher.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { toRole } from '../roles.ts'
import { noteUse } from './note-use.ts'

export type KeyPermissions = 'read' | 'write' | 'read_write'

export interface NewApiKey {
  customerId: number
  description: string
  permissions: KeyPermissions
  /** given only to rebuild a known key, else made of 160 random bits */
  consumerKey?: string
  consumerSecret?: string
}
export interface CreatedApiKey {
  id: number
  consumerKey: string
  consumerSecret: string
}
export interface ApiKey {
  id: number
  /** null for one that was never used */
  lastAccessAt: number | null
  secret: string
  permissions: KeyPermissions
  actor: Actor
}

/** A key as those who run the shop see it; its secret halves are never shown again. */
export interface ListedApiKey {
  id: number
  description: string
  permissions: KeyPermissions
  /** whom it acts for, and their e-mail address */
  customerId: number
  email: string
  /** the last seven characters of the consumer key */
  ending: string
  lastAccessAt: number | null
  createdAt: number
}

const placeOf = (keyHash: string) => `api_keys ${keyHash}`
const random = (prefix: string) => `${prefix}_${randomBytes(20).toString('hex')}`

/** Makes a consumer key for a customer; its two halves are shown this once. */
export const createApiKey = async (
  context: Context,
  cipher: Cipher,
  key: NewApiKey,
): Promise<CreatedApiKey> => {
  const consumerKey = key.consumerKey ?? random('ck')
  const consumerSecret = key.consumerSecret ?? random('cs')
  const row = {
    customer_id: key.customerId,
    description: key.description,
    permissions: key.permissions,
    consumer_key_hash: hashToken(consumerKey),
    consumer_secret: cipher.encrypt(consumerSecret, placeOf(hashToken(consumerKey))),
    truncated_key: consumerKey.slice(-7),
    last_access_at: null,
    created_at: context.clock(),
  }
  const { id } = await inTransaction(context, ({ db }) =>
    db.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow(),
  )
  return { id: Number(id), consumerKey, consumerSecret }
}

/** The key with this consumer key and whom it acts for; null when unknown or its customer is gone. */
export const findApiKey = async (
  { db }: Context,
  cipher: Cipher,
  consumerKey: string,
): Promise<ApiKey | null> => {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('customers', 'customers.id', 'api_keys.customer_id')
    .select(['api_keys.id', 'customer_id', 'permissions', 'consumer_secret', 'last_access_at', 'role'])
    .where('consumer_key_hash', '=', hashToken(consumerKey))
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    lastAccessAt: row.last_access_at,
    secret: cipher.decrypt(row.consumer_secret, placeOf(hashToken(consumerKey))),
    permissions: row.permissions as KeyPermissions,
    actor: {
      customerId: row.customer_id,
      role: toRole(row.role),
      via: { kind: 'consumer_key', id: String(row.id) },
    },
  }
}

/** Every key of the shop, the oldest first. */
export const listApiKeys = async (context: Context): Promise<ListedApiKey[]> => {
  const rows = await context.db
    .selectFrom('api_keys')
    .leftJoin('customers', 'customers.id', 'api_keys.customer_id')
    .selectAll('api_keys')
    .select('customers.email')
    .orderBy('api_keys.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    description: row.description,
    permissions: row.permissions as KeyPermissions,
    customerId: row.customer_id,
    email: row.email ?? '',
    ending: row.truncated_key,
    lastAccessAt: row.last_access_at,
    createdAt: row.created_at,
  }))
}

/** Ends a key at once, in every process of the shop; answers whether there was one. */
export const revokeApiKey = async (context: Context, id: number): Promise<boolean> => {
  const { numDeletedRows } = await inTransaction(context, ({ db }) =>
    db.deleteFrom('api_keys').where('id', '=', id).executeTakeFirst(),
  )
  return numDeletedRows > 0n
}
/**
 * Notes that a key has shown its secret.
 * @param onFirst is called once in the life of a key, however many requests come with it at once
 */
export const noteKeyUse = (context: Context, { id, lastAccessAt }: ApiKey, onFirst: () => void): void =>
  noteUse(context, {
    what: `key ${id}`,
    lastUsedAt: lastAccessAt,
    onFirst,
    write: (now, isFirst) =>
      context.db
        .updateTable('api_keys')
        .set({ last_access_at: now })
        .where('id', '=', id)
        .$if(isFirst, (query) => query.where('last_access_at', 'is', null))
        .executeTakeFirst(),
  })

/** Encrypts the secrets that an earlier version left readable. */
export const encryptOldApiKeys = (context: Context, cipher: Cipher): Promise<void> =>
  inTransaction(context, async ({ db }) => {
    const rows = await db
      .selectFrom('api_keys')
      .select(['id', 'consumer_key_hash', 'consumer_secret'])
      .where('consumer_secret', 'not like', `${ENCRYPTED}%`)
      .execute()
    for (const { id, consumer_key_hash, consumer_secret } of rows) {
      const encrypted = cipher.encrypt(consumer_secret, placeOf(consumer_key_hash))
      await db.updateTable('api_keys').set({ consumer_secret: encrypted }).where('id', '=', id).execute()
    }
  })
