import { foldPersian } from '#common/persian.ts'

/** Spellings of one word, first the one that the index keeps. Written as people write them; folded before use. */
const VARIANTS: string[][] = [
  ['شستشو', 'شستوشو'],
  ['جستجو', 'جستوجو'],
  ['گفتگو', 'گفتوگو'],
  ['مسئول', 'مسوول'],
  ['هیئت', 'هیات'],
  ['اتاق', 'اطاق'],
  ['اتو', 'اطو'],
  ['بلیت', 'بلیط'],
  ['تشت', 'طشت'],
  ['تشک', 'دشک'],
  ['زغال', 'ذغال'],
  ['غلتک', 'غلطک'],
  ['باتری', 'باطری'],
  ['امپراتور', 'امپراطور'],
  ['توسی', 'طوسی'],
  ['سنتور', 'سنطور'],
  ['تنبور', 'طنبور'],
  ['اسپرسو', 'اکسپرسو'],
  ['پلوور', 'پولیور', 'پلیور'],
  ['سویشرت', 'سوییشرت', 'سوئیشرت'],
  ['ایرپاد', 'ایرپد', 'ارپاد'],
  ['هدفون', 'هدفن'],
  ['هندزفری', 'هنذفری', 'هنزفری'],
  ['بلوتوث', 'بلوتوس'],
  ['کیبورد', 'کیبرد'],
  ['موس', 'ماوس', 'مائوس', 'ماوز', 'ماویس'],
  ['مانیتور', 'مونیتور'],
  ['مایکروویو', 'ماکروویو', 'مایکروفر', 'ماکروفر'],
  ['لپتاپ', 'لبتاپ', 'لبتاب', 'لپتاب'],
  ['تیشرت', 'تشرت', 'تیشرد'],
  ['شلوار', 'شلور'],
  ['ادکلن', 'ادوکلن', 'اودکلن', 'ادکلون'],
  ['اسپیکر', 'اسپیکرز', 'سپیکر'],
  ['میکروفون', 'میکروفن', 'میکرفون', 'میکرفن'],
  ['ویولن', 'ویلن', 'ویولون', 'ویلون', 'ویالون'],
  ['آکاردئون', 'اکاردیون', 'اکوردیون', 'اکاردون'],
  ['پروژکتور', 'پرژکتور', 'پروژکتر'],
  ['پیراهن', 'پیرهن'],
  ['آینه', 'اینه', 'ایینه'],
  ['سرمه', 'سورمه'],
  ['بیسکویت', 'بیسکوییت', 'بیسکویتی'],
  ['سوییچ', 'سوئیچ'],
  ['پاوربانک', 'پاوربنک'],
  ['تکواندو', 'تکوندو'],
  ['شطرنج', 'شترنج'],
  ['بشقاب', 'بوشقاب'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['tshirt', 'teeshirt'],
]

const canonical = new Map<string, string>()
for (const [kept = '', ...others] of VARIANTS) {
  for (const other of others) canonical.set(foldPersian(other), foldPersian(kept))
}

/** Spellings that the index does not keep, by which a word in Latin letters may be recognised: labtap. */
export const otherSpellings = (): Iterable<string> => canonical.keys()

const CARRIED = ['ی', 'ها', 'های', 'هایی']

/** The spelling that the index keeps of a folded word, whatever ending it carries. */
export const canonicalSpelling = (word: string): string => {
  const known = canonical.get(word)
  if (known) return known
  for (const ending of CARRIED) {
    const kept = word.endsWith(ending) ? canonical.get(word.slice(0, -ending.length)) : undefined
    if (kept) return kept + ending
  }
  return word
}
