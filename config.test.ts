import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is a shop on port 3000 without a public URL', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: null,
    siteUrl: null,
    shop: null,
    isPublic: false,
    development: false,
  })
})

test('a replica is one of a database', () => {
  const replica = 'postgres://vitrin:secret@replica.example/vitrin'
  expect(() => readConfig({ DATABASE_READ_URL: replica })).toThrow(
    'DATABASE_READ_URL is not valid: it needs DATABASE_URL, whose replica it is',
  )
  expect(
    readConfig({ DATABASE_URL: 'postgres://db.example/vitrin', DATABASE_READ_URL: replica }).databaseReadUrl,
  ).toBe(replica)
})

test('values are read and tidied', () => {
  expect(
    readConfig({ PORT: '8080', SITE_URL: 'https://shop.example/', TRUST_PROXY: 'yes', SHOP: 'demo-en' }),
  ).toMatchObject({ port: 8080, siteUrl: 'https://shop.example', trustedProxies: 1, shop: 'demo-en' })
})

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'development' }, false],
  [{ NODE_ENV: 'test' }, false],
  [{ SITE_URL: 'https://shop.example' }, true],
  [{ SITE_URL: 'http://192.168.1.10:3000' }, true],
  [{ SITE_URL: 'https://localhost.shop.example' }, true],
  [{ SITE_URL: 'https://127.0.0.1.shop.example' }, true],
  [{ SITE_URL: 'http://localhost:3000' }, false],
  [{ SITE_URL: 'http://shop.localhost' }, false],
  [{ SITE_URL: 'http://127.0.0.1:3000' }, false],
  [{ SITE_URL: 'http://[::1]:3000' }, false],
  [{ SITE_URL: 'http://localhost:3000', NODE_ENV: 'production' }, true],
])('%j: strangers come here is %s', (env, isPublic) => {
  expect(readConfig(env).isPublic).toBe(isPublic)
})

test('which build of the app runs is an argument, whatever NODE_ENV says', () => {
  expect(readConfig({ NODE_ENV: 'development' }).development).toBe(false)
  expect(readConfig({ NODE_ENV: 'production' }, true)).toMatchObject({ development: true, isPublic: true })
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

test('metrics are off unless they are asked for', () => {
  expect(readConfig({}).metrics).toBeNull()
  expect(readConfig({ METRICS: '0', METRICS_TOKEN: 'a-token-of-sixteen' }).metrics).toBeNull()
  expect(readConfig({ METRICS: '1' }).metrics).toEqual({ token: null })
  expect(readConfig({ METRICS: '1', METRICS_TOKEN: 'a-token-of-sixteen' }).metrics).toEqual({
    token: 'a-token-of-sixteen',
  })
})

test('backups go nowhere unless a folder is named', () => {
  const HOUR = 3_600_000
  expect(readConfig({}).backups).toEqual({ folder: null, every: 24 * HOUR, keep: 7, passphrase: null })
  const env = {
    BACKUP_DIR: '/kept',
    BACKUP_EVERY: '6',
    BACKUP_KEEP: '20',
    BACKUP_PASSPHRASE: 'twelve letters',
  }
  const all = { folder: '/kept', every: 6 * HOUR, keep: 20, passphrase: 'twelve letters' }
  expect(readConfig(env).backups).toEqual(all)
})

test.each([
  ['data', 'data'],
  ['/srv/shop', '/srv/shop/'],
  ['/srv/shop', '/srv/shop/backups'],
  ['/srv/shop', '/srv/other/../shop/kept/here'],
])(
  'within the data folder %s, BACKUP_DIR=%s is refused: a restore moves all of it aside',
  (data, backups) => {
    const refused = () => readConfig({ DATA_DIR: data, BACKUP_DIR: backups })
    expect(refused).toThrow(/^BACKUP_DIR=\S+ is not valid: [^\n]+$/)
  },
)

test.each(['data.backups', 'data-backups', '/srv', '..data', '/'])(
  'BACKUP_DIR=%s is beside it',
  (backups) => {
    expect(readConfig({ BACKUP_DIR: backups }).backups.folder).toBe(resolve(backups))
    expect(readConfig({ DATA_DIR: '/srv/shop', BACKUP_DIR: backups }).backups.folder).toBe(resolve(backups))
  },
)

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_URL', 'shop.example'],
  ['SHOP', 'demo-de'],
  ['SHOP', ''],
  ['NODE_ENV', 'staging'],
  ['TRUST_PROXY', 'maybe'],
  ['OUTGOING_ALLOW', 'localhost,10.0.0.0/33'],
  ['OUTGOING_ALLOW', 'http://localhost:25'],
  ['OUTGOING_ALLOW', 'localhost/8'],
  ['METRICS', 'yes'],
  ['BACKUP_EVERY', 'day'],
  ['BACKUP_EVERY', '0'],
  ['BACKUP_KEEP', '0'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}=.* is not valid: [^\n]+$`))
})

test.each([
  ['DATA_KEY', 'too-short'],
  ['METRICS_TOKEN', 'too-short'],
  ['BACKUP_PASSPHRASE', 'too-short'],
  ['METRICS_TOKEN', 'with a space in its middle'],
  ['SMTP_URL', 'http://user:password@host'],
])('%s is refused without a word of what it holds', (name, value) => {
  const refused = () => readConfig({ [name]: value })
  expect(refused).toThrow(new RegExp(`^${name} is not valid: [^\n]+$`))
  expect(refused).not.toThrow(value)
})
