import { expect, test } from 'vitest'
import {
  chooseEncoding,
  chooseLanguage,
  namesType,
  QUICKEST_FIRST,
  SMALLEST_FIRST,
  withVary,
} from './negotiate.ts'

test.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['br', 'BR'],
  ['br', 'gzip;q=0.8, br;q=0.8'],
  ['gzip', 'gzip;q=1.0, br;q=0.5'],
  ['gzip', 'gzip;q=1.0, br;q=0'],
  ['gzip', 'gzip, br;q=0.000'],
  ['gzip', 'br ; q=0 , gzip'],
  ['gzip', 'x-brotli, gzip'],
  ['br', '*'],
  ['gzip', '*, br;q=0'],
  ['gzip', 'br;q=0.1, *;q=0.5'],
  ['identity', '*;q=0'],
  ['identity', 'br;q=0.5, identity'],
  ['br', 'br;q=0.5, identity;q=0.5'],
  ['br', 'br;q=0.1'],
  ['identity', 'identity;q=0'],
  ['identity', 'deflate'],
  ['identity', ''],
  ['identity', null],
  ['identity', ',;=q,;;q=0,"'],
  // several headers of one name arrive joined
  ['br', 'gzip, deflate, br;q=1'],
])('%s is the encoding for %j', (encoding, header) => {
  expect(chooseEncoding(header, SMALLEST_FIRST)).toBe(encoding)
})

test.each([
  ['gzip', 'gzip, deflate, br'],
  ['gzip', 'br, *;q=0.1'],
  ['identity', 'gzip;q=0, br'],
  ['identity', 'br'],
])('%s is the encoding for %j where there is no brotli', (encoding, header) => {
  expect(chooseEncoding(header, ['gzip'])).toBe(encoding)
})

test.each([
  ['zstd', 'gzip, deflate, br, zstd'],
  ['br', 'gzip, deflate, br'],
  ['br', 'zstd;q=0.5, br'],
  ['gzip', 'gzip, deflate'],
  ['zstd', '*'],
  ['identity', 'deflate'],
])('%s is the encoding for %j where quickness counts', (encoding, header) => {
  expect(chooseEncoding(header, QUICKEST_FIRST)).toBe(encoding)
})

test.each([
  ['fa', 'fa-IR,fa;q=0.9,en;q=0.8'],
  ['en', 'de, en;q=0.5'],
  ['en', 'fa;q=0.5, EN-us'],
  ['fa', 'fa, en'],
  ['en', 'en, fa'],
  ['fa', 'en;q=0, fa;q=0.1'],
  [undefined, 'fao, eng'],
  [undefined, 'de'],
  [undefined, '*'],
  [undefined, 'en;q=0'],
  [undefined, '__proto__, -, ;q=1, ,,'],
  [undefined, ''],
  [undefined, null],
])('%s is the language for %j', (language, header) => {
  expect(chooseLanguage(header, ['fa', 'en'])).toBe(language)
})

test.each([
  [true, 'image/avif,image/webp,*/*'],
  [true, 'text/html, IMAGE/AVIF;q=0.1'],
  [true, 'image/avif;v=1, image/png'],
  [false, 'image/avif;q=0, image/webp'],
  [false, 'image/avif-sequence'],
  [false, 'image/*,*/*;q=0.8'],
  [false, '"image/avif"'],
  [false, ''],
  [false, null],
])('it is %s that AVIF is named in %j', (named, header) => {
  expect(namesType(header, 'image/avif')).toBe(named)
})

test.each([
  [null, 'Accept-Encoding'],
  ['', 'Accept-Encoding'],
  ['Cookie', 'Cookie, Accept-Encoding'],
  ['Cookie,accept-encoding', 'Cookie,accept-encoding'],
  ['X-Accept-Encoding', 'X-Accept-Encoding, Accept-Encoding'],
  ['*', '*'],
])('Vary %j becomes %j', (before, after) => {
  expect(withVary(before, 'Accept-Encoding')).toBe(after)
})
