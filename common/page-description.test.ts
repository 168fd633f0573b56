import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DESCRIPTION_LENGTH, pageDescription, plainText, shorten } from './page-description.ts'

test('the words of HTML, in one line and without entities', () => {
  expect(plainText('<p>Tea &amp; <b>coffee</b></p>\n<p>a&#8217;s &#x2014; &nope; &hellip;</p>')).toBe(
    'Tea & coffee a’s — &nope; …',
  )
})

test('a text that tells enough stays, with the name in front where it does not name it', () => {
  const text = 'A big teapot with a strainer, thrown and glazed by hand in a small workshop, holds four cups.'
  expect(pageDescription({ name: 'Anar', text, facts: ['Kitchen'] })).toBe(`Anar – ${text}`)
  expect(pageDescription({ name: 'teapot', text, facts: ['Kitchen'] })).toBe(text)
})

test('facts make a short text longer, until it is long enough; one that does not fit is left out', () => {
  const facts = ['Laabin', undefined, '', 'x'.repeat(200), 'Kitchen and coffee', 'for 98,000 Toman']
  expect(
    pageDescription({ name: 'Cup', text: 'For tea, and for whatever else is hot or cold.', facts }),
  ).toBe(
    'Cup – For tea, and for whatever else is hot or cold. · Laabin · Kitchen and coffee · for 98,000 Toman',
  )
})

test('a description that is still too short is filled up, and no other', () => {
  const fillers = [
    'Tea and cups',
    undefined,
    'Cup',
    'Details, price and availability in the online shop Nila',
  ]
  expect(pageDescription({ name: 'Cup', facts: ['Kitchen'], fillers })).toBe(
    'Cup · Kitchen · Tea and cups · Details, price and availability in the online shop Nila',
  )
  const text = 'For tea, and for whatever else is hot or cold enough.'
  expect(pageDescription({ name: 'Cup', text, fillers })).toBe(`Cup – ${text}`)
})

test('never longer than search engines show, and cut between words', () => {
  expect(shorten('one two three, four', 15)).toBe('one two three…')
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 400 }), fc.array(fc.string()), (name, text, facts) => {
      expect(pageDescription({ name, text, facts, fillers: facts }).length).toBeLessThanOrEqual(
        DESCRIPTION_LENGTH.most,
      )
    }),
  )
})
