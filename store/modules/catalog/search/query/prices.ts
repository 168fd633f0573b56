import { foldPersian } from '#common/persian.ts'
import { isMultiplier, readNumber } from '../language/numbers.ts'

/** What prices are written in: the stored currency and the unit that the shop shows. */
export interface Money {
  /** ISO code of the stored currency, IRT for toman */
  code: string
  /** IRT or IRR where the shop shows another unit than it stores, else '' */
  shownAs: string
  decimals: number
}

export interface PriceRange {
  min: number | null
  max: number | null
}

/** A range of prices in minor units, and the words that said it. */
export interface SaidPrice extends PriceRange {
  /** the range if the number stood for millions: many say ۵ تومن for five million toman */
  inMillions?: PriceRange
  /** how many words it takes */
  length: number
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => foldPersian(word)))

const UNDER = words(
  'زیر زیره پایین کمتراز پایینتراز حداکثر ارزانتراز ارزونتراز ماکزیمم under below lessthan upto max maximum cheaperthan zir zire',
)
const OVER = words('بالای بالا بیشتراز بیشاز گرانتراز حداقل over above morethan atleast min minimum balaye')
const ABOUT = words('حدود حدودا حدوده نزدیک around about hodood hodoode')
const BETWEEN = words('بین از between from beyn az')
const TO = words('تا و to and ta')
const UP_TO = words('تا ta')
const TOMAN = words('تومان تومن تومانی تومنی ت تومنه toman tomans tomani tomn')
const RIAL = words('ریال ریالی rial rials')
const OTHER_MONEY = words('dollar dollars usd bucks euro euros eur دلار یورو')
const COUNTED = words(
  'سال ساله سالگی ماه ماهه روز ساعت گرم گرمی کیلو کیلویی کیلوگرم لیتر لیتری میلی سی اینچ اینچی متر متری سانت سانتی نفر نفره تایی عدد عددی تکه درصد وات گیگ گیگابایت month months year years inch inches kg g ml l gb person people pieces pcs percent w cm mm',
)
const NEAR = 0.2
const LARGE = 10_000
const SMALLEST_TOMAN = 1000
/** below it a number may stand for millions as well as for thousands */
const FEW = 100

interface Amount {
  value: number
  /** whether a unit or thousands were said */
  sure: boolean
  unit: 'toman' | 'rial' | null
  length: number
}

/** Whether the words from here on, up to three written as one, are one of these; how many they are. */
const oneOf = (parts: readonly string[], at: number, set: ReadonlySet<string>): number => {
  for (let length = 3; length > 0; length--) {
    if (at + length <= parts.length && set.has(parts.slice(at, at + length).join(''))) return length
  }
  return 0
}

const amountAt = (parts: readonly string[], at: number): Amount | null => {
  const number = readNumber(parts, at)
  if (!number) return null
  const after = at + number.length
  const toman = oneOf(parts, after, TOMAN)
  const rial = oneOf(parts, after, RIAL)
  const other = oneOf(parts, after, OTHER_MONEY)
  const counted = COUNTED.has(parts[after] ?? '')
  if (counted && !toman) return null
  const multiplied = parts.slice(at, after).some(isMultiplier)
  return {
    value: number.value,
    sure: multiplied || toman + rial + other > 0,
    unit: rial ? 'rial' : toman ? 'toman' : null,
    length: number.length + Math.max(toman, rial, other),
  }
}

const isIranian = ({ code }: Money): boolean => code === 'IRT' || code === 'IRR'

interface Reading extends Money {
  /** what a small number of toman stands for */
  few: 1000 | 1_000_000
}

/** Nothing costs less than a thousand toman: who says 500 means thousands. */
const inMinorUnits = ({ value, unit }: Amount, money: Reading): number => {
  if (!isIranian(money)) return Math.round(value * 10 ** money.decimals)
  const isRial = unit ? unit === 'rial' : (money.shownAs || money.code) === 'IRR'
  const said = isRial ? value / 10 : value
  const toman = said < SMALLEST_TOMAN ? said * (said < FEW ? money.few : 1000) : said
  return Math.round((money.code === 'IRR' ? toman * 10 : toman) * 10 ** money.decimals)
}

/** 100 تا 500 هزار: the first number is in thousands, too. */
const likeTheSecond = (first: Amount, second: Amount): Amount => {
  if (first.sure || first.value >= second.value) return { ...first, unit: first.unit ?? second.unit }
  for (const factor of [1_000_000, 1000]) {
    if (second.value >= factor && first.value < 1000)
      return { ...first, value: first.value * factor, unit: second.unit }
  }
  return { ...first, unit: second.unit }
}

const rangeAt = (parts: readonly string[], at: number, lead: number, money: Reading): SaidPrice | null => {
  const first = amountAt(parts, at + lead)
  if (!first) return null
  const joint = at + lead + first.length
  const second = TO.has(parts[joint] ?? '') ? amountAt(parts, joint + 1) : null
  if (!second || !(second.sure || !isIranian(money) || second.value >= LARGE)) return null
  if (lead === 0 && !second.sure) return null
  const [low, high] = [inMinorUnits(likeTheSecond(first, second), money), inMinorUnits(second, money)]
  return {
    min: Math.min(low, high),
    max: Math.max(low, high),
    length: lead + first.length + 1 + second.length,
  }
}

const readPrice = (parts: readonly string[], at: number, money: Reading): SaidPrice | null => {
  const between = oneOf(parts, at, BETWEEN)
  const range = rangeAt(parts, at, between, money)
  if (range) return range
  const isPrice = (amount: Amount | null, loose: boolean): amount is Amount =>
    amount !== null && (amount.sure || amount.value >= LARGE || loose)
  const said = (lead: number, amount: Amount) => ({
    value: inMinorUnits(amount, money),
    length: lead + amount.length,
  })
  for (const [set, read] of [
    [UNDER, (value: number) => ({ min: null, max: value })],
    [OVER, (value: number) => ({ min: value, max: null })],
    [
      ABOUT,
      (value: number) => ({ min: Math.round(value * (1 - NEAR)), max: Math.round(value * (1 + NEAR)) }),
    ],
    [UP_TO, (value: number) => ({ min: null, max: value })],
  ] as const) {
    const lead = oneOf(parts, at, set)
    const amount = lead ? amountAt(parts, at + lead) : null
    if (!isPrice(amount, set !== UP_TO)) continue
    const { value, length } = said(lead, amount)
    return { ...read(value), length }
  }
  const bare = amountAt(parts, at)
  if (bare?.sure && parts[at + bare.length] === 'به') {
    const { value, length } = said(0, bare)
    if (parts[at + bare.length + 1] === 'بالا') return { min: value, max: null, length: length + 2 }
    if (parts[at + bare.length + 1] === 'پایین') return { min: null, max: value, length: length + 2 }
  }
  return null
}

/** The range of prices that is said from a word on, or null. */
export const priceAt = (parts: readonly string[], at: number, money: Money): SaidPrice | null => {
  const said = readPrice(parts, at, { ...money, few: 1000 })
  const other = said && readPrice(parts, at, { ...money, few: 1_000_000 })
  if (!other || (other.min === said.min && other.max === said.max)) return said
  return { ...said, inMillions: { min: other.min, max: other.max } }
}
