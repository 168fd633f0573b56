// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useAnswers } from './answers.ts'

const FIRST = { step: 'account', answers: { language: 'fa' } } as const

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const begin = () => {
  const { result } = renderHook(() => useAnswers(FIRST))
  return {
    go: (step: 'shop' | 'done') => act(() => result.current.go(step)),
    answer: (name: string, value: string) => act(() => result.current.answer(name, value)),
  }
}
const stored = () => JSON.stringify({ ...localStorage })
const afterReload = () => {
  const { step, answers } = renderHook(() => useAnswers(FIRST)).result.current
  return { step, answers }
}

test('a reload loses no answer, and the administrator’s name and address stay only until the account is made', () => {
  const { go, answer } = begin()
  answer('first_name', 'Mina')
  answer('last_name', 'Rad')
  answer('email', 'mina@shop.test')
  answer('password', 'a-long-password')
  expect(stored()).not.toContain('a-long-password')
  expect(afterReload().answers).toMatchObject({
    first_name: 'Mina',
    last_name: 'Rad',
    email: 'mina@shop.test',
  })
  go('shop')
  answer('name', 'Nila')
  expect(stored()).not.toMatch(/Mina|Rad|mina@/)
  expect(afterReload()).toEqual({ step: 'shop', answers: { language: 'fa', name: 'Nila' } })
})

test('nothing that was typed stays once the guide is through, and a reload stays at its end', () => {
  const { go, answer } = begin()
  answer('contact_email', 'hello@shop.test')
  answer('store_address', 'Vali Asr 1')
  go('done')
  expect({ ...localStorage }).toEqual({ 'vitrin.setup': '{"step":"done"}' })
  expect(afterReload()).toEqual({ step: 'done', answers: { language: 'fa' } })
})
