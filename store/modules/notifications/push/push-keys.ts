import webPush from 'web-push'
import type { Context } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'

interface PushKeys {
  publicKey: string
  privateKey: string
}

const NAME = 'vapid'

const findKeys = async (context: Context): Promise<PushKeys | null> => {
  const row = await context.db.selectFrom('push_keys').selectAll().where('name', '=', NAME).executeTakeFirst()
  return row ? { publicKey: row.public_key, privateKey: row.private_key } : null
}

/** The shop's keys for web push, made when they are first asked for and the same ever after. */
export const pushKeys = async (context: Context): Promise<PushKeys> =>
  (await findKeys(context)) ??
  inTransaction(context, async (inside) => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await inside.db
      .insertInto('push_keys')
      .values({ name: NAME, public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    // another process may have been first
    return (await findKeys(inside)) ?? { publicKey, privateKey }
  })
