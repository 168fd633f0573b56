import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { backoffDelay } from '#common/backoff.ts'
import type { News } from '../news.ts'
import { isUnreachable } from './errors.ts'
import { connectionOptions } from './pool.ts'

const CHANNEL = 'vitrin_events'
const COUNTS = 'vitrin_counts'
/** ms */
const RETRIES = { first: 500, longest: 30_000 }
/** ms that the database has to answer; then the connection is opened again */
const LONGEST_STATEMENT = 5000

/**
 * Tells other processes of events by NOTIFY. A lost connection is opened again; until then they look by themselves.
 * @returns with the end of listening
 */
export const createNotifications = (url: string): News & { end: () => Promise<void> } => {
  const own = randomUUID()
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isEnded = false
  let lose = () => {}
  let hear = () => {}
  let hearCounts = (_text: string) => {}

  const connect = async (): Promise<void> => {
    const next = new Client({ ...connectionOptions(url), query_timeout: LONGEST_STATEMENT })
    client = next
    let isLost = false
    const onLost = () => {
      if (isLost || isEnded) return
      isLost = true
      failures++
      void next.end().catch(() => {})
      timer = setTimeout(() => void connect(), backoffDelay(failures, RETRIES))
      timer.unref()
    }
    lose = onLost
    next.on('error', onLost)
    next.on('end', onLost)
    next.on('notification', ({ channel, payload = '' }) => {
      if (payload.startsWith(own)) return
      if (channel === COUNTS) hearCounts(payload.slice(own.length))
      else hear()
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      await next.query(`listen ${COUNTS}`)
      failures = 0
      // what was announced while nobody listened
      hear()
    } catch {
      onLost()
    }
  }

  return {
    announce: async (trx) => {
      await sql`select pg_notify(${CHANNEL}, ${own})`.execute(trx)
    },
    listen: (listener) => {
      hear = listener
      if (!client) void connect()
    },
    counts: {
      tell: (texts) => {
        const onFailure = lose
        for (const text of texts) {
          client?.query('select pg_notify($1, $2)', [COUNTS, own + text]).catch((error: unknown) => {
            if (isUnreachable(error)) onFailure()
          })
        }
      },
      hear: (listener) => {
        hearCounts = listener
      },
    },
    end: async () => {
      isEnded = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
