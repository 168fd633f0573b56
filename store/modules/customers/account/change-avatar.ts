import { ok, type Result } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { addMedia, removeMedia, type UploadRefusal } from '#store/modules/media/media.ts'

/** Sets the picture of the actor's account; answers the picture that is no longer used, which may be the new one. */
const replaceAvatar = (context: Context, avatarId: number | null): Promise<number | null> =>
  inTransaction(context, async (inside) => {
    const id = inside.actor.customerId
    const before = await inside.db
      .selectFrom('customers')
      .select('avatar_id')
      .where('id', '=', id)
      .executeTakeFirst()
    // the account may have been deleted while its picture was drawn
    if (!before) return avatarId
    await inside.db
      .updateTable('customers')
      .set({ avatar_id: avatarId, updated_at: inside.clock() })
      .where('id', '=', id)
      .execute()
    await recordEvent(inside, { type: 'customer.updated', payload: { id } })
    return before.avatar_id
  })

const keepAvatar = async (context: Context, dataDir: string, avatarId: number | null): Promise<void> => {
  let left = avatarId
  try {
    left = await replaceAvatar(context, avatarId)
  } finally {
    if (left !== null) await removeMedia(context, dataDir, left)
  }
}

/**
 * Gives the actor's account another picture and takes the former one away for good.
 * @param dataDir the folder that `media/` lies in
 * @param picture as it was uploaded; null for none
 */
export const changeAvatar = async (
  context: Context,
  dataDir: string,
  picture: Uint8Array | null,
): Promise<Result<null, UploadRefusal>> => {
  if (!picture) {
    await keepAvatar(context, dataDir, null)
    return ok(null)
  }
  const added = await addMedia(context, dataDir, picture, { title: '', alt: '', folder: 'unlisted' })
  if (!added.ok) return added
  await keepAvatar(context, dataDir, added.value.id)
  return ok(null)
}
