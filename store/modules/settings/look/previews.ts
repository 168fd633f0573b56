import { randomBytes } from 'node:crypto'
import { hashToken } from '#common/hash-token.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context, SettingsPreview } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { checkGiven } from './check-given.ts'
import type { LookProblems } from './check-look.ts'
import { readDraft } from './draft.ts'
import { type Look, layLookOver, readLook } from './read-look.ts'

const LIFETIME = 3_600_000
/** of one session: a phone and a desktop side by side, in two languages, and those of tabs that were closed */
const KEPT = 10

interface PreviewRequest {
  /** changes that are not saved, over those of the draft */
  given: Partial<Look>
  /** of a preview of this session that is to show them from now on; null for a new one */
  token: string | null
}

export type PreviewRefusal = { reason: 'ended' } | { reason: 'invalid'; problems: LookProblems }

/** Forgets previews whose time is up, and those of a session that are too many. */
const dropOldPreviews = async ({ db, clock }: Context, sessionHash: string): Promise<void> => {
  await db.deleteFrom('setting_previews').where('expires_at', '<=', clock()).execute()
  const others = await db
    .selectFrom('setting_previews')
    .select('token_hash')
    .where('session_hash', '=', sessionHash)
    .orderBy('created_at', 'desc')
    .offset(KEPT)
    .limit(KEPT)
    .execute()
  const hashes = others.map(({ token_hash }) => token_hash)
  if (hashes.length) await db.deleteFrom('setting_previews').where('token_hash', 'in', hashes).execute()
}

/** Shows a preview of this session other settings, for another hour; false where it has ended. */
const renewPreview = async (
  { db, clock }: Context,
  sessionHash: string,
  token: string,
  row: { settings: string; texts: string; expires_at: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('setting_previews')
    .set(row)
    .where('token_hash', '=', hashToken(token))
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Has the shop shown with the draft and changes that are not saved, to this session alone and for an hour.
 * @returns the token that opens it, which is stored as a hash only
 */
export const openPreview = async (
  context: Context,
  session: string,
  { given, token }: PreviewRequest,
): Promise<Result<{ token: string; expiresAt: number }, PreviewRefusal>> => {
  const { look: draft } = await readDraft(context)
  const problems = await checkGiven(context, layLookOver(await readLook(context), draft), given)
  if (problems) return refuse({ reason: 'invalid', problems })
  const look = layLookOver(draft, given)
  const now = context.clock()
  const expiresAt = now + LIFETIME
  const row = { settings: toJson(look.values), texts: toJson(look.texts), expires_at: expiresAt }
  const sessionHash = hashToken(session)
  return inTransaction(
    context,
    async (inside): Promise<Result<{ token: string; expiresAt: number }, PreviewRefusal>> => {
      if (token !== null) {
        const isRenewed = await renewPreview(inside, sessionHash, token, row)
        return isRenewed ? ok({ token, expiresAt }) : refuse({ reason: 'ended' })
      }
      const made = randomBytes(32).toString('base64url')
      await inside.db
        .insertInto('setting_previews')
        .values({ token_hash: hashToken(made), session_hash: sessionHash, ...row, created_at: now })
        .execute()
      await dropOldPreviews(inside, sessionHash)
      return ok({ token: made, expiresAt })
    },
  )
}

/** What a token shows to a session; null for a token of another session, or whose hour is over. */
export const findPreview = async (
  { db, clock }: Context,
  session: string,
  token: string,
): Promise<SettingsPreview | null> => {
  const row = await db
    .selectFrom('setting_previews')
    .select(['settings', 'texts'])
    .where('token_hash', '=', hashToken(token))
    .where('session_hash', '=', hashToken(session))
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return row ? { values: fromJson(row.settings), texts: fromJson(row.texts) } : null
}
