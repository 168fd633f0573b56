import { expect, test } from 'vitest'
import { isVerb } from './verbs.ts'

test.each(['میپوشم', 'بخونیم', 'نریزه', 'ببندم', 'نمیخوام', 'بیارین', 'بنویسم', 'نخواد', 'میشم', 'نره'])(
  '%s is a verb',
  (word) => {
    expect(isVerb(word)).toBe(true)
  },
)

test.each([
  'بخور',
  'بخاری',
  'نمکی',
  'بینی',
  'میوه',
  'میز',
  'بازی',
  'نان',
  'بدن',
  'برش',
  'بادبادک',
  'نگین',
  'نرم',
  'میش',
  'نشان',
])('%s is none', (word) => {
  expect(isVerb(word)).toBe(false)
})
