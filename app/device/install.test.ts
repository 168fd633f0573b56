import { expect, it } from 'vitest'
import { isInvitable, noHistory, withPage } from './install.ts'

const MINUTE = 60_000
const START = 1_800_000_000_000

it('pages of one visit count once, one after half an hour is another visit', () => {
  const first = withPage(noHistory, START)
  const still = withPage(first, START + 20 * MINUTE)
  const later = withPage(still, START + 51 * MINUTE)
  expect([first.visits, still.visits, later.visits]).toEqual([1, 1, 2])
})

it('invites after a second visit or an order, and never twice', () => {
  const first = withPage(noHistory, START)
  expect(isInvitable(first)).toBe(false)
  expect(isInvitable({ ...first, has_ordered: true })).toBe(true)
  expect(isInvitable({ ...first, visits: 2 })).toBe(true)
  expect(isInvitable({ ...first, visits: 2, has_ordered: true, is_invited: true })).toBe(false)
})
