import type { UpdateResult } from 'kysely'
import type { Context } from '#store/context.ts'
import { note } from '#store/database/note.ts'

/** ms */
const USE_NOTED_EVERY = 60_000

interface Use {
  /** names the row */
  what: string
  /** null for one that was never used */
  lastUsedAt: number | null
  /** writes when it was used; the first time only where no other request has written it */
  write: (now: number, isFirst: boolean) => Promise<UpdateResult>
  /** is called once in its life, however many requests come with it at once */
  onFirst: () => void
}

/** Notes that a key or a password of a program has shown its secret. */
export const noteUse = ({ db, clock }: Context, { what, lastUsedAt, write, onFirst }: Use): void => {
  const now = clock()
  if ((lastUsedAt ?? 0) >= now - USE_NOTED_EVERY) return
  note(db, what, async () => {
    const { numUpdatedRows } = await write(now, lastUsedAt === null)
    if (lastUsedAt === null && numUpdatedRows > 0n) onFirst()
  })
}
