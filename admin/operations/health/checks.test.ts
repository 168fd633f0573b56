import { expect, test } from 'vitest'
import type { Health } from '#store-api/contract/office.ts'
import { checksOf } from './checks.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const WELL: Health = {
  version: '0.2.0',
  node: '24.0.0',
  database: { kind: 'sqlite', writable: true },
  disk: { free: 50, size: 100 },
  jobs: [{ lane: 'mail', state: 'waiting', count: 3 }],
  mail: 'shop',
  sms: 'none',
  payments_in_doubt: 0,
  has_backups: true,
  last_backup_gmt: '2026-11-26T03:00:00',
  backup_failed: false,
  errors: { count: 0, last_gmt: null, since_gmt: '2026-11-20T00:00:00' },
}
const judged = (changes: Partial<Health>) =>
  checksOf({ ...WELL, ...changes }, NOW)
    .filter(({ state }) => state !== 'good')
    .map(({ key, state, text }) => `${key} ${state} ${text}`)

test('nothing is to be done where all is well', () => {
  expect(judged({})).toEqual([])
})

test.each<[Partial<Health>, string]>([
  [{ database: { kind: 'sqlite', writable: false } }, 'database bad refuses'],
  [{ disk: { free: 9, size: 100 } }, 'disk look low'],
  [{ disk: { free: 1, size: 100 } }, 'disk bad low'],
  [{ jobs: [{ lane: 'mail', state: 'failed', count: 2 }] }, 'jobs bad failed'],
  [{ jobs: [{ lane: 'mail', state: 'waiting', count: 501 }] }, 'jobs look many'],
  [{ payments_in_doubt: 1 }, 'payments look doubt'],
  [{ errors: { count: 1, last_gmt: '2026-11-26T03:00:00', since_gmt: '' } }, 'errors look some'],
  [{ has_backups: false, last_backup_gmt: null }, 'backup look off'],
  [{ last_backup_gmt: null }, 'backup look none'],
  [{ last_backup_gmt: '2026-11-10T03:00:00' }, 'backup bad old'],
  [{ backup_failed: true }, 'backup bad failed'],
  [{ backup_failed: true, last_backup_gmt: null }, 'backup bad failed'],
  [{ mail: 'none' }, 'mail look none'],
])('%j is told as %s', (changes, told) => {
  expect(judged(changes)).toEqual([told])
})

test('the worst comes first', () => {
  const all = judged({ mail: 'none', jobs: [{ lane: 'mail', state: 'failed', count: 2 }] })
  expect(all).toEqual(['jobs bad failed', 'mail look none'])
})
