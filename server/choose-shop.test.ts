import { expect, test } from 'vitest'
import type { StoredShop } from '#store/database/stored-shop.ts'
import { chooseShop, defaultHost } from './choose-shop.ts'

const NOTHING: StoredShop = { kind: 'nothing' }
const OWN: StoredShop = { kind: 'own' }
const DEMO: StoredShop = { kind: 'demo', language: 'fa' }

const choose = (shop: 'demo-fa' | 'demo-en' | 'empty' | null, isPublic: boolean, held: StoredShop) =>
  chooseShop({ shop, isPublic, dataDir: '/data', databaseUrl: null }, held)

test.each([
  // nobody else comes here: the demo, or what is there
  [null, false, NOTHING, 'fa'],
  [null, false, DEMO, 'fa'],
  [null, false, OWN, null],
  // as told
  ['demo-fa', false, NOTHING, 'fa'],
  ['demo-en', false, NOTHING, 'en'],
  ['demo-fa', false, DEMO, 'fa'],
  ['empty', false, NOTHING, null],
  ['empty', false, OWN, null],
  // where strangers come: as told alone
  ['demo-fa', true, NOTHING, 'fa'],
  ['demo-en', true, NOTHING, 'en'],
  ['demo-fa', true, DEMO, 'fa'],
  ['empty', true, NOTHING, null],
  ['empty', true, OWN, null],
] as const)('SHOP=%s, public %s, folder %j opens the demo %s', (shop, isPublic, held, demo) => {
  expect(choose(shop, isPublic, held)).toEqual({ ok: true, value: { demo } })
})

test.each([
  [null, true, NOTHING, /^SHOP has to be set .* SHOP=empty .* SHOP=demo-fa or SHOP=demo-en .* published$/],
  [null, true, OWN, /^SHOP has to be set .* SHOP=empty opens the shop in \/data$/],
  [null, true, DEMO, /^\/data holds a demo shop, .* DATA_DIR .* SHOP=empty, or SHOP=demo-fa .*$/],
  ['empty', false, DEMO, /^\/data holds a demo shop; set DATA_DIR .*$/],
  ['empty', true, DEMO, /^\/data holds a demo shop; set DATA_DIR .*$/],
  ['demo-fa', false, OWN, /^\/data holds a shop that is no demo; set SHOP=empty .*$/],
  ['demo-en', true, OWN, /^\/data holds a shop that is no demo; set SHOP=empty .*$/],
  ['demo-en', false, DEMO, /^\/data holds the demo shop demo-fa; set DATA_DIR .*$/],
] as const)('SHOP=%s, public %s, folder %j is refused in one line', (shop, isPublic, held, line) => {
  const chosen = choose(shop, isPublic, held)
  expect(chosen).toEqual({ ok: false, error: expect.stringMatching(line) })
  expect(JSON.stringify(chosen)).not.toContain('\\n')
})

test('a demo and the sources listen at this machine alone, a shop to everybody', () => {
  expect(defaultHost({ demo: 'fa' }, { development: false })).toBe('127.0.0.1')
  expect(defaultHost({ demo: null }, { development: true })).toBe('127.0.0.1')
  expect(defaultHost({ demo: null }, { development: false })).toBe('0.0.0.0')
})

test('a database of PostgreSQL is named without its password', () => {
  const databaseUrl = 'postgres://vitrin:secret@db.example:5433/shop'
  expect(chooseShop({ shop: 'empty', isPublic: false, dataDir: '/data', databaseUrl }, DEMO)).toEqual({
    ok: false,
    error:
      'the database db.example:5433/shop holds a demo shop; set DATABASE_URL to another one for a shop of your own',
  })
})
