// @vitest-environment jsdom
import { render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { formatDate } from '#app/ui/format.ts'
import { News } from './news.tsx'

vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({ timezone: 'Asia/Tehran' }),
}))

vi.mock('#app/ui/layout/carousel.tsx', () => ({
  Carousel: ({ children }: { children: ReactNode }) => children,
}))

const post = { slug: 'new-year', title: 'New year', image: null, date: '2026-03-20T22:30:00' }
const section = { type: 'news', title: 'News', posts: [post] } as unknown as ComponentProps<
  typeof News
>['section']
const Home = () => <News section={section} />

test('a post has the day of the shop’s time zone', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Home }])
  const { container } = render(<Stub />)
  const time = container.querySelector('time')
  expect(time?.dateTime).toBe('2026-03-20T22:30:00Z')
  expect(time?.textContent).toBe(formatDate('2026-03-21'))
})
