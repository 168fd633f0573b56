import type { Context } from '#store/context.ts'
import { chunksOf } from '#store/database/chunks.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { openTexts, sealTexts } from './secret-messages.ts'

export interface Message {
  channel: 'mail' | 'sms' | 'push'
  recipient: string
  /** '' for SMS */
  subject: string
  text: string
  /** '' for SMS */
  html: string
  /** page that ends such messages, also by a POST without more (RFC 8058) */
  stop_url?: string
  /** one message per key, even if its event is handled more than once */
  key: string
  /** epoch ms from which its code or link is good no more, so that it is not sent; never if nothing is said */
  expiresAt?: number
}

/** Marks what a transport throws as a refusal that it would meet each time. */
export const refusedForGood = (error: Error): Error => Object.assign(error, { isRefusedForGood: true })

export const isRefusedForGood = (thrown: unknown): boolean =>
  thrown instanceof Error && 'isRefusedForGood' in thrown

/** Sends a message; throws when it could not. Once the signal is aborted, it closes its connection. */
export interface Transport {
  (message: Message, signal: AbortSignal): Promise<void>
  /** whether it can carry anything at this moment; one that does not say can */
  isReady?: (context: Context) => Promise<boolean>
}
export type Transports = Partial<Record<Message['channel'], Transport>>

/** What the outbox needs: transports, and the cipher that some messages are stored under. */
export interface OutboxDeps {
  transports: Transports
  cipher: Cipher
}

/** Begins the key of the job that sends a message, before the message's own. */
export const SENDING = 'send:'

/** A message of the outbox that is to be sent. */
export type QueuedMessage = Pick<Message, 'key' | 'channel' | 'expiresAt'>

const readyChannels = async (context: Context, transports: Transports): Promise<Set<string>> => {
  const ready = new Set<string>()
  for (const [channel, transport] of Object.entries(transports)) {
    if ((await transport.isReady?.(context)) ?? true) ready.add(channel)
  }
  return ready
}

/**
 * Puts messages into the outbox, each once. A message without a transport stays there for the shop to read.
 * @returns those that are to be sent
 */
export const queueMessages = async (
  context: Context,
  messages: Message[],
  { transports, cipher }: OutboxDeps,
): Promise<QueuedMessage[]> => {
  if (messages.length === 0) return []
  const ready = await readyChannels(context, transports)
  const rows = messages.map(({ key, expiresAt: _, ...message }) => ({
    stop_url: '',
    ...message,
    ...sealTexts(cipher, key, message),
    dedupe_key: key,
    status: ready.has(message.channel) ? 'queued' : 'kept',
    created_at: context.clock(),
    sent_at: null,
  }))
  await inTransaction(context, ({ db }) =>
    db
      .insertInto('outbox_messages')
      .values(rows)
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute(),
  )
  return messages
    .filter(({ channel }) => ready.has(channel))
    .map(({ key, channel, expiresAt }) => ({ key, channel, ...(expiresAt !== undefined && { expiresAt }) }))
}

const settle = async (
  { db }: Context,
  id: number,
  outcome: { status: 'sent' | 'kept' | 'expired'; sent_at?: number },
): Promise<void> => {
  await db.updateTable('outbox_messages').set(outcome).where('id', '=', id).execute()
}

/**
 * Hands a queued message to its transport; one that was sent is not sent again, and one that expired not at all. One that
 * is aborted stays queued: whether its receiver has taken it is not known.
 */
export const sendMessage = async (
  context: Context,
  { transports, cipher }: OutboxDeps,
  { key, expiresAt }: Required<Pick<Message, 'key' | 'expiresAt'>>,
  signal: AbortSignal,
): Promise<void> => {
  const row = await context.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('dedupe_key', '=', key)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  if (!row) return
  if (expiresAt <= context.clock()) return settle(context, row.id, { status: 'expired' })
  const { [row.channel]: given } = transports
  const transport = (await readyChannels(context, transports)).has(row.channel) ? given : undefined
  await transport?.({ ...row, ...openTexts(cipher, key, row), key }, signal)
  await settle(context, row.id, transport ? { status: 'sent', sent_at: context.clock() } : { status: 'kept' })
}

const moveMessages = async (
  { db }: Context,
  keys: readonly string[],
  { from, to }: Record<'from' | 'to', 'queued' | 'failed'>,
): Promise<void> => {
  for (const some of chunksOf(keys)) {
    await db
      .updateTable('outbox_messages')
      .set({ status: to })
      .where('dedupe_key', 'in', some)
      .where('status', '=', from)
      .execute()
  }
}

/** Messages that nobody tries to send any more. */
export const giveUpMessages = (context: Context, keys: readonly string[]): Promise<void> =>
  moveMessages(context, keys, { from: 'queued', to: 'failed' })

/** Messages that were given up, and are tried again. */
export const reviveMessages = (context: Context, keys: readonly string[]): Promise<void> =>
  moveMessages(context, keys, { from: 'failed', to: 'queued' })

export interface OutboxMessage extends Message {
  status: string
  createdAt: number
}

/** The last messages of the outbox, newest first. They hold links and codes that sign in. */
export const listOutbox = async (
  context: Context,
  cipher: Cipher,
  limit: number,
): Promise<OutboxMessage[]> => {
  const rows = await context.db
    .selectFrom('outbox_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ dedupe_key, created_at, ...row }) => ({
    ...row,
    ...openTexts(cipher, dedupe_key, row),
    key: dedupe_key,
    createdAt: created_at,
  }))
}
