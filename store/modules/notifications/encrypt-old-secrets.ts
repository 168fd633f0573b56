import type { Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { encryptOldPushKeys } from './push/push-keys.ts'
import { encryptOldSubscriptions } from './push/subscriptions.ts'
import { encryptOldMessages } from './secret-messages.ts'

/** Encrypts what an earlier version left readable: messages that sign in, and the keys of web push. */
export const encryptOldNotifications = (context: Context, cipher: Cipher): Promise<void> =>
  inTransaction(context, async (inside) => {
    await encryptOldMessages(inside, cipher)
    await encryptOldPushKeys(inside, cipher)
    await encryptOldSubscriptions(inside, cipher)
  })
