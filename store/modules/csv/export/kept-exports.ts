import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import type { Actor, Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { ExportKind, KeptExportsTable } from '../tables.ts'
import type { Exporter } from './exporter.ts'

export type KeptExport = Selectable<KeptExportsTable>

/** below the data folder */
const EXPORT_FOLDER = 'exports'
const DAY = 86_400_000
/** how long a file may be fetched: it holds what customers have told the shop */
export const KEPT_FOR = 3 * DAY
/** files that are there at the same time; the oldest give way */
const MOST_KEPT = 20

/** Has a file written; the work follows the event. @returns its id */
export const startExport = async (
  context: Context,
  exporter: Exporter,
  { kind, wanted, origin }: { kind: ExportKind; wanted: object; origin: string },
): Promise<number> => {
  const total = await exporter.count(context, wanted)
  return inTransaction(context, async (inside) => {
    const { id } = await inside.db
      .insertInto('kept_exports')
      .values({
        status: 'running',
        kind,
        wanted: toJson(wanted),
        origin,
        file: `${randomBytes(16).toString('hex')}.csv`,
        place: toJson<unknown>(null),
        total,
        created_at: inside.clock(),
        finished_at: null,
        created_by: inside.actor.customerId,
        created_as: inside.actor.role,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(inside, { type: 'export.started', payload: { id } })
    return id
  })
}

export const findExport = ({ db }: Pick<Context, 'db'>, id: number): Promise<KeptExport | undefined> =>
  db.selectFrom('kept_exports').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest first. */
export const listExports = ({ db }: Pick<Context, 'db'>): Promise<KeptExport[]> =>
  db.selectFrom('kept_exports').selectAll().orderBy('id', 'desc').limit(MOST_KEPT).execute()

export const exportPath = (dataDir: string, { file }: Pick<KeptExport, 'file'>): string =>
  join(dataDir, EXPORT_FOLDER, file)

/** For whom a file is written: who asked for it, whichever process does it. */
export const exportActor = ({ created_by, created_as }: KeptExport): Actor => ({
  customerId: created_by,
  role: created_as,
})

/** Leaves a file that cannot be written to a person, who asks for another one. */
export const stopExport = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> => {
  await db
    .updateTable('kept_exports')
    .set({ status: 'stopped' })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Has a file that stopped be written on by the job that was given up and is tried again. */
export const resumeExport = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> => {
  await db
    .updateTable('kept_exports')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', '=', 'stopped')
    .execute()
}

/** Deletes a file; one that is being written ends. */
export const deleteExport = async (context: Context, dataDir: string, one: KeptExport): Promise<void> => {
  await inTransaction(context, ({ db }) => db.deleteFrom('kept_exports').where('id', '=', one.id).execute())
  await rm(exportPath(dataDir, one), { force: true })
}

/** Files that nobody knows any more, as those of a process that died while it deleted them. */
const dropUnknown = async ({ db, clock }: Context, dataDir: string): Promise<number> => {
  const folder = join(dataDir, EXPORT_FOLDER)
  const files = await readdir(folder).catch(() => [])
  if (files.length === 0) return 0
  const rows = await db.selectFrom('kept_exports').select('file').execute()
  const known = new Set(rows.map(({ file }) => file))
  let dropped = 0
  for (const file of files) {
    if (known.has(file)) continue
    const found = await stat(join(folder, file)).catch(() => null)
    if (!found || found.mtimeMs > clock() - DAY) continue
    await rm(join(folder, file), { force: true })
    dropped += 1
  }
  return dropped
}

/** Deletes files of more than three days ago, and more than the newest twenty. */
export const dropOldExports = async (context: Context, dataDir: string): Promise<number> => {
  const { db, clock } = context
  const newest = db.selectFrom('kept_exports').select('id').orderBy('id', 'desc').limit(MOST_KEPT)
  const old = await db
    .selectFrom('kept_exports')
    .selectAll()
    .where(({ eb, or }) => or([eb('created_at', '<', clock() - KEPT_FOR), eb('id', 'not in', newest)]))
    .execute()
  for (const one of old) await deleteExport(context, dataDir, one)
  return old.length + (await dropUnknown(context, dataDir))
}
