import { beforeAll, describe, expect, test } from 'vitest'
import { squeezeSku } from '../index/lookups.ts'
import { type SearchSource, searchProducts } from './search-products.ts'
import { FIELD } from './text/fields.ts'
import { headOf } from './text/product-heads.ts'
import { joinShortWords } from './text/split-words.ts'
import { TextIndex } from './text/text-index.ts'
import { lexicon } from './words/lexicon.ts'
import { parseGroups, Synonyms } from './words/synonyms.ts'

const index = new TextIndex()
interface Product {
  name: string
  category?: string
  brand?: string
  about?: string
}
const PRODUCTS: Product[] = [
  { name: 'پیراهن مردانه‌ی نخی', category: 'پوشاک' }, // 0
  { name: 'تی‌شرت یقه‌گرد آبی', category: 'پوشاک' }, // 1
  { name: 'شوینده‌ی شست‌وشوی کتانی' }, // 2
  { name: 'کفش ورزشی آسیکس ۴۲', category: 'کفش', brand: 'آسیکس' }, // 3
  { name: 'كتاب مسئوليت‌پذیری' }, // 4, Arabic letters
  { name: 'گوشی سامسونگ Galaxy S24', category: 'گوشی و لوازم جانبی' }, // 5
  { name: 'گوشواره نقره', about: '<p>هدیه‌ای پولاریزه &amp; دل‌نشین، نه در یخچال</p>' }, // 6
  { name: 'Vitamin C serum', brand: 'Golsa' }, // 7
  { name: 'تیشرت ورزشی مشکی', category: 'پوشاک' }, // 8
  { name: 'ماوس بی‌سیم' }, // 9
  { name: 'انگشتر نقره', about: 'برای عروسک‌ها' }, // 10
  { name: 'ترازوی آشپزخانه' }, // 11
  { name: 'لیوان دست‌ساز دمنوش', category: 'سرو چای و قهوه' }, // 12
  { name: 'سبد بزرگ پوشاک' }, // 13
  { name: 'عسل گون' }, // 14
  { name: 'سررسید سال نو' }, // 15
]
beforeAll(() => {
  for (const [slot, { name, category = '', brand = '', about = '' }] of PRODUCTS.entries()) {
    const document = index.newDocument(slot)
    index.add(document, name, FIELD.name)
    index.add(document, joinShortWords(name), FIELD.name)
    index.add(document, headOf(name), FIELD.head)
    index.add(document, category, FIELD.category)
    index.add(document, brand, FIELD.brand)
    index.add(document, about, FIELD.content)
  }
})

const skus = PRODUCTS.map((_, slot) => `sku10${slot}`)
const source: SearchSource = {
  text: index,
  lexicon: lexicon(),
  synonyms: new Synonyms(parseGroups('نقره‌جات > نقره')),
  money: { code: 'IRT', shownAs: '', decimals: 0 },
  everything: () => PRODUCTS.keys(),
  productsWithSku: (text) => skus.flatMap((sku, slot) => (sku.startsWith(squeezeSku(text)) ? [slot] : [])),
}
const search = (text: string, exactly = false) =>
  searchProducts(source, text, { accepts: () => true, exactly })
const find = (text: string, exactly = false) => {
  const { matches, shownFor, without } = search(text, exactly)
  const found = matches.slots.map((slot, at) => ({ slot, score: matches.scores[at] as number }))
  found.sort((a, b) => b.score - a.score || a.slot - b.slot)
  return { slots: found.map(({ slot }) => slot), shownFor, without }
}
const plainly = (slots: number[]) => ({ slots, shownFor: null, without: [] })

describe('as written, by stem or by synonym', () => {
  test.each<[text: string, slots: number[]]>([
    ['پیراهن', [0]],
    ['پيراهن مردانه', [0]],
    ['پیراهن مردانهٔ', [0]],
    ['پیراهن‌های مردونه', [0]],
    ['تی‌شرت', [8, 1]],
    ['تی شرت', [8, 1]],
    ['تیشرت آبی', [1]],
    ['شستشو', [2]],
    ['کفش 42', [3]],
    ['کفش ٤٢', [3]],
    ['کفشهای ورزشی', [3]],
    ['اسیکس', [3]],
    ['کتاب مسئولیت', [4]],
    ['galaxy s24', [5]],
    ['موبایل', [5]],
    ['قیمت گوشی موبایل', [5]],
    ['موس وایرلس', [9]],
    ['ماوس بی سیم', [9]],
    ['لباس', [0, 1, 8, 13]],
    ['serum vit', [7]],
    ['SKU-103', [3]],
    ['sku ۱۰۳', [3]],
    ['کد کالا: SKU-103', [3]],
    ['شناسه sku 103', [3]],
    ['نقره‌جات', [6, 10]],
  ])('%s', (text, slots) => {
    const found = find(text)
    expect({ ...found, slots: found.slots.toSorted() }).toEqual(plainly(slots.toSorted()))
  })

  test('what is called so comes before what is for it', () => {
    expect(find('تی‌شرت ورزشی').slots).toEqual([8])
    expect(find('گوشی').slots[0]).toBe(5)
  })

  test('who names a category is shown its goods before what only has the word in its name', () => {
    expect(find('پوشاک').slots.at(-1)).toBe(13)
  })

  test('what is said by two things is no third: a handmade cup of the coffee shelf is no coffee maker', () => {
    expect(find('قهوه ساز').slots).toEqual([])
    expect(find('دمنوش دست‌ساز').slots).toEqual([12])
  })

  test('who something is for puts first what speaks of it, and leaves the others', () => {
    expect(find('پیراهن برای مهندس')).toEqual({ slots: [0], shownFor: null, without: ['مهندس'] })
    expect(find('انگشتر برای عروسک')).toEqual(plainly([10]))
  })
})

describe('in other words than were typed, which is told', () => {
  test('what goods are called is told rather than another word that sounds so', () => {
    expect(find('asal')).toMatchObject({ shownFor: 'عسل' })
    expect(find('asal').slots).toContain(14)
  })

  test.each<[text: string, slots: number[], shownFor: string]>([
    ['کفس', [3], 'کفش'],
    ['انگشرت', [10], 'انگشتر'],
    ['طرازو', [11], 'ترازو'],
    ['پیراهم مردانه', [0], 'پیراهن مردانه'],
    ['گوشی سامسونک', [5], 'گوشی سامسونگ'],
    ['kafsh', [3], 'کفش'],
    ['gooshi', [5], 'گوشی'],
    ['گلسا', [7], 'Golsa'],
    ['گلکسی', [5], 'Galaxy'],
    [';ta', [3], 'کفش'],
    ['سثقعئ', [7], 'serum'],
    ['\\dvhik', [0], 'پیراهن'],
  ])('%s', (text, slots, shownFor) => {
    expect(find(text)).toEqual({ slots, shownFor, without: [] })
  })

  test('not where the words as they are were asked for', () => {
    for (const text of ['کفس', 'kafsh', ';ta']) expect(find(text, true)).toEqual(plainly([]))
    expect(find('کفش', true).slots).toEqual([3])
  })
})

describe('nothing rather than something else', () => {
  test.each([
    'پوشک',
    'سیمان',
    'یخچال',
    'diaper',
    'yakhchal',
    'گوشی نقره‌جات',
    'روغن ورزشی',
    'کفش بچه سگ',
    'چای سبز',
    'qqqqxxxx',
    "nd'v",
    'ژژژژژژ',
    'qqqqqq',
    '',
    '؟!',
    '\u0000',
    '🎁',
  ])('%s', (text) => {
    expect(find(text).slots).toEqual([])
  })
})

test('the least telling word is left out, never what is wanted', () => {
  expect(find('کفش پشمالو')).toEqual({ slots: [3], shownFor: null, without: ['پشمالو'] })
  expect(find('کفش مشکی')).toEqual({ slots: [3], shownFor: null, without: ['مشکی'] })
  expect(find('پشمالو کفش').slots).toEqual([])
  expect(find('کفش پشمالو', true).slots).toEqual([])
})

test('descriptions are searched for words that nothing is called by, and it is told', () => {
  expect(search('پولاریزه')).toMatchObject({ matches: { slots: [6] }, mentioned: true })
  expect(find('گوشواره پولاریزه')).toEqual(plainly([6]))
  expect(find('پولاریزع').slots).toEqual([])
})

test('order and prices are no words', () => {
  expect(search('ارزان‌ترین کفش')).toMatchObject({
    matches: { slots: [3] },
    intents: [{ kind: 'order', order: 'price_low', text: 'ارزان‌ترین', rest: 'کفش' }],
  })
  expect(search('ارزان‌ترین').matches.slots).toHaveLength(PRODUCTS.length)
  expect(search('ارزان‌ترین کفش', true).matches.slots).toEqual([])
})

test('slots that do not count let the next step be tried', () => {
  const accepts = (slot: number) => slot === 1
  expect(searchProducts(source, 'تیشرت', { accepts }).matches.slots).toEqual([1])
})
