// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, content: `about ${id}` }))
const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('keeps every panel in the page and shows one', () => {
  render(<Tabs label="parts" tabs={tabs} />)
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3)
  expect(screen.getByRole('tabpanel').textContent).toBe('about one')
})

it('moves with the arrows in the direction of reading', async () => {
  const user = userEvent.setup()
  render(
    <div style={{ direction: 'rtl' }}>
      <Tabs label="parts" tabs={tabs} />
    </div>,
  )
  screen.getByRole('tablist').style.direction = 'rtl'
  await user.click(screen.getByRole('tab', { name: 'one' }))
  await user.keyboard('{ArrowLeft}')
  expect(selected()).toBe('two')
  expect(document.activeElement?.textContent).toBe('two')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(selected()).toBe('three')
  await user.keyboard('{Home}')
  expect(selected()).toBe('one')
})
