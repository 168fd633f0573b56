// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SaveDataContext } from '../save-data.ts'
import { Carousel } from './carousel.tsx'

class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollTo = vi.fn() as never
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [false, 1],
  [true, 0],
])('with data saver %s the carousel moves by itself %i times', (savesData, times) => {
  render(
    <SaveDataContext value={savesData}>
      <Carousel label="Banners" autoPlay={2500}>
        <p>one</p>
        <p>two</p>
      </Carousel>
    </SaveDataContext>,
  )
  act(() => void vi.advanceTimersByTime(2600))
  expect(vi.mocked(Element.prototype.scrollTo)).toHaveBeenCalledTimes(times)
  expect(screen.getByRole('region').dataset.moving).toBe(savesData ? undefined : 'true')
})
