import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const textsOf = (locale: 'fa' | 'en'): [key: string, text: string][] => {
  const folder = join(import.meta.dirname, locale)
  return readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  )
}

const having = (locale: 'fa' | 'en', pattern: RegExp): string[] =>
  textsOf(locale)
    .filter(([, text]) => pattern.test(text))
    .map(([key, text]) => `${key}: ${text}`)

const word = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\u200c])${text}(?![\\p{L}\\u200c])`, 'u')

describe('one name for one thing', () => {
  it.each<[wrong: string, right: string]>([
    ['محصول', 'کالا'],
    ['محصولات', 'کالاها'],
    ['پیام‌ها', 'اعلان‌ها'],
    ['تسویه حساب', 'صفحهٔ پرداخت'],
    ['شیوهٔ پرداخت', 'روش پرداخت'],
    ['لینک', 'پیوند'],
    ['معرفی', 'آشنایی، هم‌رسانی'],
  ])('no «%s» beside «%s»', (wrong) => {
    // a product's description introduces it
    expect(having('fa', word(wrong)).filter((found) => !found.startsWith('product_description'))).toEqual([])
  })

  it('writes email in one way', () => {
    expect(having('en', /e-mail/i)).toEqual([])
  })
})

describe('English numbers', () => {
  it('have a noun of many after them only where one thing has a text of its own', () => {
    const counted = having('en', /\{(count|stars|seconds|minutes|number)\} [a-z]+s\b|\{count\} people/)
    expect(counted.map((found) => found.split(':')[0])).toEqual(['catalog_count', 'orders_items'])
  })
})

describe('spelling of the Academy', () => {
  it.each(['صفحه', 'همه', 'شماره', 'گذرواژه', 'دقیقه', 'درباره', 'مشاهده', 'نقشه', 'خلاصه', 'هزینه'])(
    'the silent he of «%s» has its hamza before what it belongs to',
    (noun) => {
      const followers =
        'ما|شما|من|خود|خودتان|پرداخت|سفارش|موبایل|کارت|کالا|کالاها|کالاهای|ارسال|دیگر|دستگاه‌های|نخست|تازه|کنونی'
      expect(having('fa', new RegExp(`(?<![\\p{L}\\u200c])${noun} (${followers}|\\{)`, 'u'))).toEqual([])
    },
  )

  it.each(['این‌جا', 'آن‌جا', 'تایید', 'تائید', 'مسوول', 'سوال'])('no «%s»', (wrong) => {
    expect(having('fa', new RegExp(`(?<![\\p{L}\\u200c])${wrong}`, 'u'))).toEqual([])
  })
})
