import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is a shop on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: null,
    demoShop: 'fa',
    mode: 'production',
  })
})

test('values are read and tidied', () => {
  expect(readConfig({ PORT: '8080', SITE_URL: 'https://shop.example/', TRUST_PROXY: 'yes' })).toMatchObject({
    port: 8080,
    siteUrl: 'https://shop.example',
    trustedProxies: 1,
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_URL', 'shop.example'],
  ['DEMO_SHOP', 'de'],
  ['TRUST_PROXY', 'maybe'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}=.* is not valid: [^\n]+$`))
})

test.each([
  ['DATA_KEY', 'too-short'],
  ['SMTP_URL', 'http://user:password@host'],
])('%s is refused without a word of what it holds', (name, value) => {
  const refused = () => readConfig({ [name]: value })
  expect(refused).toThrow(new RegExp(`^${name} is not valid: [^\n]+$`))
  expect(refused).not.toThrow(value)
})
