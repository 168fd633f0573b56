// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { Countdown, splitTime } from './countdown.tsx'

const NOW = Date.UTC(2026, 0, 1)

beforeEach(() => {
  overwriteGetLocale(() => 'fa')
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const values = (container: HTMLElement) =>
  [...container.querySelectorAll('b')].map((element) => element.textContent)

it('splits what is left', () => {
  expect(splitTime(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_678)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
    tenths: 6,
  })
})

it('ticks every second in the digits of the page', () => {
  const { container } = render(<Countdown to={NOW + 3_725_000} />)
  expect(values(container)).toEqual(['۰۱', '۰۲', '۰۵'])
  act(() => vi.advanceTimersByTime(1000))
  expect(values(container)).toEqual(['۰۱', '۰۲', '۰۴'])
})

it('ticks every tenth when asked to', () => {
  overwriteGetLocale(() => 'en')
  const { container } = render(<Countdown to={NOW + 5_000} tenths />)
  act(() => vi.advanceTimersByTime(300))
  expect(values(container)).toEqual(['00', '00', '04', '7'])
})

it('has tenths in its last minute', () => {
  const { container } = render(<Countdown to={NOW + 61_000} />)
  expect(values(container)).toEqual(['۰۰', '۰۱', '۰۱'])
  act(() => vi.advanceTimersByTime(1000))
  act(() => vi.advanceTimersByTime(300))
  expect(values(container)).toEqual(['۰۰', '۰۰', '۵۹', '۷'])
})

it('shows days only while there are some', () => {
  const { container } = render(<Countdown to={new Date(NOW + 90_000_000).toISOString()} />)
  expect(values(container)).toEqual(['۱', '۰۱', '۰۰', '۰۰'])
})

it('has the days and their name in front of a clock that reads from the left', () => {
  const { container } = render(<Countdown to={NOW + 90_000_000} size="small" />)
  const clock = container.querySelector('[dir="ltr"]')
  expect([...(clock?.querySelectorAll('b') ?? [])].map((value) => value.textContent)).toEqual([
    '۰۱',
    '۰۰',
    '۰۰',
  ])
  expect(clock?.previousElementSibling?.textContent).toBe('۱روز')
})

const Slow = ({ draw }: { draw: () => void }) => {
  draw()
  return null
}

const Sale = ({ draw }: { draw: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setOpen(true))} />
      {isOpen && <Countdown to={NOW + 3_725_000} />}
      {isOpen && <Slow draw={draw} />}
    </>
  )
}

it('has a screen drawn once that takes longer than a tick', () => {
  const draw = vi.fn(() => vi.setSystemTime(Date.now() + 1500))
  const { container } = render(<Sale draw={draw} />)
  act(() => container.querySelector('button')?.click())
  expect(draw).toHaveBeenCalledTimes(1)
  act(() => vi.advanceTimersByTime(1000))
  expect(values(container)).toEqual(['۰۱', '۰۲', '۰۳'])
})

it('stops at zero and reports that once', () => {
  const onEnd = vi.fn()
  const { container } = render(<Countdown to={NOW + 2000} onEnd={onEnd} />)
  expect(onEnd).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(5000))
  expect(values(container)).toEqual(['۰۰', '۰۰', '۰۰', '۰'])
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('names the day when the server renders it', () => {
  const html = renderToString(<Countdown to={NOW + 3_725_000} />)
  expect(html).toContain('تا ۱۱ دی')
  expect(html).not.toContain('ساعت')
})

it('names the day where the shop is', () => {
  overwriteGetLocale(() => 'en')
  expect(renderToString(<Countdown to={NOW} timeZone="America/New_York" />)).toContain('until December 31')
})
