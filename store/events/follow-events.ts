import type { Kysely } from 'kysely'
import { backoffDelay } from '#common/backoff.ts'
import { newsOf } from '../database/news.ts'
import { followWithReplica } from '../database/replica.ts'
import type { Schema } from '../database/schema.ts'
import { type DomainEvent, onCommit } from '../database/transaction.ts'

/**
 * Hears events in the order of their commits, several at once where several were committed or missed.
 * When it throws it hears the same ones again later, so hearing one twice must do no harm.
 */
export type EventListener = (events: readonly DomainEvent[]) => unknown

interface Follower {
  name: string
  hear: EventListener
  /** id of the last event that it heard without throwing */
  last: number
}

interface Committed extends DomainEvent {
  id: number
}

/** ms */
const RETRIES = { first: 1000, longest: 60_000 }
/** events that are read and told at once, however many somebody has missed */
const PORTION = 500

/**
 * The id of the newest committed event. Ids are in the order of commits, whichever process made them: one
 * writes at a time, and each takes the lock before it takes an id. So nothing comes later below an id that was seen.
 */
const readNewest = async (db: Kysely<Schema>): Promise<number> => {
  const newest = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(newest?.id ?? 0)
}

const readPortion = async (db: Kysely<Schema>, after: number, newest: number): Promise<Committed[]> => {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'type', 'payload'])
    .where('id', '>', after)
    .where('id', '<=', newest)
    .orderBy('id')
    .limit(PORTION)
    .execute()
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as DomainEvent['payload'] }))
}

/** Reads portions of events; who has heard as far as the one before is given the same portion without another read. */
const createReader = (db: Kysely<Schema>, newest: number) => {
  let known: { after: number; events: readonly Committed[] } | null = null
  return async (after: number): Promise<readonly Committed[]> => {
    if (after >= newest) return []
    if (known?.after !== after) known = { after, events: await readPortion(db, after, newest) }
    return known.events
  }
}

const warn = (name: string, error: unknown): void =>
  process.emitWarning(error instanceof Error ? error : new Error(String(error)), {
    code: 'EVENTS_MISSED',
    detail: `${name} hears these events again later`,
  })

/** Delivers committed events to each follower separately: a follower that fails gets them again and delays no other. */
const createFeed = (db: Kysely<Schema>, newest: number) => {
  let followers: readonly Follower[] = []
  let last = newest
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let delivering: Promise<void> = Promise.resolve()

  const tell = async (follower: Follower, read: ReturnType<typeof createReader>): Promise<boolean> => {
    for (;;) {
      const events = await read(follower.last)
      const end = events.at(-1)
      if (!end) return true
      try {
        await follower.hear(events)
      } catch (error) {
        warn(follower.name, error)
        return false
      }
      follower.last = end.id
    }
  }

  const tellAll = async (): Promise<boolean> => {
    last = await readNewest(db)
    // before anybody hears of it, and reads again
    followWithReplica(db, last)
    const read = createReader(db, last)
    let haveHeard = true
    for (const follower of followers) if (!(await tell(follower, read))) haveHeard = false
    return haveHeard
  }

  const deliver = async (): Promise<void> => {
    clearTimeout(timer)
    const haveHeard = await tellAll().catch((error: unknown) => {
      warn('everybody', error)
      return false
    })
    failures = haveHeard ? 0 : failures + 1
    if (haveHeard || followers.length === 0) return
    timer = setTimeout(publish, backoffDelay(failures, RETRIES))
    timer.unref()
  }

  /** Settles when all followers have the events; never rejects. */
  const publish = (): Promise<void> => {
    delivering = delivering.then(deliver)
    return delivering
  }

  const catchUp = async (): Promise<void> => {
    // what somebody else has read already may still be on its way to the followers
    await ((await readNewest(db)) > last ? publish() : delivering)
  }

  onCommit(db, publish)
  newsOf(db)?.listen(() => void catchUp().catch((error: unknown) => warn('everybody', error)))
  return {
    catchUp,
    end: async () => {
      followers = []
      await delivering
      clearTimeout(timer)
    },
    follow: (name: string, hear: EventListener, isFirst: boolean): (() => void) => {
      const follower = { name, hear, last }
      followers = isFirst ? [follower, ...followers] : [...followers, follower]
      return () => {
        followers = followers.filter((other) => other !== follower)
        if (followers.length === 0) clearTimeout(timer)
      }
    },
  }
}

type Feed = ReturnType<typeof createFeed>
const feeds = new WeakMap<object, Promise<Feed>>()

const openFeed = async (db: Kysely<Schema>): Promise<Feed> => {
  const newest = await readNewest(db)
  followWithReplica(db, newest)
  return createFeed(db, newest)
}

/**
 * Gives the followers of this process what other processes have committed; of its own commits they know. A look that finds
 * no new event calls nobody and costs one read of an index.
 */
export const catchUp = async (db: Kysely<Schema>): Promise<void> => (await feeds.get(db))?.catchUp()

/**
 * Calls `hear` with the events that are committed from now on, before the call that wrote them returns, and with those of
 * other processes at the next {@link catchUp}. A commit without events calls nothing. For state in the process, as an index
 * or a cache; work belongs to jobs.
 * @param name in the log, when it throws
 * @param isFirst comes before those that do not: what others read when they hear of a change
 * @returns ends it
 */
export const followEvents = async (
  db: Kysely<Schema>,
  name: string,
  hear: EventListener,
  isFirst = false,
): Promise<() => void> => {
  const opening = feeds.get(db) ?? openFeed(db)
  feeds.set(db, opening)
  return (await opening).follow(name, hear, isFirst)
}

/** Nobody hears of events any more, also not of those missed: what comes before the database is closed. */
export const endFollowing = async (db: Kysely<Schema>): Promise<void> => (await feeds.get(db))?.end()
