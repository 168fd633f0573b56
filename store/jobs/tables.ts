import type { Generated } from 'kysely'

/** What happened, in order; written in the transaction of the change. */
export interface EventsTable {
  id: Generated<number>
  /** e.g. product.changed, order.placed, order.status-changed, settings.changed */
  type: string
  /** JSON */
  payload: string
  created_at: number
}

/** What waits for each other among the jobs, and for nothing else: see lanes.ts. */
export type LaneName = 'reactions' | 'mail' | 'sms' | 'push' | 'webhooks' | 'imports' | 'bulk'

/** Work that hangs off events, with a lease so that several processes share it. */
export interface JobsTable {
  id: Generated<number>
  kind: string
  lane: Generated<LaneName>
  payload: string
  /** of the due jobs of a lane the lowest is done first */
  rank: Generated<number>
  dedupe_key: string
  /** queued, done, dead */
  status: string
  /** how often it was begun */
  attempts: number
  /** how often it was begun and failed; the others were cut short, as their process ended */
  failures: Generated<number>
  run_at: number
  leased_until: number | null
  last_error: string
  created_at: number
}

/** How far a follower of the events has come. */
export interface EventCursorsTable {
  name: string
  last_event_id: number
}
