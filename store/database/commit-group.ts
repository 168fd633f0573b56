import type { ControlledTransaction, Kysely, Transaction } from 'kysely'
import { newsOf } from './news.ts'
import type { Schema } from './schema.ts'

/** What a work answers, whether it is to be undone, and whether it recorded something that others follow. */
interface Done<T> {
  result: T
  isRefused: boolean
  isNews: boolean
}
type Work<T> = (trx: Transaction<Schema>) => Promise<Done<T>>

interface Waiting {
  /** answers whether what it did is kept */
  run: (trx: Transaction<Schema>) => Promise<boolean>
  /** called once what `run` did is on disk, or is known not to be */
  settle: (failure: unknown) => void
  isNews: boolean
  /** why it failed alone; null as long as it did not */
  failure: unknown
}

interface Group {
  waiting: Waiting[]
  draining: boolean
}

const MAX_WORKS = 64
const SAVEPOINT = 'work'
const groups = new WeakMap<object, Group>()

/**
 * Runs one work so that its refusal or failure undoes it alone. Both are told after the commit like any other answer:
 * they may rest on what others of the group wrote.
 * @throws when nothing of the whole group can be kept, as when the disk is full
 */
const attempt = async (trx: ControlledTransaction<Schema>, work: Waiting): Promise<void> => {
  const inside = await trx.savepoint(SAVEPOINT).execute()
  try {
    const isKept = await work.run(inside)
    if (!isKept) await inside.rollbackToSavepoint(SAVEPOINT).execute()
    await inside.releaseSavepoint(SAVEPOINT).execute()
  } catch (error) {
    work.failure = error
    await inside.rollbackToSavepoint(SAVEPOINT).execute()
  }
}

const begin = async (db: Kysely<Schema>, group: Group): Promise<ControlledTransaction<Schema> | null> => {
  try {
    return await db.startTransaction().execute()
  } catch (error) {
    for (const work of group.waiting.splice(0)) work.settle(error)
    return null
  }
}

const commitWaiting = async (
  db: Kysely<Schema>,
  group: Group,
  publish: () => Promise<void>,
): Promise<void> => {
  const trx = await begin(db, group)
  if (!trx) return
  const taken: Waiting[] = []
  let failure: unknown = null
  try {
    for (let works = 0; works < MAX_WORKS; works++) {
      const work = group.waiting.shift()
      if (!work) break
      taken.push(work)
      await attempt(trx, work)
    }
    if (taken.some(({ isNews }) => isNews)) await newsOf(db)?.announce(trx)
    await trx.commit().execute()
  } catch (error) {
    failure = error
    await trx
      .rollback()
      .execute()
      .catch(() => {})
  }
  // what is on disk is done: a listener that stumbles must not make it look undone
  if (failure === null && taken.some(({ isNews }) => isNews)) {
    await publish().catch((error: Error) => process.emitWarning(error))
  }
  for (const work of taken) work.settle(work.failure ?? failure)
}

const drain = async (db: Kysely<Schema>, group: Group, publish: () => Promise<void>): Promise<void> => {
  group.draining = true
  while (group.waiting.length > 0) await commitWaiting(db, group, publish)
  group.draining = false
}

/**
 * Runs `work` in a transaction that writers who wait at the same time share: one after the other, each undone alone
 * when it fails or refuses, all made durable by one commit. A caller hears of success only after that commit, so nothing
 * acknowledged is lost, and a slow disk is waited for once a group instead of once a writer.
 * @param publish brings up to date whoever follows the changes, before the callers go on; a commit without news tells nobody
 */
export const inGroupedTransaction = <T>(
  db: Kysely<Schema>,
  work: Work<T>,
  publish: () => Promise<void>,
): Promise<T> => {
  const group = groups.get(db) ?? { waiting: [], draining: false }
  groups.set(db, group)
  return new Promise<T>((resolve, reject) => {
    let answer: () => void = () => {}
    const waiting: Waiting = {
      isNews: false,
      failure: null,
      run: async (trx) => {
        const { result, isRefused, isNews } = await work(trx)
        waiting.isNews = isNews && !isRefused
        answer = () => resolve(result)
        return !isRefused
      },
      settle: (failure) => (failure === null ? answer() : reject(failure)),
    }
    group.waiting.push(waiting)
    if (!group.draining) void drain(db, group, publish)
  })
}
