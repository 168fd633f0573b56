import { expect, it } from 'vitest'
import { socialLinks } from './social-links.ts'

const none = { instagram: '', whatsapp: '', telegram: '', youtube: '' }

it('leaves out what is not set', () => {
  expect(socialLinks({ social_network: none })).toEqual([])
})

it('takes a URL as it is and makes one of an account name or a number', () => {
  const links = socialLinks({
    social_network: {
      ...none,
      instagram: '@vitrin',
      whatsapp: '+989121234567',
      youtube: 'https://youtu.be/x',
    },
  })
  expect(links.map(({ name, url }) => [name, url])).toEqual([
    ['instagram', 'https://instagram.com/vitrin'],
    ['whatsapp', 'https://wa.me/989121234567'],
    ['youtube', 'https://youtu.be/x'],
  ])
})

it('never makes a link that runs script', () => {
  const [link] = socialLinks({ social_network: { ...none, telegram: 'javascript:alert(1)' } })
  expect(link?.url).toBe('https://t.me/javascript%3Aalert(1)')
})
