import type { LaneName } from './tables.ts'

interface Lane {
  /** jobs side by side in one process */
  limit: number
  /** ms; a job that takes longer has failed, and the lane goes on without it. Shorter than a lease. */
  timeout: number
}

const SECOND = 1000

/** Jobs of one lane wait for each other alone: a mail server that hangs holds up no SMS. */
export const LANES: Record<LaneName, Lane> = {
  // one after the other, in the order of their events; these jobs call no other server
  reactions: { limit: 1, timeout: 30 * SECOND },
  mail: { limit: 4, timeout: 45 * SECOND },
  sms: { limit: 4, timeout: 20 * SECOND },
  push: { limit: 4, timeout: 20 * SECOND },
  webhooks: { limit: 4, timeout: 40 * SECOND },
  // a few rows of a file at a time, and the pictures that they name
  imports: { limit: 1, timeout: 50 * SECOND },
  // a few products or orders of a change of many, or a part of a file that is exported
  bulk: { limit: 1, timeout: 50 * SECOND },
}

export const LANE_NAMES = Object.keys(LANES) as LaneName[]
