import { beforeAll, describe, expect, test } from 'vitest'
import { searchProducts } from './search-products.ts'
import { FIELD } from './text/fields.ts'
import { headOf, modelOf } from './text/product-heads.ts'
import { joinShortWords } from './text/split-words.ts'
import { TextIndex } from './text/text-index.ts'
import { lexicon } from './words/lexicon.ts'
import { Synonyms } from './words/synonyms.ts'

const index = new TextIndex()
interface Product {
  name: string
  category?: string
  tag?: string
  attribute?: string
  about?: string
}
const PRODUCTS = {
  ladiesVest: { name: 'جلیقه قرمز زنانه' },
  blueVest: { name: 'جلیقه آبی' },
  redBox: { name: 'جعبه قرمز' },
  redBelt: { name: 'کمربند قرمز' },
  karateSuit: { name: 'لباس رزمی', category: 'ورزشی مردانه' },
  kidsHeadphones: { name: 'هدفون کودک', category: 'اسباب‌بازی' },
  gamingHeadphones: { name: 'هدفون رزم', category: 'بازی و کنسول' },
  coffee: { name: 'قهوه دانه', about: 'هر صبح تازه' },
  coffeeCup: { name: 'فنجان لعابین مدل صبح', category: 'سرو چای و قهوه', tag: 'اهل قهوه' },
  flute: { name: 'فلوت چوبی', category: 'ساز و موسیقی' },
  handmadeTrain: { name: 'قطار چوبی', tag: 'دست‌ساز' },
  glassPlate: { name: 'بشقاب', attribute: 'glass' },
  drinkingGlass: { name: 'drinking glass' },
  phone: { name: 'گوشی ستاره' },
  juice: { name: 'آب انار ساوه' },
  syrup: { name: 'شربت انار' },
  travelMug: { name: 'ماگ سفری', tag: 'اهل قهوه', about: 'تازه می‌ماند' },
  scarf: { name: 'شال‌گردن' },
  honey: { name: 'عسل', tag: 'بدون قند' },
  makeup: { name: 'پنکیک', attribute: 'cc' },
  slippers: { name: 'دمپایی', attribute: 'کفشراحتی' },
  runner: { name: 'کفش دویدن', about: 'سبک و راحت' },
  heels: { name: 'کفش پاشنه‌بلند', attribute: 'مشکی' },
  flats: { name: 'کفش تخت', attribute: 'مشکی' },
  eveningDress: { name: 'پیراهن مجلسی' },
  drops: { name: 'آب‌نبات میوه‌ای' },
  lollipop: { name: 'آب‌نبات چوبی' },
  bed: { name: 'تخت خواب' },
  laptop: { name: 'لپ‌تاپ سبک' },
  crayons: { name: 'پاستل', category: 'نقاشی' },
  vase: { name: 'گلدان سفالی', category: 'گیاه' },
  seedBook: { name: 'راهنمای گیاه' },
  lipstick: { name: 'رژ لب مات' },
  eggs: { name: 'تخم‌مرغ محلی' },
  brushes: { name: 'ست قلم‌موی آرایش' },
  palette: { name: 'پالت', about: 'با یک قلم‌مو' },
  alarmClock: { name: 'ساعت شماطه‌دار' },
  hourglass: { name: 'ساعت شنی', about: 'صبح و شب' },
  sunscreen: { name: 'ضدآفتاب' },
  pan: { name: 'تابه چدنی' },
  planner: { name: 'سررسید' },
  bag: { name: 'کیف تارا مدل دفتر' },
} satisfies Record<string, Product>
const NAMES = Object.keys(PRODUCTS)

beforeAll(() => {
  for (const [slot, product] of Object.values(PRODUCTS).entries()) {
    const { name, category = '', tag = '', attribute = '', about = '' }: Product = product
    const [rest, model] = modelOf(name)
    const document = index.newDocument(slot)
    index.add(document, rest, FIELD.name)
    index.add(document, model, FIELD.model)
    index.add(document, joinShortWords(name), FIELD.name, false)
    index.add(document, headOf(name), FIELD.head)
    index.add(document, category, FIELD.category)
    index.add(document, tag, FIELD.tag)
    index.add(document, attribute, FIELD.attribute)
    index.add(document, about, FIELD.content)
  }
})

const find = (text: string, typing = false) => {
  const source = {
    text: index,
    lexicon: lexicon(),
    synonyms: new Synonyms([]),
    money: { code: 'IRT', shownAs: '', decimals: 0 },
    everything: () => NAMES.keys(),
    productsWithSku: () => [],
  }
  const { matches, without, shownFor } = searchProducts(source, text, { accepts: () => true, typing })
  const order = [...matches.slots.keys()].sort(
    (a, b) => (matches.scores[b] as number) - (matches.scores[a] as number),
  )
  return { found: order.map((at) => NAMES[matches.slots[at] as number]), without, shownFor }
}

test('one word is left out before several are, however common they are', () => {
  expect(find('جلیقه قرمز زنانه آبی')).toMatchObject({ found: ['ladiesVest'], without: ['آبی'] })
})

test('goods that nothing is called are found by what they are and where they stand', () => {
  expect(find('لباس ورزشی مردانه').found).toEqual(['karateSuit'])
})

describe('a part of a compound is no word of its own', () => {
  test('in a category', () => {
    expect(find('هدفون برای بازی').found).toEqual(['gamingHeadphones'])
    expect(find('اسباب بازی').found).toEqual(['kidsHeadphones', 'handmadeTrain'])
  })
  test('in a tag', () => {
    expect(find('ساز چوبی').found).toEqual(['flute'])
    expect(find('دست ساز').found).toEqual(['handmadeTrain'])
  })
})

test('a tag says whom goods are for, and not what they are', () => {
  expect(find('قهوه خارجی تازه').found).toEqual(['coffee'])
})

test('what it is for is left out where no such goods have it', () => {
  expect(find('قهوه برای صبح').found).toEqual(['coffee', 'coffeeCup', 'travelMug'])
})

test('another word for goods is looked for where goods are named, and not in what they are made of', () => {
  expect(find('لیوان').found).toEqual(['drinkingGlass'])
})

test('a maker that the shop has nothing of is not left out', () => {
  expect(find('گوشی آیفون').found).toEqual([])
  expect(find('گوشی').found).toEqual(['phone'])
})

test('of several things the first that the shop has is found, as it was asked for', () => {
  expect(find('موکت یا جلیقه آبی')).toMatchObject({ found: ['blueVest'], without: ['موکت'] })
  expect(find('موکت و دست‌ساز').found).toEqual([])
})

test('goods that tags and the like only mention are not sold', () => {
  expect(find('قند').found).toEqual([])
  expect(find('قند شکسته').found).toEqual([])
})

test('one letter is no word, however often it is typed', () => {
  expect(find('qqqqqq').found).toEqual([])
})

test('a verb of a shopper says nothing of goods', () => {
  expect(find('شربت میخوام بخورم')).toMatchObject({ found: ['syrup'], without: [] })
})

test('goods whose name a colour or the like parts are read as if it came after', () => {
  expect(find('کفش مشکی پاشنه دار').found).toEqual(['heels'])
  expect(find('کفش برای پیاده روی').found).toEqual(['runner'])
})

test('a phrase is known also where its first word is plural', () => {
  expect(find('لباسهای مجلسی').found[0]).toBe('eveningDress')
})

test('a phrase is known also where a link is written at the end of its first word', () => {
  expect(find('رژه لب مات')).toMatchObject({ found: ['lipstick'], without: [] })
})

test('what is called as it was typed comes before what other words for it name', () => {
  expect(find('آب نبات چوبی').found[0]).toBe('lollipop')
})

test('a letter that is not spoken may be left out', () => {
  expect(find('خاب').found).toContain('bed')
})

test('a usual spelling that the shop does not use is known in Latin letters, too', () => {
  expect(find('labtap').found).toEqual(['laptop'])
})

test('verbs of any kind say nothing of goods, in one piece or parted', () => {
  expect(find('میخوام نقاشی یاد بگیرم')).toMatchObject({ found: ['crayons'], without: [] })
  expect(find('شربت می\u200cنوشیم')).toMatchObject({ found: ['syrup'], without: [] })
})

test('a word that names a category with an ending leads with its goods, too', () => {
  expect(find('گیاهان').found).toEqual(['vase', 'seedBook'])
})

test('an order of everything is no search for a filling word', () => {
  expect(find('محصولات جدید').found).toHaveLength(NAMES.length)
})

test('a known word is not taken for the end of a longer one', () => {
  expect(find('کفش راحت')).toMatchObject({ found: ['runner'], shownFor: null })
})

describe('two words that are one', () => {
  test.each([
    ['اصباب بازی', 'kidsHeadphones handmadeTrain', 'اسباب‌بازی'],
    ['شال قردن', 'scarf', 'شال‌گردن'],
  ])('%s', (text, found, shownFor) => {
    expect(find(text).found).toEqual(found.split(' '))
    expect(find(text).shownFor).toBe(shownFor)
  })

  test('in Latin letters', () => {
    expect(find('ab anar').found).toEqual(['juice'])
  })
})

test('goods are not found by a part of a compound, and their names still are', () => {
  expect(find('مرغ').found).toEqual([])
  expect(find('تخم مرغ').found).toEqual(['eggs'])
  expect(find('کیف تارا مدل دفتر').found).toEqual(['bag'])
})

test('the stem of a name is known also where a description mentions it', () => {
  expect(find('قلم مو').found).toContain('brushes')
})

describe('a wish in a sentence', () => {
  test('leads with those of the goods that it names which do what it wishes for', () => {
    expect(find('ساعتی که صبح بیدارم کنه').found[0]).toBe('alarmClock')
  })
  test('finds a kind of what it names', () => {
    expect(find('کرمی که جلوی آفتاب رو بگیره').found).toEqual(['sunscreen'])
  })
  test('does not take for wanted what something is for', () => {
    expect(find('وسیله ای که باهاش تخم مرغ سرخ کنم').found).toEqual(['pan'])
  })
})

test('the h of kh may be left out in Latin letters, and the parts of a compound be two words', () => {
  expect(find('takhte khab').found).toContain('bed')
  expect(find('takte kab').found).toContain('bed')
  expect(find('zed aftab').found).toEqual(['sunscreen'])
})

test('goods lead that are said to do any of what they are for', () => {
  expect(find('ساعت برای مامانم که شب باشه').found).toEqual(['hourglass', 'alarmClock'])
})
