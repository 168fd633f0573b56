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

test('what may be called is a list', () => {
  expect(readConfig({}).outgoingAllow).toEqual([])
  const list = ' localhost, bank.shop.example,::1,fd00::/8,10.1.2.3 ,'
  expect(readConfig({ OUTGOING_ALLOW: list }).outgoingAllow).toEqual([
    'localhost',
    'bank.shop.example',
    '::1',
    'fd00::/8',
    '10.1.2.3',
  ])
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_URL', 'shop.example'],
  ['DEMO_SHOP', 'de'],
  ['TRUST_PROXY', 'maybe'],
  ['OUTGOING_ALLOW', 'localhost,10.0.0.0/33'],
  ['OUTGOING_ALLOW', 'http://localhost:25'],
  ['OUTGOING_ALLOW', 'localhost/8'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}=.* is not valid: [^\n]+$`))
})
