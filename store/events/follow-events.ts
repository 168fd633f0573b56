import type { Kysely } from 'kysely'
import { backoffDelay } from '#common/backoff.ts'
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

const readAfter = async (db: Kysely<Schema>, id: number): Promise<Committed[]> => {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'type', 'payload'])
    .where('id', '>', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as DomainEvent['payload'] }))
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

  const tell = async (follower: Follower, events: readonly Committed[]): Promise<boolean> => {
    const missed = events.filter(({ id }) => id > follower.last)
    const end = missed.at(-1)
    if (!end) return true
    try {
      await follower.hear(missed)
      follower.last = end.id
      return true
    } catch (error) {
      warn(follower.name, error)
      return false
    }
  }

  const tellAll = async (): Promise<boolean> => {
    const events = await readAfter(db, Math.min(last, ...[...followers].map((follower) => follower.last)))
    last = events.at(-1)?.id ?? last
    let haveHeard = true
    for (const follower of followers) if (!(await tell(follower, events))) haveHeard = false
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

  onCommit(db, publish)
  return {
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
  const newest = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return createFeed(db, Number(newest?.id ?? 0))
}

/**
 * Calls `hear` with the events that are committed from now on, before the call that wrote them returns. A commit without
 * events calls nothing. For state in the process, as an index or a cache; work belongs to jobs.
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
