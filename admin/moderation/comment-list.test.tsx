// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { RaRecord } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import CommentList from './comment-list.tsx'
import type { Told } from './moderation-list.tsx'

const COMMENT = { id: 1, author_name: 'Flann O&#039;Brien', content: '<p>Tea &amp; cake</p>' }

vi.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }))
vi.mock('./moderation-list.tsx', () => ({
  ModerationList: ({ tell }: { tell: (comment: RaRecord) => Told }) => {
    const { author, text } = tell(COMMENT)
    return `${author}: ${text}`
  },
}))

afterEach(cleanup)

it('shows who wrote a comment, and what, as text', () => {
  render(<CommentList />)
  expect(screen.getByText("Flann O'Brien: Tea & cake")).toBeDefined()
})
