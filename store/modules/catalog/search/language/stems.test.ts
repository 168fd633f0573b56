import { describe, expect, test } from 'vitest'
import { doubtfulStems, plainStems } from './stems.ts'

const wordsOf = (stems: { word: string }[]) => stems.map(({ word }) => word)

describe('without what says number or joins', () => {
  test.each([
    ['کفشها', ['کفش']],
    ['کتابهایی', ['کتاب']],
    ['کیفهایم', ['کیف']],
    ['پتوی', ['پتو']],
    ['قهوهی', ['قهوه']],
    ['shoes', ['sho', 'shoe']],
    ['watches', ['watch', 'watche']],
    ['knives', ['knif', 'knife', 'knive']],
    ['men', ['man']],
    ['dress', []],
    ['کفش', []],
    ['رها', []],
  ])('%s', (word, stems) => {
    expect(wordsOf(plainStems(word))).toEqual(stems)
  })
})

describe('what a word may be a form of', () => {
  test.each([
    ['نونها', 'نان'],
    ['خونه', 'خانه'],
    ['چرمی', 'چرم'],
    ['کفشمون', 'کفش'],
    ['کفشامون', 'کفش'],
    ['صندلیام', 'صندلی'],
    ['سبکتر', 'سبک'],
    ['ارزانترین', 'ارزان'],
    ['گوشیا', 'گوشی'],
    ['سبزیجات', 'سبزی'],
    ['running', 'run'],
    ['gaming', 'game'],
  ])('%s of %s', (word, stem) => {
    expect(wordsOf(doubtfulStems(word))).toContain(stem)
  })
})
