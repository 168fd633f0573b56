import { beforeEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { statusLabel, statusTone } from './order-status.ts'

beforeEach(() => overwriteGetLocale(() => 'fa'))

test.each([
  ['pending', 'در انتظار پرداخت'],
  ['processing', 'در حال انجام'],
  ['on-hold', 'در انتظار بررسی'],
  ['completed', 'تکمیل شده'],
  ['cancelled', 'لغو شده'],
  ['refunded', 'مسترد شده'],
  ['failed', 'ناموفق'],
  ['approved', 'تایید شده'],
  ['pws-in-stock', 'ارسال شده به انبار'],
  ['pws-packaged', 'بسته بندی شده'],
  ['pws-courier', 'تحویل پیک'],
  ['pws-ready-to-ship', 'آماده به ارسال'],
  ['pws-returned', 'برگشتی'],
  ['pws-deleted', 'حذف شده'],
  ['pws-shipping', 'در حال ارسال'],
  ['pws-need-review', 'نیازمند بررسی'],
])('status %s has the name that shoppers know', (status, label) => {
  const spaced = statusLabel(status)
    .replaceAll('\u200c', ' ')
    .replaceAll('أ', 'ا')
    .replaceAll('تأیید', 'تایید')
  expect(spaced).toBe(label)
})

test('a status that the shop added is shown as it is', () => {
  expect(statusLabel('packed-twice')).toBe('packed-twice')
  expect(statusTone('packed-twice')).toBe('waiting')
})
