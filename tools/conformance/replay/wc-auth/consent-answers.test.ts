import { expect, test } from 'vitest'
import { type ConsentAnswer, ourAnswer, recordedAnswer, withOurKeys } from './consent-answers.ts'

const CALLBACK = { Host: '127.0.0.1:9312', 'Content-Type': 'application/json;charset=UTF-8' }

const posted = (body: object) => ({
  method: 'POST',
  path: '/callback',
  headers: CALLBACK,
  raw_body: JSON.stringify(body),
  answered: 200,
})
const delivered = (body: object) => ({
  method: 'POST',
  url: 'https://127.0.0.1:9312/callback',
  headers: new Headers({ 'Content-Type': CALLBACK['Content-Type'] }),
  body: JSON.stringify(body),
  answered: 200,
})
const key = (digit: string, given: object = {}) => ({
  key_id: Number(digit),
  user_id: '42',
  consumer_key: `ck_${digit.repeat(40)}`,
  consumer_secret: `cs_${digit.repeat(40)}`,
  ...given,
})

const sentTo = (recorded: object, ours: object): [ConsentAnswer, ConsentAnswer] => {
  const given = ourAnswer('', 'http://app.example.test/back?success=1', [delivered(ours)])
  const headers = { Location: 'http://app.example.test/back?success=1' }
  return [
    withOurKeys(recordedAnswer({ step: 'x', headers, posted_to_callback: [posted(recorded)] }), given),
    given,
  ]
}

test('our key stands in the place of the recorded one, and nothing else of what was sent', () => {
  const [recorded, ours] = sentTo(key('6'), key('7'))
  expect(recorded).toEqual(ours)
  const [other, given] = sentTo(key('6'), key('7', { user_id: '43', consumer_secret: 'short', key_id: '7' }))
  expect([other.sent[0]?.body, given.sent[0]?.body]).toMatchObject([
    {
      key_id: 6,
      user_id: '42',
      consumer_key: key('7').consumer_key,
      consumer_secret: key('6').consumer_secret,
    },
    { key_id: '7', user_id: '43', consumer_secret: 'short' },
  ])
})

test('what was asked is the same on the way to either page where one signs in', () => {
  const Location = 'http://127.0.0.1:8080/wc-auth/v1/login/?app_name=Golden%20app&scope=read'
  const to = encodeURIComponent('/wc-auth/v1/authorize?scope=read&app_name=Golden+app')
  const way = { to: 'sign in', asked: { app_name: 'Golden app', scope: 'read' } }
  expect(recordedAnswer({ step: 'x', headers: { Location } }).way).toEqual(way)
  expect(ourAnswer('', `/signin?to=${to}`, []).way).toEqual(way)
})

test('a page is its title, what is wanted, what is wrong and where it leads if it is denied', () => {
  const back = 'http://app.example.test/back?success=0&user_id=42'
  const page = (heading: string[], message: string[]) => ({
    title: 'Access denied',
    heading,
    message,
    links: [
      { href: 'http://shop.test/?success=1', text: 'Approve' },
      { href: back, text: 'Deny' },
    ],
  })
  const html = (heading: string, problem: string) =>
    `<title>Access denied</title><h1>${heading}</h1><p class="lead">x</p><p>${problem}</p>
     <a href="http://shop.test/?success=1">a</a><a href="${back.replace('&', '&amp;')}">b</a>`
  const asks = recordedAnswer({ step: 'x', page: page(['', 'App would like to connect'], []) })
  expect(asks).toMatchObject({ wants: 'App would like to connect', problem: null, denied: back })
  expect(ourAnswer(html('<bdi>App</bdi> would like to connect', 'y'), null, [])).toEqual(asks)
  const refuses = recordedAnswer({ step: 'x', page: page([], ['Error: Invalid scope x.']) })
  expect(refuses).toMatchObject({ wants: null, problem: 'Error: Invalid scope x.' })
  expect(ourAnswer(html('Access denied', 'Error: Invalid scope x.'), null, [])).toEqual(refuses)
})
