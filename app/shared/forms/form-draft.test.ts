// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { customer } from '#app/device/customer/customer.ts'
import { formDrafts } from '#app/device/forms/form-drafts.ts'
import { openFormDraft } from './form-draft.ts'

vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))

beforeEach(() => localStorage.clear())

const openContactForm = async () => {
  const form = document.createElement('form')
  const field = document.createElement('textarea')
  field.name = 'message'
  form.append(field)
  const draft = openFormDraft(form, 'contact', () => ({}))
  // the draft of before is read
  await customer.load()
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const send = () => form.dispatchEvent(new Event('submit'))
  return { draft, type, send }
}

test('what is typed while a form is sent is kept when it is accepted', async () => {
  const { draft, type, send } = await openContactForm()
  type('Hello')
  send()
  type('Hello, and thanks')
  draft.accept()
  expect(formDrafts.read('contact', 0)?.fields).toEqual({ message: ['Hello, and thanks', 'Hello'] })
  draft.stop()
})

test('of a form that is accepted as it was sent no draft is kept', async () => {
  const { draft, type, send } = await openContactForm()
  type('Hello')
  send()
  draft.accept()
  draft.stop()
  expect(formDrafts.read('contact', 0)).toBeNull()
})
