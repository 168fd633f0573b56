import type { Insertable } from 'kysely'
import type { MediaTable } from '#store/modules/media/tables.ts'

/** A picture's row; only what a test is about needs to be given. */
export const mediaRow = (
  given: Partial<Insertable<MediaTable>> & { id: number },
): Insertable<MediaTable> => ({
  file: `picture-${given.id}.webp`,
  title: `Picture ${given.id}`,
  alt: '',
  mime_type: 'image/webp',
  width: 800,
  height: 800,
  thumbhash: null,
  created_at: 1,
  updated_at: 1,
  ...given,
})
