// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RuleList } from './rule-list.tsx'

const RULES = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  query: `words ${i + 1}`,
  pinned: [],
  hidden: [],
}))
vi.mock('react-admin', () => ({
  LinkBase: 'a',
  useTranslate: () => (key: string) => key,
  useGetList: (_: string, { pagination = { perPage: 25 } } = {}) => ({
    data: RULES.slice(0, pagination.perPage),
    isPending: false,
  }),
}))
vi.mock('./search.ts', () => ({ RULES_SCREEN: '/search/rules', useRuleProducts: () => ({}) }))
vi.mock('./use-delete-rule.ts', () => ({ useDeleteRule: () => async () => true }))

afterEach(cleanup)

test('of more rules than one page has, the newest stands first, and the last is found', () => {
  render(<RuleList />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('words 30')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'words 30' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
