import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '#common/locale.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { checkGiven } from './check-given.ts'
import type { LookProblems } from './check-look.ts'
import { isEmptyLook, type Look, layLookOver, readLook } from './read-look.ts'

/** What of the look is changed and not published yet. */
export interface LookDraft {
  /** one more with every change of it */
  revision: number
  look: Look
  /** account of who changed it last, 0 for nobody */
  updatedBy: number
  updatedAt: number
}

/** Somebody has changed the draft since it was read. */
export interface OutdatedDraft {
  reason: 'outdated'
  draft: LookDraft
}
export type DraftRefusal = OutdatedDraft | { reason: 'invalid'; problems: LookProblems }

const ONLY = 1
const NOTHING: Look = { values: {}, texts: {} }

/** The draft; one without changes where there is none. */
export const readDraft = async ({ db }: Pick<Context, 'db'>): Promise<LookDraft> => {
  const row = await db.selectFrom('setting_drafts').selectAll().where('id', '=', ONLY).executeTakeFirst()
  if (!row) return { revision: 0, look: NOTHING, updatedBy: 0, updatedAt: 0 }
  return {
    revision: row.revision,
    look: { values: fromJson(row.settings), texts: fromJson(row.texts) },
    updatedBy: row.updated_by,
    updatedAt: row.updated_at,
  }
}

const writeDraft = async (context: Context, revision: number, look: Look): Promise<LookDraft> => {
  const { customerId } = context.actor
  const now = context.clock()
  const row = {
    revision,
    settings: toJson(look.values),
    texts: toJson(look.texts),
    updated_by: customerId,
    updated_at: now,
  }
  await context.db
    .insertInto('setting_drafts')
    .values({ id: ONLY, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return { revision, look, updatedBy: customerId, updatedAt: now }
}

/** The draft, if it is still as who asks has seen it; inside a transaction nobody changes it meanwhile. */
export const takeDraft = async (
  inside: Context,
  revision: number,
): Promise<Result<LookDraft, OutdatedDraft>> => {
  const draft = await readDraft(inside)
  return draft.revision === revision ? ok(draft) : refuse({ reason: 'outdated', draft })
}

const withoutSame = (
  fields: Record<string, unknown>,
  published: Record<string, unknown> = {},
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => !isDeepStrictEqual(value, published[key] ?? '')),
  )

/** What of a draft differs from what everybody sees. */
const onlyChanges = (draft: Look, published: Look): Look =>
  layLookOver(NOTHING, {
    values: withoutSame(draft.values, published.values),
    texts: Object.fromEntries(
      Object.entries(draft.texts).map(([language, fields]) => [
        language,
        withoutSame(fields, published.texts[language as Locale]),
      ]),
    ),
  })

/**
 * Changes the draft: settings are given whole, null takes a change back.
 * @param revision that who changes it has seen
 */
export const changeDraft = (
  context: Context,
  given: Partial<Look>,
  revision: number,
): Promise<Result<LookDraft, DraftRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<LookDraft, DraftRefusal>> => {
    const taken = await takeDraft(inside, revision)
    if (!taken.ok) return taken
    const published = await readLook(inside)
    const problems = await checkGiven(inside, layLookOver(published, taken.value.look), given)
    if (problems) return refuse({ reason: 'invalid', problems })
    const changed = onlyChanges(layLookOver(taken.value.look, given), published)
    return ok(await writeDraft(inside, revision + 1, changed))
  })

/** Gives up what is not published. Who has seen an empty draft gives up nothing. */
export const discardDraft = (context: Context, revision: number): Promise<Result<LookDraft, OutdatedDraft>> =>
  inTransaction(context, async (inside) => {
    const taken = await takeDraft(inside, revision)
    if (!taken.ok || isEmptyLook(taken.value.look)) return taken
    return ok(await writeDraft(inside, revision + 1, NOTHING))
  })

/** A draft in two: settings of these names, with their texts, and all others. */
export const splitLook = ({ values, texts }: Look, keys: ReadonlySet<string>): [chosen: Look, left: Look] => {
  const only = (fields: Record<string, unknown>, isChosen: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => keys.has(key) === isChosen))
  const part = (isChosen: boolean): Look =>
    layLookOver(NOTHING, {
      values: only(values, isChosen),
      texts: Object.fromEntries(
        Object.entries(texts).map(([language, fields]) => [language, only(fields, isChosen)]),
      ),
    })
  return [part(true), part(false)]
}

/** What was published is no change any more: the draft has what is left. */
export const leaveInDraft = (inside: Context, { revision }: LookDraft, left: Look): Promise<LookDraft> =>
  writeDraft(inside, revision + 1, left)
