import { expect, test } from 'vitest'
import {
  BLANK,
  campaignBody,
  formOf,
  isUnderWay,
  missingWords,
  problemsOf,
  segmentOf,
  toUtc,
} from './campaign.ts'

test('a time of the shop becomes one of UTC, on both sides of a change of its clock', () => {
  expect(toUtc('2026-11-26T09:30:00', 'Asia/Tehran')).toBe('2026-11-26T06:00:00')
  expect(toUtc('2026-03-07T12:00:00', 'America/New_York')).toBe('2026-03-07T17:00:00')
  expect(toUtc('2026-03-08T12:00:00', 'America/New_York')).toBe('2026-03-08T16:00:00')
  expect(toUtc('2026-03-08T03:30:00', 'America/New_York')).toBe('2026-03-08T07:30:00')
})

test('what was not chosen narrows nobody', () => {
  expect(segmentOf(BLANK)).toEqual({})
  expect(segmentOf({ ...BLANK, role: 'customer', points_over: 0, city: 'Rasht' })).toEqual({
    role: 'customer',
    points_over: 0,
    city: 'Rasht',
  })
})

test('what a channel cannot show is not sent', () => {
  const words = { title: ' News ', text: 'Hello', other_title: 'خبر', other_text: 'سلام' }
  const card = { ...BLANK, ...words, kind: 'scratch' as const, code: 'ten' }
  expect(campaignBody(card, 'UTC')).toMatchObject({
    kind: 'scratch',
    code: 'ten',
    title: 'News',
    translation: { title: 'خبر', text: 'سلام' },
  })
  expect(campaignBody({ ...card, channel: 'sms' }, 'UTC')).toMatchObject({
    kind: 'offer',
    code: '',
    translation: null,
  })
  expect(campaignBody({ ...card, other_text: ' ' }, 'UTC').translation).toBeNull()
  const later = { ...card, isLater: true, send_at: '2026-11-26T09:30:00' }
  expect(campaignBody(later, 'Asia/Tehran')).toHaveProperty('send_at_gmt', '2026-11-26T06:00:00')
  expect(campaignBody({ ...later, isLater: false }, 'UTC')).not.toHaveProperty('send_at_gmt')
})

test('fields that were emptied are sent as if nothing had been typed', () => {
  const emptied = Object.fromEntries(Object.keys(BLANK).map((name) => [name, null]))
  expect(campaignBody(formOf(emptied), 'UTC')).toEqual(campaignBody(BLANK, 'UTC'))
})

test('a title or a text that is missing in the other language is named, where a channel has it', () => {
  const title = { other_title: 'Autumn sale', other_text: null }
  const text = { other_title: ' ', other_text: 'Twenty percent off' }
  expect(missingWords(title)).toEqual({ other_text: 'campaigns.other_text_missing' })
  expect(missingWords(text)).toEqual({ other_title: 'campaigns.other_title_missing' })
  expect(missingWords({ ...title, ...text, other_title: 'Autumn sale' })).toEqual({})
  expect(missingWords({ other_title: null, other_text: '' })).toEqual({})
  expect(missingWords({ ...title, channel: 'sms' })).toEqual({})
})

test('what the store refuses stands at its field, and beside the form where it has none', () => {
  const errors = {
    'translation.text': 'translation.text has {first_name}',
    send_at_gmt: 'too early',
    segment: 'segment[city] is too long',
  }
  const data = { details: { 'translation.text': { code: 'ghab_placeholder' } } }
  expect(problemsOf({ errors, data })).toEqual({
    fields: { other_text: 'campaigns.unknown_placeholder', send_at: 'too early' },
    others: ['segment[city] is too long'],
  })
  expect(problemsOf({})).toEqual({ fields: {}, others: [] })
})

test('a message is under way until its time has come and all of it has gone out', () => {
  expect(isUnderWay({ status: 'scheduled', waiting: 0 })).toBe(true)
  expect(isUnderWay({ status: 'sending', waiting: 3 })).toBe(true)
  expect(isUnderWay({ status: 'cancelled', waiting: 1 })).toBe(true)
  expect(isUnderWay({ status: 'done', waiting: 0 })).toBe(false)
})
