// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PriceBlock } from './price-block.tsx'

const NOW = Date.UTC(2026, 0, 1)
const revalidate = vi.hoisted(() => vi.fn())
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  useRevalidator: () => ({ revalidate, state: 'idle' }),
}))
vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({
    timezone: 'UTC',
    currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left' },
  }),
}))
vi.mock('#app/shared/settings/root-data.ts', () => ({ useRootData: () => ({ now: NOW }) }))

type Props = ComponentProps<typeof PriceBlock>
const PRODUCT = { variations: [] } as unknown as Props['product']
const ON_SALE = {
  price: '8',
  priceBefore: '10',
  lowestBefore: '',
  from: false,
  saleEnds: '2026-01-01T00:00:02',
} as Props['offer']

beforeEach(() => {
  revalidate.mockClear()
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('prices are asked for when a sale ends, and again while it stands, less and less often', () => {
  const { rerender } = render(<PriceBlock product={PRODUCT} offer={ON_SALE} />)
  wait(1)
  expect(revalidate).not.toHaveBeenCalled()
  wait(1)
  expect(revalidate).toHaveBeenCalledTimes(1)
  wait(1)
  expect(revalidate).toHaveBeenCalledTimes(2)
  wait(1)
  expect(revalidate).toHaveBeenCalledTimes(2)
  wait(1)
  expect(revalidate).toHaveBeenCalledTimes(3)
  rerender(
    <PriceBlock product={PRODUCT} offer={{ ...ON_SALE, price: '10', priceBefore: '', saleEnds: null }} />,
  )
  wait(60)
  expect(revalidate).toHaveBeenCalledTimes(3)
})

test('a sale that the shop never ends is asked for a few times only', () => {
  render(<PriceBlock product={PRODUCT} offer={ON_SALE} />)
  for (let minute = 0; minute < 30; minute++) wait(60)
  expect(revalidate).toHaveBeenCalledTimes(12)
})
