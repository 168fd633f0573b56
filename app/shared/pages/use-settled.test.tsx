// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

const Shown = ({ of }: { of: Promise<string> }) => <p>{useSettled(of) ?? 'nothing yet'}</p>

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: '' }
  static getDerivedStateFromError = ({ message }: Error) => ({ failed: message })
  override render() {
    return this.state.failed || this.props.children
  }
}

it('shows what the promise came to, and at once where that is known', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { unmount } = render(<Shown of={promise} />)
  expect(screen.getByText('nothing yet')).toBeDefined()
  await act(async () => resolve('tea'))
  expect(screen.getByText('tea')).toBeDefined()
  unmount()
  render(<Shown of={promise} />)
  expect(screen.getByText('tea')).toBeDefined()
})

it('shows nothing of the promise before', async () => {
  const { rerender } = render(<Shown of={Promise.resolve('tea')} />)
  expect(await screen.findByText('tea')).toBeDefined()
  rerender(<Shown of={new Promise(() => {})} />)
  expect(screen.getByText('nothing yet')).toBeDefined()
})

it('leaves a failure to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failed = Promise.reject(new Error('no answer'))
  render(
    <Boundary>
      <Shown of={failed} />
    </Boundary>,
  )
  expect(await screen.findByText('no answer')).toBeDefined()
})
