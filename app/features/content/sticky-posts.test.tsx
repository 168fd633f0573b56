// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { PostCardData } from './post-card.ts'
import { StickyPosts } from './sticky-posts.tsx'

vi.mock('#app/ui/layout/carousel.tsx', () => ({
  Carousel: ({ label, children }: { label: string; children: ReactNode }) => (
    <section aria-label={label}>{children}</section>
  ),
}))

const post = (id: number) =>
  ({ id, slug: `post-${id}`, title: `Post ${id}`, category: '', minutes: 2, image: null }) as PostCardData

const show = (posts: PostCardData[]) =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <StickyPosts posts={posts} /> }])} />,
  )

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

it('gives a single post the whole row, and several a row to go through', () => {
  const { unmount } = show([post(1)])
  expect(screen.getByRole('article')).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  show([post(1), post(2), post(3)])
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByRole('region', { name: 'Picked posts' })).toBeTruthy()
})
