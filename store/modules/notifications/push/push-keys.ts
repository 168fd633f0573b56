import webPush from 'web-push'
import type { Context } from '#store/context.ts'
import { type Cipher, ENCRYPTED } from '#store/database/cipher.ts'
import { inTransaction } from '#store/database/transaction.ts'

interface PushKeys {
  publicKey: string
  privateKey: string
}

const NAME = 'vapid'
const PLACE = `push_keys ${NAME}`

const findKeys = async (context: Context, cipher: Cipher): Promise<PushKeys | null> => {
  const row = await context.db.selectFrom('push_keys').selectAll().where('name', '=', NAME).executeTakeFirst()
  return row ? { publicKey: row.public_key, privateKey: cipher.decrypt(row.private_key, PLACE) } : null
}

/** Encrypts what an earlier version left readable. */
export const encryptOldPushKeys = async ({ db }: Context, cipher: Cipher): Promise<void> => {
  const rows = await db
    .selectFrom('push_keys')
    .select(['name', 'private_key'])
    .where('private_key', 'not like', `${ENCRYPTED}%`)
    .execute()
  for (const { name, private_key } of rows) {
    await db
      .updateTable('push_keys')
      .set({ private_key: cipher.encrypt(private_key, PLACE) })
      .where('name', '=', name)
      .execute()
  }
}

/** The shop's keys for web push, made when they are first asked for and the same ever after. */
export const pushKeys = async (context: Context, cipher: Cipher): Promise<PushKeys> =>
  (await findKeys(context, cipher)) ??
  inTransaction(context, async (inside) => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await inside.db
      .insertInto('push_keys')
      .values({ name: NAME, public_key: publicKey, private_key: cipher.encrypt(privateKey, PLACE) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    // another process may have been first
    return (await findKeys(inside, cipher)) ?? { publicKey, privateKey }
  })
