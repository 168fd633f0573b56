import { describe, expect, test } from 'vitest'
import { takeIntents } from './intents.ts'
import type { Money } from './prices.ts'
import { typedWords } from './read-query.ts'

const TOMAN: Money = { code: 'IRT', shownAs: '', decimals: 0 }
const RIAL: Money = { code: 'IRR', shownAs: '', decimals: 0 }
const DOLLAR: Money = { code: 'USD', shownAs: '', decimals: 2 }

const read = (text: string, money = TOMAN) => {
  const { intents, rest } = takeIntents(text, typedWords(text), money)
  return { intents, rest: rest.map((word) => word.text).join(' ') }
}
const price = (text: string, money?: Money) => {
  const [intent] = read(text, money).intents
  return intent?.kind === 'price' ? [intent.min, intent.max] : null
}

describe('a range of prices', () => {
  test.each<[text: string, range: unknown]>([
    ['زیر ۵۰۰ هزار', [null, 500_000]],
    ['زیر 500 هزار تومان', [null, 500_000]],
    ['زیر 500', [null, 500_000]],
    ['زیر پونصد تومن', [null, 500_000]],
    ['کمتر از ۲ میلیون', [null, 2_000_000]],
    ['بالای یک میلیون تومن', [1_000_000, null]],
    ['بیشتر از 300 هزار', [300_000, null]],
    ['بین 100 تا 300 هزار تومان', [100_000, 300_000]],
    ['از ۱ تا ۲ میلیون', [1_000_000, 2_000_000]],
    ['حدود 100 هزار', [80_000, 120_000]],
    ['تا 2 میلیون', [null, 2_000_000]],
    ['زیر 5000000 ریال', [null, 500_000]],
    ['تا ۲ سال', null],
    ['3 تا 5 سال', null],
    ['6 تا', null],
    ['بالای 18 سال', null],
    ['20 هزار', null],
    ['زیر لیوانی', null],
  ])('%s', (text, range) => {
    expect(price(text)).toEqual(range)
  })

  test('in the currency of the shop', () => {
    expect(price('زیر 500 هزار تومان', RIAL)).toEqual([null, 5_000_000])
    expect(price('زیر 500 هزار ریال', RIAL)).toEqual([null, 500_000])
    expect(price('زیر ۵ میلیون', { ...TOMAN, shownAs: 'IRR' })).toEqual([null, 500_000])
    expect(price('under 50', DOLLAR)).toEqual([null, 5000])
    expect(price('between 20 and 50 dollars', DOLLAR)).toEqual([2000, 5000])
    expect(price('under 12 inch', DOLLAR)).toBeNull()
  })
})

test('a small number of toman may stand for millions', () => {
  expect(read('زیر ۵ تومن').intents).toMatchObject([
    { min: null, max: 5000, inMillions: { min: null, max: 5_000_000 } },
  ])
  expect(read('زیر ۵۰۰ تومن').intents[0]).not.toHaveProperty('inMillions')
  expect(read('زیر ۵ هزار تومن').intents[0]).not.toHaveProperty('inMillions')
})

test('what shops call a sale', () => {
  expect(read('فروش ویژه').intents).toMatchObject([{ kind: 'on_sale' }])
  expect(read('تخفیف ها').intents).toMatchObject([{ kind: 'on_sale' }])
})

test.each([
  ['ارزان‌ترین گوشی', 'price_low', 'گوشی'],
  ['گوشی ارزون', 'price_low', 'گوشی'],
  ['گران ترین ساعت', 'price_high', 'ساعت'],
  ['جدیدترین کفش', 'newest', 'کفش'],
  ['پرفروش‌ترین کتاب', 'best_selling', 'کتاب'],
  ['cheap shoes', 'price_low', 'shoes'],
  ['new shoes', 'newest', 'shoes'],
  ['top rated tent', 'best_rated', 'tent'],
])('%s asks for an order', (text, order, rest) => {
  expect(read(text)).toMatchObject({ intents: [{ kind: 'order', order }], rest })
})

test('several at once, with the words that said them', () => {
  expect(read('کفش تخفیف‌دار زیر ۱ میلیون')).toEqual({
    intents: [
      { kind: 'on_sale', text: 'تخفیف‌دار', rest: expect.any(String) },
      { kind: 'price', min: null, max: 1_000_000, text: 'زیر ۱ میلیون', rest: expect.any(String) },
    ],
    rest: 'کفش',
  })
  expect(read('کفش چرم')).toEqual({ intents: [], rest: 'کفش چرم' })
})

test.each([
  ['shoes under $50', ['shoes']],
  ['newborn new clothes', ['newborn clothes']],
  ['best-selling shoes', ['shoes']],
  ['shoes  under   50 dollars', ['shoes']],
  ['کفش زیر 1/5 میلیون', ['کفش']],
  ['ارزان‌ترین کفش زیر ۵ میلیون', ['کفش زیر ۵ میلیون', 'ارزان‌ترین کفش']],
  ['تخفیف', ['']],
])('%s without what it asks for', (text, rests) => {
  expect(
    read(text, text.includes('$') || text.includes('dollars') ? DOLLAR : TOMAN).intents.map(
      ({ rest }) => rest,
    ),
  ).toEqual(rests)
})
