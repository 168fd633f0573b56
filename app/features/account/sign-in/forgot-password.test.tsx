// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { ForgotPassword } from './forgot-password.tsx'

const fakes = vi.hoisted(() => ({ forgotPassword: vi.fn(), alert: vi.fn(), toast: vi.fn() }))
vi.mock('#app/shared/account/browser-account.ts', () => ({
  browserAccount: () => ({ forgotPassword: fakes.forgotPassword }),
}))
vi.mock('#app/ui/overlays/alert.ts', () => ({ alert: fakes.alert }))
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast: fakes.toast }))

const onOpenChange = vi.fn()
const open = async () => {
  render(<ForgotPassword open onOpenChange={onOpenChange} />)
  const email = (await screen.findByLabelText(/email/i)) as HTMLInputElement
  return { email, send: screen.getByRole<HTMLButtonElement>('button', { name: /^(send|ارسال)/i }) }
}

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  vi.clearAllMocks()
})
afterEach(cleanup)

it('has an instruction, a field called Email, a button to send and a round one to close below them', async () => {
  overwriteGetLocale(() => 'fa')
  const { email, send } = await open()
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('لطفاً نشانی ایمیل خود را وارد کنید')
  expect(screen.getByText(/Email/).getAttribute('for')).toBe(email.id)
  expect(send.textContent).toBe('ارسال')
  const close = screen.getByRole('button', { name: 'بستن' })
  expect(send.compareDocumentPosition(close) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await userEvent.click(close)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('wants an e-mail address before it can be sent', async () => {
  const { email, send } = await open()
  expect([email.type, email.required, email.name]).toEqual(['email', true, 'customers_email_address'])
  expect(send.disabled).toBe(true)
  await userEvent.type(email, 'mina')
  expect(send.disabled).toBe(true)
  await userEvent.type(email, '@shop.test')
  expect(send.disabled).toBe(false)
})

it('shows the whole answer in an alert and closes', async () => {
  fakes.forgotPassword.mockResolvedValue({ ok: 1, msg: 'We mailed you a link.' })
  const { email, send } = await open()
  await userEvent.type(email, 'mina@shop.test')
  await userEvent.click(send)
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(fakes.forgotPassword).toHaveBeenCalledWith('mina@shop.test')
  expect(fakes.alert).toHaveBeenCalledWith(expect.objectContaining({ body: 'We mailed you a link.' }))
})

it('is loading meanwhile, and shows under the field why it was refused', async () => {
  let answer = (_: unknown) => {}
  fakes.forgotPassword.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const { email, send } = await open()
  await userEvent.type(email, 'mina@shop.test')
  await userEvent.click(send)
  expect(send.getAttribute('aria-busy') ?? String(send.disabled)).toBe('true')
  answer({ ok: 0, error: 'Too many tries.' })
  await screen.findByText('Too many tries.')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(email.value).toBe('mina@shop.test')
})

it('can be tried again after any other failure', async () => {
  fakes.forgotPassword.mockRejectedValueOnce(new Error('network'))
  fakes.forgotPassword.mockResolvedValueOnce({ ok: 1, msg: 'Sent.' })
  const { email, send } = await open()
  await userEvent.type(email, 'mina@shop.test')
  await userEvent.click(send)
  await waitFor(() => expect(fakes.toast).toHaveBeenCalledOnce())
  await waitFor(() => expect(send.disabled).toBe(false))
  const [, { action }] = fakes.toast.mock.calls[0] as [string, { action: { onPress: () => void } }]
  action.onPress()
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
})
