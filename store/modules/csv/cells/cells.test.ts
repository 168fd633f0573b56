import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRows, UnreadableFile } from './parse-rows.ts'
import { readPlain, writePlain } from './plain-texts.ts'
import {
  escapeLines,
  guardFormula,
  joinNames,
  joinPaths,
  splitNames,
  splitPaths,
  unescapeLines,
  unguardFormula,
} from './texts.ts'
import { BYTE_ORDER_MARK, writeRows } from './write-rows.ts'

/** Signs that mean something in cells, beside ordinary ones. */
const sign = fc.constantFrom(...'ab ۱گ,>\\\'"=+-@;|&<#n\t\r\n'.split(''), '&amp;', ' > ', ', ', '\\n')
const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))
/** Names have no space around them and none twice. */
const name = text.map((one) => one.replace(/\s+/g, ' ').trim()).filter(Boolean)

/** The file in pieces of some bytes, as a network brings it. */
async function* inPieces(file: string, size: number) {
  const bytes = new TextEncoder().encode(file)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = async (file: string, size = 7, delimiter = ','): Promise<string[][]> => {
  const rows: string[][] = []
  for await (const row of parseRows(inPieces(file, size), { delimiter, encoding: 'UTF-8' })) rows.push(row)
  return rows
}

describe('whatever texts are written, they are read again', () => {
  test('as rows of a file, however its bytes arrive', async () => {
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (given, size) => {
        const marked = given.map((row) => ['x', ...row])
        expect(await read(BYTE_ORDER_MARK + writeRows(marked), size)).toEqual(marked)
      }),
    )
  })
  test('as cells that no spreadsheet runs', () => {
    fc.assert(
      fc.property(text, (one) => {
        const cell = guardFormula(one)
        expect(unguardFormula(cell)).toBe(one)
        expect(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(cell)).toBe(false)
      }),
    )
  })
  test('as texts of several lines', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(unescapeLines(escapeLines(one))).toBe(one)
      }),
    )
  })
  test('as names in one cell', () => {
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(splitNames(joinNames(names))).toEqual(names)
      }),
    )
  })
  test('as names below each other', () => {
    const paths = fc.array(fc.array(name, { minLength: 1, maxLength: 3 }))
    fc.assert(
      fc.property(paths, (all) => {
        expect(splitPaths(joinPaths(all))).toEqual(all)
      }),
    )
  })
  test('as plain texts beside those of WooCommerce, which are in entities', () => {
    fc.assert(
      fc.property(name, (one) => {
        expect(readPlain(writePlain(one))).toBe(one)
      }),
    )
    expect(readPlain('Food &amp; <b>Drink</b>')).toBe('Food & Drink')
  })
})

describe('cells as WooCommerce writes them', () => {
  test('are quoted around spaces, and guarded where they would be run', () => {
    expect(writeRows([['V-Neck T-Shirt', 'a', '=1+1', '-3', '-a', 'a"b', '']])).toBe(
      `"V-Neck T-Shirt",a,'=1+1,-3,'-a,"a""b",\n`,
    )
  })
  test('hold names, paths and lines', () => {
    expect(splitPaths(String.raw`Salt\, Pepper > Mills, Gifts`)).toEqual([
      ['Salt, Pepper', 'Mills'],
      ['Gifts'],
    ])
    expect(splitPaths('> Lonely , ,One >')).toEqual([
      ['', 'Lonely'],
      ['One', ''],
    ])
    expect(unescapeLines(String.raw`Line one\nLine two`)).toBe('Line one\nLine two')
  })
})

test('rows may be short or long, end as on Windows, and be parted otherwise', async () => {
  expect(await read('\uFEFFSKU;Name\r\nA;"x;y"\r\n\r\nB\r\nC;1;2\r\n', 3, ';')).toEqual([
    ['SKU', 'Name'],
    ['A', 'x;y'],
    ['B'],
    ['C', '1', '2'],
  ])
})

test.each([
  ['encoding', new Uint8Array([0x41, 0xff, 0xfe, 0x0a])],
  ['quotes', new TextEncoder().encode('a,b\n"never closed,1\n2,3\n')],
  ['row_too_long', new TextEncoder().encode(`a\n"${'x'.repeat(1_100_000)}`)],
  ['too_many_columns', new TextEncoder().encode(`${',a'.repeat(600)}\n`)],
])('a file is not read on: %s', async (reason, bytes) => {
  const readAll = async () => {
    async function* whole() {
      yield bytes
    }
    for await (const row of parseRows(whole(), { delimiter: ',', encoding: 'UTF-8' })) void row
  }
  await expect(readAll()).rejects.toEqual(expect.objectContaining({ reason }))
  await expect(readAll()).rejects.toBeInstanceOf(UnreadableFile)
})

test('other encodings are read', async () => {
  async function* whole() {
    yield new Uint8Array([0x41, 0x2c, 0x81, 0xe3, 0x0a])
  }
  const rows: string[][] = []
  for await (const row of parseRows(whole(), { delimiter: ',', encoding: 'windows-1256' })) rows.push(row)
  expect(rows).toEqual([['A', 'پم']])
})
