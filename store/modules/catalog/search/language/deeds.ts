import { foldPersian } from '#common/persian.ts'

/** What shoppers do with goods: an infinitive, and the present stems that its forms have, as written and as spoken. */
const VERBS = `
پختن پز | بریدن بر | نوشتن نویس | خواندن خوان خون | خوندن خون خوان | شستن شور شوی | دوختن دوز | بافتن باف | کشیدن کش | گرفتن گیر
انداختن انداز | ساختن ساز | بستن بند | کردن کن | زدن زن | کوبیدن کوب | خوردن خور | نوشیدن نوش | پوشیدن پوش | خوابیدن خواب خواب
نشستن نشین شین | دویدن دو | رفتن ر رو | ریختن ریز | دیدن بین | شنیدن شنو | نواختن نواز | تراشیدن تراش | شکستن شکن
گذاشتن گذار ذار | آویختن آویز | چسباندن چسبان چسبون | چسبوندن چسبون | پیچاندن پیچان پیچون | پیچوندن پیچون | چیدن چین | کاشتن کار
دادن د ده | بردن بر | رقصیدن رقص | آموختن آموز | آوردن ار اور | چشیدن چش | جویدن جو | مالیدن مال | پریدن پر | سابیدن ساب
کندن کن | تکاندن تکان تکون | جوشاندن جوشان جوشون | جوشوندن جوشون | خشکاندن خشکان | گرداندن گردان گردون | داشتن دار
`

const byPresent = new Map<string, string[]>()
const byPast = new Map<string, string>()
for (const line of VERBS.split(/[|\n]/)) {
  const [infinitive, ...stems] = line.trim().split(' ').map(foldPersian)
  if (!infinitive) continue
  byPast.set(infinitive.slice(0, -1), infinitive)
  for (const stem of stems) byPresent.set(stem, [...(byPresent.get(stem) ?? []), infinitive])
}

const PRESENT = /^(?:نمی|می|بی|نی|ب|ن)/
const PREFIXES = ['نمی', 'می', 'بی', 'نی', 'ب', 'ن']
const ENDINGS = ['', 'م', 'ی', 'ه', 'د', 'یم', 'ین', 'ید', 'ن', 'ند', 'مش', 'یمش', 'نش', 'شون', 'مشون']

const presentOf = (word: string): string[] => {
  if (!PRESENT.test(word)) return []
  const found: string[] = []
  for (const prefix of PREFIXES) {
    if (!word.startsWith(prefix)) continue
    for (const ending of ENDINGS) {
      if (!word.endsWith(ending)) continue
      const stem = word.slice(prefix.length, word.length - ending.length)
      found.push(...(byPresent.get(stem) ?? []))
    }
  }
  return found
}

/** words that look like a form of a verb and are none */
const NO_VERBS = new Set('بدون بین نان بار بند بیرون بینی نور نیم نمک باز بره نو ناز'.split(' '))

/** The infinitives that a folded word may be a form of: میپزم and پختن are پختن. */
export const deedsOf = (word: string): string[] => {
  if (NO_VERBS.has(word)) return []
  const past = word.replace(/^ن?می/, '')
  const own = [word, past].flatMap((one) =>
    ['ن', 'نی', 'م', 'یم', 'ین', 'ند', 'ه'].flatMap((ending) =>
      one.endsWith(ending) ? (byPast.get(one.slice(0, -ending.length)) ?? []) : [],
    ),
  )
  return [...new Set([...own, ...presentOf(word)])]
}

/** The infinitive of a past stem that stands by itself: نشست. */
export const bareDeedsOf = (word: string): string[] => {
  const infinitive = byPast.get(word)
  return infinitive ? [infinitive] : []
}

export const isInfinitive = (word: string): boolean =>
  word.endsWith('ن') && byPast.get(word.slice(0, -1)) === word
