// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { RedeemForm, type RedeemResult } from './redeem-form.tsx'

vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({
    currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' },
  }),
}))

const Screen = () => (
  <RedeemForm balance={9} xsrf="x" idempotencyKey="k" result={useActionData<RedeemResult>()} />
)

/** Sends the form on a page whose loader, once the form was sent, answers only when `reload` is called. */
const send = async (result: RedeemResult) => {
  let reload = (): void => {}
  let data: null | Promise<null> = null
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => data,
      action: () => {
        data = new Promise((resolve) => {
          reload = () => resolve(null)
        })
        return result
      },
      element: <Screen />,
      hydrateFallbackElement: null,
    },
  ])
  render(<RouterProvider router={router} />)
  const button = await screen.findByRole('button', { name: /Make a coupon/ })
  await act(async () => fireEvent.click(button))
  return { button, reload: () => act(async () => reload()) }
}

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

it('cannot be sent again until the page has the balance that is left', async () => {
  const { button, reload } = await send({ redeemed: { code: 'c', amount: '1' } as never })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await reload()
  expect(button.getAttribute('aria-busy')).toBeNull()
})

it('can be sent again as soon as it is refused, though the page is still loading', async () => {
  const { button } = await send({ problem: 'number', typed: '0' })
  expect(button.getAttribute('aria-busy')).toBeNull()
})
