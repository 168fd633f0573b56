// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useInViewport } from './use-in-viewport.ts'

afterEach(() => vi.unstubAllGlobals())

const Place = ({ onNear }: { onNear: () => void }) => <div ref={useInViewport(true, onNear)} />

test('of several changes that are reported at once the last one counts', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      disconnect = () => {}
      constructor(callback: typeof tell) {
        tell = callback
      }
    },
  )
  const onNear = vi.fn()
  render(<Place onNear={onNear} />)
  tell([{ isIntersecting: true }, { isIntersecting: false }])
  expect(onNear).not.toHaveBeenCalled()
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onNear).toHaveBeenCalledOnce()
})
