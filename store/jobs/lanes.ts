import type { LaneName } from './tables.ts'

interface Lane {
  /** jobs side by side in one process */
  limit: number
  /** ms; a job that takes longer has failed, and the lane goes on without it. Shorter than a lease. */
  timeout: number
  /** failures after which a job is given up */
  tries: number
}

const SECOND = 1000
const TRIES = 8
/** Of what another server takes that may be away: at first after seconds, then every hour, for about a day (queue.ts). */
const TRIES_OF_A_DAY = 34

/** Jobs of one lane wait for each other alone: a mail server that hangs holds up no SMS. */
export const LANES: Record<LaneName, Lane> = {
  // one after the other, in the order of their events; these jobs call no other server
  reactions: { limit: 1, timeout: 30 * SECOND, tries: TRIES },
  mail: { limit: 4, timeout: 45 * SECOND, tries: TRIES_OF_A_DAY },
  sms: { limit: 4, timeout: 20 * SECOND, tries: TRIES_OF_A_DAY },
  push: { limit: 4, timeout: 20 * SECOND, tries: TRIES_OF_A_DAY },
  // a delivery that is not taken is repeated by jobs of its own
  webhooks: { limit: 4, timeout: 40 * SECOND, tries: TRIES },
  // a few rows of a file at a time, and the pictures that they name
  imports: { limit: 1, timeout: 50 * SECOND, tries: TRIES },
  // a few products or orders of a change of many, or a part of a file that is exported
  bulk: { limit: 1, timeout: 50 * SECOND, tries: TRIES },
}

export const LANE_NAMES = Object.keys(LANES) as LaneName[]
