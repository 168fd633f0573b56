import { expect, test } from 'vitest'
import { codeSpellings, isSameCode, normaliseCode } from './coupon-code.ts'

test('what a pasted code brings along unseen goes, what is seen stays', () => {
  expect(normaliseCode(' \u200eBEDOONE\u200c-DIGITAL\u200f\u00a0')).toBe('bedoone-digital')
  expect(normaliseCode('تخفیف\u200cویژه')).toBe('تخفیف\u200cویژه')
})

test('a code is found in the digits and letters of another keyboard', () => {
  expect(codeSpellings('welcome۱۰')).toContain('welcome10')
  expect(codeSpellings('welcome10')).toContain('welcome۱۰')
  expect(codeSpellings('كد۱۰')[0]).toBe('كد۱۰')
  expect(codeSpellings('كد۱۰')).toContain('کد10')
  expect(isSameCode('Welcome۱۰', 'welcome10 ')).toBe(true)
  expect(isSameCode('تخفيف', 'تخفیف')).toBe(true)
  expect(isSameCode('welcome1', 'welcome10')).toBe(false)
})
