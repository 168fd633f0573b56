import type { Selectable } from 'kysely'
import type { Locale } from '#common/locale.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { writeTranslation } from '#store/modules/translations/translations.ts'
import type { LookChange, SettingVersionsTable } from '../tables.ts'
import { saveSettings } from '../write-settings.ts'
import { type LookDraft, leaveInDraft, type OutdatedDraft, splitLook, takeDraft } from './draft.ts'
import { compareLooks, isEmptyLook, type Look, layLookOver, readLook } from './read-look.ts'

/** The look as it was published once. */
export interface LookVersion {
  number: number
  /** account of who published it, 0 for what was there before the first */
  authorId: number
  /** the version whose values it has anew */
  restoredFrom: number | null
  changes: LookChange[]
  createdAt: number
}

/** The oldest go: each holds all of the look. */
const KEPT = 200

const toVersion = (row: Omit<Selectable<SettingVersionsTable>, 'settings' | 'texts'>): LookVersion => ({
  number: row.number,
  authorId: row.author_id,
  restoredFrom: row.restored_from,
  changes: fromJson(row.changes),
  createdAt: row.created_at,
})

const lastNumber = async ({ db }: Context): Promise<number> => {
  const row = await db
    .selectFrom('setting_versions')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

const addVersion = async (
  inside: Context,
  look: Look,
  version: Omit<LookVersion, 'number' | 'createdAt'>,
): Promise<LookVersion> => {
  const row = {
    number: (await lastNumber(inside)) + 1,
    author_id: version.authorId,
    restored_from: version.restoredFrom,
    changes: toJson(version.changes),
    created_at: inside.clock(),
  }
  await inside.db
    .insertInto('setting_versions')
    .values({ ...row, settings: toJson(look.values), texts: toJson(look.texts) })
    .execute()
  await inside.db
    .deleteFrom('setting_versions')
    .where('number', '<=', row.number - KEPT)
    .execute()
  return toVersion(row)
}

/** Texts of one look, and an empty one for what the other has and it has not: that one is given up. */
const textsToWrite = (
  after: Record<string, unknown> = {},
  before: Record<string, unknown> = {},
): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(before).map((key) => [key, ''])),
  ...after,
})

const writeLook = async (inside: Context, before: Look, after: Look): Promise<void> => {
  const saved = await saveSettings(inside, after.values)
  if (!saved.ok) throw new Error(`a look that cannot be stored: ${JSON.stringify(saved.error)}`)
  for (const language of Object.keys({ ...before.texts, ...after.texts }) as Locale[]) {
    const texts = textsToWrite(after.texts[language], before.texts[language])
    if (Object.keys(texts).length) await writeTranslation(inside, 'settings', 0, language, texts)
  }
}

/**
 * Makes a look everybody's, as a version. Before the first one the look as it was becomes one too, so that there is a
 * way back to it.
 */
const publish = async (
  inside: Context,
  after: Look,
  restoredFrom: number | null,
): Promise<LookVersion | null> => {
  const before = await readLook(inside)
  if (compareLooks(before, after).length === 0) return null
  if ((await lastNumber(inside)) === 0) {
    await addVersion(inside, before, { authorId: 0, restoredFrom: null, changes: [] })
  }
  await writeLook(inside, before, after)
  const published = await readLook(inside)
  const changes = compareLooks(before, published)
  return addVersion(inside, published, { authorId: inside.actor.customerId, restoredFrom, changes })
}

const NOTHING: Look = { values: {}, texts: {} }

/**
 * Publishes the draft, or some of it, and takes that out of it.
 * @param revision that who publishes it has seen
 * @param keys settings that are published; all without it
 */
export const publishDraft = (
  context: Context,
  revision: number,
  keys?: readonly string[],
): Promise<Result<{ version: LookVersion; draft: LookDraft }, OutdatedDraft | { reason: 'nothing' }>> =>
  inTransaction(context, async (inside) => {
    const taken = await takeDraft(inside, revision)
    if (!taken.ok) return taken
    const draft = taken.value.look
    const [look, left] = keys ? splitLook(draft, new Set(keys)) : [draft, NOTHING]
    const after = layLookOver(await readLook(inside), look)
    const version = isEmptyLook(look) ? null : await publish(inside, after, null)
    if (!version) return refuse({ reason: 'nothing' as const })
    return ok({ version, draft: await leaveInDraft(inside, taken.value, left) })
  })

/** Publishes the values of a version as a new one; the draft stays. */
export const restoreVersion = (
  context: Context,
  number: number,
): Promise<Result<LookVersion, 'unknown' | 'nothing'>> =>
  inTransaction(context, async (inside) => {
    const row = await inside.db
      .selectFrom('setting_versions')
      .select(['settings', 'texts'])
      .where('number', '=', number)
      .executeTakeFirst()
    if (!row) return refuse('unknown' as const)
    // a setting that came later stays as it is
    const { values } = await readLook(inside)
    const look = { values: { ...values, ...fromJson(row.settings) }, texts: fromJson(row.texts) }
    const version = await publish(inside, look, number)
    return version ? ok(version) : refuse('nothing' as const)
  })

/** Versions, the latest first, and how many there are. */
export const listVersions = async (
  { db }: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ versions: LookVersion[]; total: number }> => {
  const rows = await db
    .selectFrom('setting_versions')
    .select(['number', 'author_id', 'restored_from', 'changes', 'created_at'])
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('setting_versions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { versions: rows.map(toVersion), total: Number(total) }
}
