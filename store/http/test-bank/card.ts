import type { Locale } from '#common/locale.ts'
import { toLatinDigits } from '#common/persian.ts'

/** What is typed about a card, as it was typed. */
export interface Card {
  number: string
  expiry: string
  cvc: string
}
export type CardField = keyof Card

const NUMBER = /^\d{12,19}$/
const EXPIRY = /^(\d{1,2})\/(\d{2}|\d{4})$/
const CVC = /^\d{3,4}$/
/** no card is made for longer, and no Persian year is as high */
const FIRST_GREGORIAN_YEAR = 1700

/** Digits of any script, without what people put between them. */
const plain = (text: string): string => toLatinDigits(text).replace(/[\s\u200c-\u200f-]/g, '')

/** Every second digit from the right counts twice, by its own digits; the sum is a multiple of ten (ISO/IEC 7812). */
const passesLuhn = (digits: string): boolean => {
  const values = [...digits].reverse().map((digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return value > 9 ? value - 9 : value
  })
  return values.reduce((sum, value) => sum + value, 0) % 10 === 0
}

type Calendar = 'persian' | 'gregory'

const monthOf = (now: number, calendar: Calendar): { year: number; month: number } => {
  const parts = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    year: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(now)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: value('year'), month: value('month') }
}

const calendarOf = (locale: Locale): Calendar => (locale === 'fa' ? 'persian' : 'gregory')

/** A card is good until the end of the month on it; a short year is one of the shop's calendar. */
const isExpired = (year: number, month: number, now: number, calendar: Calendar): boolean => {
  const isShort = year < 100
  const own = isShort ? calendar : year < FIRST_GREGORIAN_YEAR ? 'persian' : 'gregory'
  const current = monthOf(now, own)
  const whole = isShort ? Math.floor(current.year / 100) * 100 + year : year
  return whole * 12 + month < current.year * 12 + current.month
}

const isExpiry = (text: string, now: number, calendar: Calendar): boolean => {
  const [, month, year] = EXPIRY.exec(plain(text)) ?? []
  const number = Number(month)
  return number >= 1 && number <= 12 && !isExpired(Number(year), number, now, calendar)
}

/** The fields of a card that no bank would take, in the order of the form. */
export const findCardProblems = (card: Card, now: number, locale: Locale): CardField[] => {
  const number = plain(card.number)
  const isGood: Record<CardField, boolean> = {
    number: NUMBER.test(number) && passesLuhn(number),
    expiry: isExpiry(card.expiry, now, calendarOf(locale)),
    cvc: CVC.test(plain(card.cvc)),
  }
  return (['number', 'expiry', 'cvc'] as const).filter((field) => !isGood[field])
}

/** A card number that the test bank accepts, shown to people who try out the shop. */
export const trialCard = (now: number, locale: Locale): Card => {
  const { year } = monthOf(now, calendarOf(locale))
  return {
    number: '6219 8610 0000 0009',
    expiry: `12/${String((year + 1) % 100).padStart(2, '0')}`,
    cvc: '123',
  }
}
