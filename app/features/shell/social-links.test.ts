import { expect, it } from 'vitest'
import { socialLinks } from './social-links.ts'

const none = { instagram: '', whatsapp: '', telegram: '', youtube: '' }

it('leaves out what is not set', () => {
  expect(socialLinks({ social_network: none, country: 'IR' })).toEqual([])
})

it('takes a URL as it is and makes one of an account name or a number', () => {
  const links = socialLinks({
    social_network: {
      ...none,
      instagram: '@vitrin',
      whatsapp: '+989121234567',
      youtube: 'https://youtu.be/x',
    },
    country: 'IR',
  })
  expect(links.map(({ name, url }) => [name, url])).toEqual([
    ['instagram', 'https://instagram.com/vitrin'],
    ['whatsapp', 'https://wa.me/989121234567'],
    ['youtube', 'https://youtu.be/x'],
  ])
})

it('never makes a link that runs script', () => {
  const [link] = socialLinks({ social_network: { ...none, telegram: 'javascript:alert(1)' }, country: 'IR' })
  expect(link?.url).toBe('https://t.me/javascript%3Aalert(1)')
})

const whatsappOf = (whatsapp: string, country: string) =>
  socialLinks({ social_network: { ...none, whatsapp }, country }).map(({ url }) => url)

it.each([
  '09121234567',
  '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  '9121234567',
  '+98 912 123 4567',
  '00989121234567',
  '98-912-123-4567',
  '0912.123.4567',
  '@989121234567',
])('leads an Iranian shop’s WhatsApp number %s to the number with the country’s code', (number) => {
  expect(whatsappOf(number, 'IR')).toEqual(['https://wa.me/989121234567'])
})

it.each([
  ['02188881234', 'IR', '982188881234'],
  ['+1 (212) 555-0100', 'IR', '12125550100'],
  ['+49 151 23456789', 'DE', '4915123456789'],
  ['0049 151 23456789', 'DE', '4915123456789'],
  ['4915123456789', 'DE', '4915123456789'],
])('leads the WhatsApp number %s of a shop in %s to %s', (number, country, digits) => {
  expect(whatsappOf(number, country)).toEqual([`https://wa.me/${digits}`])
})

it.each([
  ['0151 23456789', 'DE'],
  ['vitrin', 'IR'],
  ['+98', 'IR'],
])('has no link to WhatsApp for %s in %s, which is no whole number', (text, country) => {
  expect(whatsappOf(text, country)).toEqual([])
})
