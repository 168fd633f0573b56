import { describe, expect, test } from 'vitest'
import { beginAlike, hashOf, oneEditFrom, slipAllowed, slipCost } from './edits.ts'
import { soundOf } from './sounds.ts'

describe('a slip', () => {
  test.each([
    ['کفس', 'کفش'],
    ['هدوفن', 'هدفون'],
    ['طرازو', 'ترازو'],
    ['اسل', 'عسل'],
    ['قلابمه', 'قابلمه'],
    ['دوربیین', 'دوربین'],
    ['keyborad', 'keyboard'],
    ['choclate', 'chocolate'],
  ])('makes %s of %s', (typed, meant) => {
    expect(slipCost(typed, meant)).toBeLessThanOrEqual(slipAllowed(typed.length))
  })

  test.each([
    ['گاو', 'گاز'],
    ['سیمان', 'سیم'],
    ['دفتر', 'دختران'],
    ['cat', 'car'],
  ])('does not make %s of %s', (typed, meant) => {
    expect(slipCost(typed, meant)).toBeGreaterThan(slipAllowed(typed.length, typed === 'cat'))
  })

  test('costs nothing where there is none, and less for neighbours than for strangers', () => {
    expect(slipCost('کفش', 'کفش')).toBe(0)
    expect(slipCost('کفس', 'کفش')).toBeLessThan(slipCost('کفم', 'کفش'))
    expect(slipAllowed(2)).toBe(0)
  })
})

test('one edit: left out, put in, replaced, exchanged, moved over two; the first letter stays or becomes one of its shape', () => {
  const found = new Set<string>()
  oneEditFrom('بازی', (text) => found.add(text))
  for (const text of ['بزی', 'بازیر', 'باری', 'بزای', 'پازی', 'بزیا', 'بیاز']) expect(found).toContain(text)
  expect([...found].every((text) => /^[بپتثنی]/.test(text))).toBe(true)
  expect([...found].filter((text) => !text.startsWith('ب')).every((text) => text.endsWith('ازی'))).toBe(true)
})

test.each(['بازی', 'cat', 'صفحهکلید', 'اا'])(
  'each edit of %s has the hash that is told before it is made',
  (word) => {
    const all = new Set<string>()
    oneEditFrom(word, (text) => all.add(text))
    const told = new Set<number>()
    oneEditFrom(
      word,
      () => {},
      (hash) => told.add(hash) && false,
    )
    const made = [...all].filter((text) => text.length !== word.length || text[0] === word[0])
    expect(made.filter((text) => !told.has(hashOf(text)))).toEqual([])

    const wanted = made.slice(0, 3)
    const found = new Set<string>()
    oneEditFrom(
      word,
      (text) => found.add(text),
      (hash) => wanted.some((text) => hashOf(text) === hash),
    )
    expect([...found]).toEqual(expect.arrayContaining(wanted))
    expect(found.size).toBeLessThan(all.size)
  },
)

test.each([
  ['طشت', 'تشت'],
  ['ظرف', 'زرف'],
  ['غذا', 'قزا'],
  ['headphone', 'headfone'],
  ['coffee', 'kofe'],
])('%s sounds like %s', (word, other) => {
  expect(soundOf(word)).toBe(soundOf(other))
})

test.each([
  ['کیتار', 'گیتار', true],
  ['کفش', 'کیف', true],
  ['مفش', 'کفش', false],
])('%s begins like %s: %s', (typed, meant, alike) => {
  expect(beginAlike(typed, meant)).toBe(alike)
})
