/** Spreadsheets run what begins so; behind apostrophes they show it. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** A text as a cell that no spreadsheet runs: WooCommerce's apostrophe before it. */
export const guardFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text

/** The text that {@link guardFormula} made a cell of. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

/**
 * A text of several lines in one, as WooCommerce writes it: `\n` for an end of line, `\\n` for these two letters. An end
 * of line behind a backslash stays one, as it would be read as those letters.
 */
export const escapeLines = (text: string): string =>
  text.replace(/\\n/g, String.raw`\\n`).replace(/(?<!\\)\n/g, String.raw`\n`)

export const unescapeLines = (cell: string): string =>
  cell.replace(/\\\\n|\\n/g, (found) => (found.length === 3 ? String.raw`\n` : '\n'))

const PATH = ' > '

/** Backslashes are doubled only where they would be taken for an escape; WooCommerce knows `\,` alone. */
const escapeName = (name: string, signs: RegExp): string => name.replace(signs, String.raw`\$&`)
const IN_LIST = /\\(?=[\\,]|$)|,/g
const IN_PATH = /\\(?=[\\,>]|$)|[,>]/g

/** Names in one cell: `Blue, Salt\, Pepper`. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => escapeName(name, IN_LIST)).join(', ')

/** Names below each other, from the top: `Clothing > Hoodies, Gifts`. */
export const joinPaths = (paths: readonly (readonly string[])[]): string =>
  paths.map((path) => path.map((name) => escapeName(name, IN_PATH)).join(PATH)).join(', ')

/** Parts of a text between a sign; escaped signs do not part it. */
const partsOf = (text: string, sign: ',' | '>'): string[] => {
  const parts: string[] = ['']
  for (let at = 0; at < text.length; at++) {
    const isEscape = text[at] === '\\' && at + 1 < text.length
    if (!isEscape && text[at] === sign) parts.push('')
    else parts.push(parts.pop() + text.slice(at, at + (isEscape ? 2 : 1)))
    if (isEscape) at += 1
  }
  return parts.map((part) => part.trim())
}

/** The names that {@link joinNames} joined; empty ones are left out. */
export const splitNames = (cell: string): string[] =>
  partsOf(cell, ',')
    .map((part) => part.replace(/\\([\\,])/g, '$1'))
    .filter(Boolean)

/** The paths that {@link joinPaths} joined. A path without a name at one of its places has '' there. */
export const splitPaths = (cell: string): string[][] =>
  partsOf(cell, ',')
    .filter(Boolean)
    .map((path) => partsOf(path, '>').map((part) => part.replace(/\\([\\,>])/g, '$1')))
