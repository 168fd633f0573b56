import { beforeEach, expect, it, vi } from 'vitest'
import type { CustomerStore } from '#store-api/client/account-client.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import { changeAccount } from './account-action.ts'

const updateCustomer = vi.fn()
const requestEmailCode = vi.fn()
const requestMobileCode = vi.fn()
const requestIdentityCode = vi.fn()

const save = (more: Record<string, string> = {}) => {
  const form = new FormData()
  const typed = {
    intent: 'profile',
    email: 'new@shop.test',
    mobile: '09123456789',
    current_password: 'secret',
    ...more,
  }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const store = { updateCustomer, requestEmailCode, requestMobileCode, requestIdentityCode }
  return changeAccount(store as unknown as CustomerStore, form)
}
const tooSoon = () =>
  new StoreError(429, {
    code: 'too_soon',
    data: { status: 429, params: {}, details: { resend_after: 60 } },
  } as never)
const tooMany = () => new StoreError(429, { code: 'rest_too_many_requests' })

beforeEach(() => {
  vi.resetAllMocks()
  const required = { code: 'code_required', message: '' }
  const data = { status: 400, params: {}, details: { email_code: required, code: required } }
  updateCustomer.mockRejectedValue(new StoreError(400, { code: 'rest_invalid_param', data } as never))
})

it('sends both codes and asks for them; one sent a moment ago is still good', async () => {
  requestEmailCode.mockRejectedValue(tooSoon())
  const answer = await save()
  expect(requestMobileCode).toHaveBeenCalledWith('09123456789')
  expect(answer).toMatchObject({
    failure: null,
    problems: { email_code: 'code_required', code: 'code_required' },
    values: { email: 'new@shop.test' },
  })
})

it('says of no code that it was sent when too many were asked for', async () => {
  requestEmailCode.mockRejectedValue(tooMany())
  expect(await save()).toMatchObject({ failure: 'throttled', problems: { code: 'code_required' } })
  requestMobileCode.mockRejectedValue(tooMany())
  const neither = await save()
  expect(neither).toMatchObject({ failure: 'throttled', problems: {}, values: { mobile: '09123456789' } })
  expect(neither.problems).toEqual({})
})

it('sends a code to the owner who would rather not type the password, and keeps what was typed', async () => {
  const answer = await save({ instead: 'code' })
  expect(updateCustomer).not.toHaveBeenCalled()
  expect(requestIdentityCode).toHaveBeenCalledOnce()
  expect(answer).toMatchObject({
    failure: null,
    problems: { identity_code: 'code_required' },
    values: { email: 'new@shop.test', mobile: '09123456789' },
  })
  expect(JSON.stringify(answer)).not.toContain('secret')
})
