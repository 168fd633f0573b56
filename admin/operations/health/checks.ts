import type { Health } from '#store-api/contract/office.ts'

/** Something about the shop that is as it should be, or not. */
export interface Check {
  key: 'database' | 'disk' | 'jobs' | 'payments' | 'errors' | 'backup' | 'mail' | 'sms'
  state: 'good' | 'look' | 'bad'
  /** key of its text below `operations.health.KEY` */
  text: string
  /** what the text names */
  count?: number
  /** UTC */
  date?: string
  /** where something can be done about it, and what that takes */
  to?: string
  needs?: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** parts of the disk that are left: there it fills up soon, and here it is time to make room */
const LOW = { bad: 0.05, look: 0.1 }
const MANY_JOBS = 500

const sum = (health: Health, state: string): number =>
  health.jobs.filter((jobs) => jobs.state === state).reduce((total, { count }) => total + count, 0)

const disk = ({ disk: found }: Health): Check => {
  if (!found) return { key: 'disk', state: 'good', text: 'unknown' }
  const left = found.free / found.size
  const state = left < LOW.bad ? 'bad' : left < LOW.look ? 'look' : 'good'
  return { key: 'disk', state, text: state === 'good' ? 'good' : 'low' }
}

const jobs = (health: Health): Check => {
  const to = '/jobs'
  const [failed, waiting] = [sum(health, 'failed'), sum(health, 'waiting')]
  if (failed > 0) return { key: 'jobs', state: 'bad', text: 'failed', count: failed, to }
  if (waiting > MANY_JOBS) return { key: 'jobs', state: 'look', text: 'many', count: waiting, to }
  return { key: 'jobs', state: 'good', text: 'good' }
}

const payments = ({ payments_in_doubt: count }: Health): Check =>
  count > 0
    ? { key: 'payments', state: 'look', text: 'doubt', count, to: '/orders' }
    : { key: 'payments', state: 'good', text: 'good' }

const errors = ({ errors: { count, last_gmt: date } }: Health): Check =>
  count > 0 && date
    ? { key: 'errors', state: 'look', text: 'some', count, date }
    : { key: 'errors', state: 'good', text: 'none' }

const backup = (health: Health, now: number): Check => {
  const { has_backups: isOn, last_backup_gmt: date, backup_failed: hasFailed } = health
  const place = { key: 'backup', to: '/backups', needs: 'manage_options' } as const
  if (!isOn) return { ...place, state: 'look', text: 'off' }
  if (hasFailed) return { ...place, state: 'bad', text: 'failed' }
  if (date === null) return { ...place, state: 'look', text: 'none' }
  // one a week is made by whoever has set it so
  const isOld = now - Date.parse(`${date}Z`) > 8 * DAY
  return { ...place, state: isOld ? 'bad' : 'good', text: isOld ? 'old' : 'good', date }
}

const carrier = (key: 'mail' | 'sms', source: string): Check => ({
  key,
  // a shop does without SMS
  state: source === 'none' && key === 'mail' ? 'look' : 'good',
  text: source === 'none' ? 'none' : 'good',
  to: `/settings/${key}`,
})

const RANK = { bad: 0, look: 1, good: 2 }

/** What the shop says of itself as points to look at, the worst first. */
export const checksOf = (health: Health, now: number): Check[] => {
  const database: Check = health.database.writable
    ? { key: 'database', state: 'good', text: 'good' }
    : { key: 'database', state: 'bad', text: 'refuses' }
  return [
    database,
    disk(health),
    jobs(health),
    payments(health),
    errors(health),
    backup(health, now),
    carrier('mail', health.mail),
    carrier('sms', health.sms),
  ].sort((one, other) => RANK[one.state] - RANK[other.state])
}
