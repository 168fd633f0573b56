// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type OnDemand, onDemand, useOnDemand } from './use-on-demand.ts'

const Menu = () => <p>Menu</p>

const Place = ({ open, load }: { open: boolean; load: OnDemand<object> }) => {
  const Component = useOnDemand(open, load, () => {})
  return Component && <Component />
}

it('draws in the same turn what has been fetched, and nothing before it is opened', async () => {
  const load = onDemand(async () => Menu)
  await load()
  const { rerender } = render(<Place open={false} load={load} />)
  expect(screen.queryByText('Menu')).toBeNull()
  rerender(<Place open load={load} />)
  expect(screen.queryByText('Menu')).not.toBeNull()
  rerender(<Place open={false} load={load} />)
  expect(screen.queryByText('Menu')).not.toBeNull()
})

it('fetches once what is opened before it has come', async () => {
  const fetched = vi.fn(async () => Menu)
  const load = onDemand(fetched)
  render(<Place open load={load} />)
  await vi.waitFor(() => expect(screen.queryByText('Menu')).not.toBeNull())
  await load()
  expect(fetched).toHaveBeenCalledTimes(1)
})
