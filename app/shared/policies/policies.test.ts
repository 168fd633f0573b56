import { expect, it } from 'vitest'
import { findPolicy, policiesOf } from './policies.ts'

const none = { termServices: '', privacyPolicy: '', refundPolicy: '', terms_page_id: 0, privacy_page_id: 0 }

it('takes the text of the settings before the page', () => {
  expect(findPolicy({ ...none, termServices: '<p>Fair</p>', terms_page_id: 3 }, 'terms')).toEqual({
    html: '<p>Fair</p>',
  })
  expect(findPolicy({ ...none, privacy_page_id: 4 }, 'privacy')).toEqual({ page: 4 })
})

it('names no policy that the shop does not have', () => {
  expect(policiesOf(none)).toEqual([])
  expect(policiesOf({ ...none, privacy_page_id: 4, refundPolicy: '<p>Seven days</p>' })).toEqual([
    'privacy',
    'refund',
  ])
})
