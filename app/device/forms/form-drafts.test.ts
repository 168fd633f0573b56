// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasFormDraft } from './form-draft-keys.ts'
import { formDrafts } from './form-drafts.ts'

const fields = (text: string) => ({ fields: { message: [text, ''] as [string, string] } })
const textOf = (form: string, customer: number) => formDrafts.read(form, customer)?.fields.message?.[0]

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('each customer has their own; what a guest typed becomes theirs, once', () => {
  formDrafts.write('contact', 7, fields('of seven'))
  expect(textOf('contact', 0)).toBeUndefined()
  expect(textOf('contact', 8)).toBeUndefined()
  formDrafts.write('contact', 0, fields('of a guest'))
  expect(textOf('contact', 7)).toBe('of seven')
  expect(textOf('contact', 8)).toBe('of a guest')
  expect(textOf('contact', 0)).toBeUndefined()
})

test('a draft goes after thirty days, when it is sent, and when it holds nothing', () => {
  formDrafts.write('contact', 0, fields('old'))
  vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
  expect(textOf('contact', 0)).toBeUndefined()
  formDrafts.write('review/1', 0, fields('new'))
  expect(Object.keys(localStorage)).toEqual(['form-draft/0/review/1'])
  expect(hasFormDraft('review/1')).toBe(true)
  formDrafts.write('review/1', 0, { fields: {} })
  expect(hasFormDraft('review/1')).toBe(false)
})

test('the newest twenty are kept, none longer than a form can be', () => {
  for (let number = 1; number <= 25; number++) {
    vi.setSystemTime(Date.now() + 1000)
    formDrafts.write(`review/${number}`, 0, fields(`text ${number}`))
  }
  expect(Object.keys(localStorage)).toHaveLength(20)
  expect(textOf('review/5', 0)).toBeUndefined()
  expect(textOf('review/6', 0)).toBe('text 6')
  formDrafts.write('review/6', 0, fields('x'.repeat(30_000)))
  expect(textOf('review/6', 0)).toBe('text 6')
})

test('a sign-out leaves none, and nothing else is touched', () => {
  localStorage.setItem('intro_seen', 'true')
  formDrafts.write('contact', 7, fields('a'))
  formDrafts.write('contact', 0, fields('b'))
  formDrafts.clear()
  expect(Object.keys(localStorage)).toEqual(['intro_seen'])
})

test('what nobody can read, and storage that is refused, are no draft', () => {
  localStorage.setItem('form-draft/0/contact', '{"fields":')
  expect(formDrafts.read('contact', 0)).toBeNull()
  const events = vi.spyOn(console, 'info').mockImplementation(() => {})
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  formDrafts.write('contact', 0, fields('a'))
  expect(events).toHaveBeenCalledOnce()
  refused.mockRestore()
  expect(formDrafts.read('contact', 0)).toBeNull()
})
