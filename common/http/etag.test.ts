import { expect, test } from 'vitest'
import { contentTag, fileTag, isSameVersion, isUnchanged } from './etag.ts'

test.each([
  [true, '"a,b"', '"a,b"'],
  [true, 'W/"a,b"', '"a,b"'],
  [true, '"a,b"', 'W/"a,b"'],
  [true, '*', '"a,b"'],
  [true, ' * ', '"a,b"'],
  [true, '"x", W/"y" ,"a,b"', '"a,b"'],
  // several headers of one name arrive joined
  [true, '"x","a,b", "x"', '"a,b"'],
  [false, '"x", "y"', '"a,b"'],
  [false, 'a,b', '"a,b"'],
  [false, '"a', '"a,b"'],
  [false, '"A,B"', '"a,b"'],
  [false, '"x*"', '"a,b"'],
  [false, '"', '"a,b"'],
  [false, '""', '"a,b"'],
  [false, 'w/"', '"a,b"'],
  [false, '', '"a,b"'],
  [false, null, '"a,b"'],
])('it is %s that who sends %j has %j', (expected, header, etag) => {
  expect(isUnchanged(header, etag)).toBe(expected)
})

test.each([
  [true, '"a"', '"a"'],
  [false, 'W/"a"', '"a"'],
  [false, 'W/"a"', 'W/"a"'],
  [false, '"a", "b"', '"a"'],
  [false, '*', '"a"'],
  [false, 'Sun, 22 Nov 2026 00:00:00 GMT', '"a"'],
])('it is %s that a part goes on where If-Range is %j and the file %j', (expected, ifRange, etag) => {
  expect(isSameVersion(ifRange, etag)).toBe(expected)
})

test('a file of another size or time has another tag', () => {
  const tags = [
    { size: 10, mtimeMs: 1000 },
    { size: 11, mtimeMs: 1000 },
    { size: 10, mtimeMs: 1001 },
  ].map(fileTag)
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  expect(fileTag({ size: 10, mtimeMs: 1000.4 })).toBe(tags[0])
})

test('other bytes have another tag, a weak one', () => {
  const [one, other] = ['one', 'other'].map((text) => contentTag(new TextEncoder().encode(text)))
  expect(one).toMatch(/^W\/"[\w-]{24}"$/)
  expect(contentTag(new TextEncoder().encode('one'))).toBe(one)
  expect(other).not.toBe(one)
})
