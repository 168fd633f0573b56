import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clock, Context } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { ExportKind } from '../tables.ts'
import type { Exporter } from './exporter.ts'
import { exportActor, exportPath, findExport, type KeptExport } from './kept-exports.ts'

export type Exporters = Record<ExportKind, Exporter>

export interface ExportDeps {
  dataDir: string
  exporters: Exporters
  signal: AbortSignal
  /** ms that never go back */
  uptime: Clock
  /** has the next portion written, in the same transaction */
  queueNext: (inside: Context, portion: number) => Promise<void>
}

/** ms of one portion: how far it is is told after each, and what a process that dies loses is no more */
const PORTION = 2000

interface Written {
  place: unknown
  done: number
  bytes: number
  isMore: boolean
}

const AT_START = { place: null, done: 0, bytes: 0 }

/** Where a portion begins: behind what is written, or at the beginning where the file is gone or cut off. */
const beginOf = async (
  file: FileHandle,
  { place, done, bytes }: KeptExport,
): Promise<Omit<Written, 'isMore'>> => {
  const { size } = await file.stat()
  return size < bytes ? AT_START : { place: fromJson(place), done, bytes }
}

const write = async (
  file: FileHandle,
  context: Context,
  one: KeptExport,
  { exporters, signal, uptime }: ExportDeps,
): Promise<Written> => {
  const begin = await beginOf(file, one)
  // what a process that died has written behind it
  await file.truncate(begin.bytes)
  const written: Written = { ...begin, isMore: false }
  const until = uptime() + PORTION
  const about = { wanted: fromJson(one.wanted), origin: one.origin }
  for await (const { text, place, done } of exporters[one.kind].write(context, about, begin.place)) {
    signal.throwIfAborted()
    await file.appendFile(text)
    Object.assign(written, { place, done, bytes: written.bytes + Buffer.byteLength(text) })
    written.isMore = uptime() > until
    if (written.isMore) break
  }
  await file.sync()
  return written
}

/**
 * Writes the next portion of a file, and notes how far it is once it lies on the disk. What a process that dies has not noted is
 * written again.
 */
export const writeExportPortion = async (system: Context, id: number, deps: ExportDeps): Promise<void> => {
  const found = await findExport(system, id)
  if (found?.status !== 'running') return
  const context = { ...system, actor: exportActor(found) }
  const path = exportPath(deps.dataDir, found)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a+', 0o600)
  const { place, done, bytes, isMore } = await write(file, context, found, deps).finally(() => file.close())
  await inTransaction(context, async (inside) => {
    const portions = found.portions + 1
    const { numUpdatedRows } = await inside.db
      .updateTable('kept_exports')
      .set({
        portions,
        place: toJson(place),
        done,
        bytes,
        ...(!isMore && { status: 'done', finished_at: inside.clock() }),
      })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .where('portions', '=', found.portions)
      .executeTakeFirst()
    if (isMore && numUpdatedRows === 1n) await deps.queueNext(inside, portions)
  })
}
