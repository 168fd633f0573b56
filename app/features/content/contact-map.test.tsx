// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { overwriteGetLocale } from '../../messages/paraglide/runtime.js'
import { ContactMap } from './contact-map.tsx'

it('asks the other host only when somebody wants to see the map', async () => {
  overwriteGetLocale(() => 'en')
  render(<ContactMap address="https://maps.test/embed?a=1" />)
  expect(screen.queryByTitle('Map')).toBeNull()
  expect(screen.getByText(/maps\.test/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show on the map' }))
  const frame = screen.getByTitle('Map')
  expect(frame.getAttribute('src')).toBe('https://maps.test/embed?a=1')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
})
