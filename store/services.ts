import type { Selectable } from 'kysely'
import type { Clock, Context } from './context.ts'
import type { Cipher } from './database/cipher.ts'
import type { Database } from './database/connection.ts'
import type { Schema } from './database/schema.ts'
import type { Catalog, SearchCounts } from './modules/catalog/catalog.ts'
import type { Connect, TransportSource, Transports } from './modules/notifications/notifications.ts'
import type { Gateways } from './modules/payments/payments.ts'

interface Logger {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** How a task learns that the process is shutting down. */
export interface Shutdown {
  /** it begins nothing further */
  stopping: AbortSignal
  /** what it awaits from outside is given up */
  aborted: AbortSignal
}

/** What is done by the clock. */
export interface ScheduledTask {
  name: string
  /** ms from its end to its next run */
  every: number
  /** answers how much there was to do */
  run: (shutdown?: Shutdown) => Promise<number>
}

/** Backups of a running shop as those who run it see them. */
export interface BackupDesk {
  folder: string
  dataDir: string
  /** nobody has named the folder: it is beside the data, on the same disk */
  isBeside: boolean
  encrypts: boolean
  /** `every`: ms, 0 where none are made by themselves */
  plan: () => Promise<{ every: number; keep: number }>
  /** the newest first */
  list: () => Promise<{ name: string; madeAt: number; size: number; isSealed: boolean }[]>
  /** bytes that the one under way has written; null where there is none */
  underWay: () => Promise<number | null>
  /** `under_way`: another one is; `failed`: it could not even begin, and `lastFailure` tells why */
  start: () => Promise<'begun' | 'under_way' | 'failed'>
  /** null for a name that is none of a backup */
  pathOf: (name: string) => Promise<string | null>
  remove: (name: string) => Promise<boolean>
  /** when the newest was made, epoch ms, but for those that are dated in the future; null where there is none */
  lastMade: () => Promise<number | null>
  /** why the last one was not written; null where one was written since */
  lastFailure: () => Promise<{ at: number; byItself: boolean; reason: string | null } | null>
  /** has this process end, restore a backup of the folder and begin anew; null where it cannot */
  restore: ((name: string) => void) | null
  /** what came of the last one that was asked for here; null where none was */
  lastRestore: () => Promise<{ name: string; at: number; done: boolean; reason: string | null } | null>
}

/** What `createStore` is given. */
export interface StoreDeps {
  db: Database
  clock: Clock
  /** what secrets are encrypted with that have to be read again */
  cipher: Cipher
  /** ms that never go back, for throttles; the process's own by default */
  uptime?: Clock
  log: Logger
  /** absolute path; media originals lie in `media/`, made variants in `media-variants/`, exports in `exports/` */
  dataDir: string
  /** whether pictures are made as AVIF, too, beside WebP; yes by default */
  makesAvif?: boolean
  /** the public origin when it is fixed; null takes the request's own */
  siteUrl: string | null
  /** for links in messages that no request asked for, e.g. http://localhost:3000 */
  linkOrigin: string
  /** reaches the world outside: payment gateways */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** opens a connection to a mail server that the shop's settings name */
  connect: Connect
  /** of mail and SMS; a missing one leaves messages in the outbox */
  transports: Transports
  /** where there are backups to be made and fetched */
  backups?: BackupDesk | null
  /** what is done by the clock beside the shop's own tasks */
  tasks?: readonly ScheduledTask[]
}

type LaneName = Selectable<Schema['jobs']>['lane']

/** Jobs of a lane: `waiting` for their time or a worker, `running`, or `failed` for good. */
export interface JobCount {
  lane: LaneName
  state: 'waiting' | 'running' | 'failed'
  count: number
}

export type JobState = JobCount['state'] | 'done'

export interface ListedJob {
  id: number
  kind: string
  lane: LaneName
  state: JobState
  payload: Record<string, unknown>
  attempts: number
  /** why it failed the last time, '' for not yet */
  error: string
  /** epoch ms before which it is not begun */
  runAt: number
  createdAt: number
}

/** The queue of jobs as those who run the shop see it. */
export interface JobQueue {
  /** how many are not done, by lane and state */
  count: () => Promise<JobCount[]>
  /** one page of those in a state: what failed last comes first, what waits by its time */
  list: (
    state: JobState,
    page: { limit: number; offset: number },
  ) => Promise<{ jobs: ListedJob[]; total: number }>
  /** has one that was given up tried again, or with null all; answers how many */
  retry: (context: Context, id: number | null) => Promise<number>
  /** does not try one that waits again, with all that follows from giving it up; answers how many */
  giveUp: (context: Context, id: number) => Promise<number>
}

/** Hears what others have counted for a key: so many ms more until all is back, or null for all back at once. */
export type HearCount = (key: string, ms: number | null) => void

/** Tells others what was counted here. */
interface Share {
  spend: (key: string, ms: number) => void
  reset: (key: string) => void
}

/** Where attempts are counted: by a clock that never goes back, together with other processes where there are any. */
export interface Counting {
  clock: Clock
  join?: ((hear: HearCount) => Share) | undefined
}

/** @param name of what is counted, the same in every process */
export type CountAs = (name: string) => Counting

/** What the HTTP layer and the jobs are given: the dependencies and the modules that keep state in the process. */
export interface Services extends StoreDeps {
  uptime: Clock
  /** requests that failed in this process since it began */
  failures: { count: number; lastAt: number | null; since: number }
  countAs: CountAs
  gateways: Gateways
  databaseKind: 'sqlite' | 'postgresql'
  /** whom mail and SMS are carried by */
  transportSources: (context: Context) => Promise<Record<'mail' | 'sms', TransportSource>>
  /** what waits to be done, and what was given up */
  jobs: JobQueue
  /** lists, filters, facets and search over all products, from memory */
  catalog: Catalog
  /** what is searched for, until it is written down */
  searches: SearchCounts
}
