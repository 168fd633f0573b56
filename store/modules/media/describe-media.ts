import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { Media } from './find-media.ts'

/** What is said of a picture; caption and description are HTML that its caller sanitised. */
export type MediaTexts = Pick<Media, 'title' | 'alt' | 'caption' | 'description'>

/** Gives a picture other texts, such as one for who does not see it; what is not given stays. */
export const describeMedia = (context: Context, id: number, texts: Partial<MediaTexts>): Promise<void> =>
  inTransaction(context, async (inside) => {
    await inside.db
      .updateTable('media')
      .set({ ...texts, updated_at: context.clock() })
      .where('id', '=', id)
      .execute()
    await recordEvent(inside, { type: 'media.changed', payload: { id } })
  })
