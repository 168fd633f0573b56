import { expect, test } from 'vitest'
import { screenOfPage } from './page-screen.ts'

const page = { id: 3, slug: 'rules', content: '<p>Seven &amp; more</p>' }
const settings = {
  termServices: '',
  privacyPolicy: '',
  refundPolicy: '',
  terms_page_id: 0,
  privacy_page_id: 0,
  contact_us_page: true,
}

test('a page that the settings name as a policy, or that has its text, is that policy', () => {
  expect(screenOfPage(page, settings)).toBeNull()
  expect(screenOfPage(page, { ...settings, termServices: '<p>Fair</p>', terms_page_id: 3 })).toBe('/terms')
  expect(screenOfPage(page, { ...settings, privacyPolicy: '<p>Few</p>', privacy_page_id: 3 })).toBe(
    '/privacy',
  )
  expect(screenOfPage(page, { ...settings, refundPolicy: '<p>Seven <b>&amp;</b> more</p>' })).toBe('/refund')
})

test('a policy that is a page alone, and a page of another text, stand for themselves', () => {
  expect(screenOfPage(page, { ...settings, terms_page_id: 3 })).toBeNull()
  expect(screenOfPage(page, { ...settings, refundPolicy: '<p>Eight</p>' })).toBeNull()
})

test('a page about how to reach the shop is its contact screen, where there is one', () => {
  const contact = { ...page, slug: 'contact' }
  expect(screenOfPage(contact, settings)).toBe('/contact-us')
  expect(screenOfPage(contact, { ...settings, contact_us_page: false })).toBeNull()
})
