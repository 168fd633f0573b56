import { expect, it } from 'vitest'
import { replaceBytes, utf8 } from './bytes.ts'

it('gives the bytes of short and long texts, whatever their letters', () => {
  for (const text of ['', 'cup', 'لیوان 🫖', 'لیوان 🫖 '.repeat(1000), 'cup '.repeat(1000)]) {
    const bytes = utf8(text)
    expect(bytes.equals(Buffer.from(text))).toBe(true)
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  }
})

it('keeps the bytes of a text while others become bytes, whatever their length', () => {
  const texts = [
    'لیوان '.repeat(1000),
    'چای '.repeat(40_000),
    'قند',
    'شکر'.repeat(800_000),
    'cup '.repeat(1000),
  ]
  const made = texts.map(utf8)
  expect(made.map((bytes, at) => bytes.equals(Buffer.from(texts[at] ?? '')))).toEqual(texts.map(() => true))
})

it('replaces all there are, at the ends and side by side, and leaves bytes without any as they are', () => {
  const replaced = (text: string, to: string) => replaceBytes(utf8(text), 'قند', to).toString()
  expect(replaced('قند چای قندقند', 'شکر')).toBe('شکر چای شکرشکر')
  expect(replaced('قند چای قند', '')).toBe(' چای ')
  const bytes = utf8('چای')
  expect(replaceBytes(bytes, 'قند', '')).toBe(bytes)
})
