import { withoutNoise } from '#common/money.ts'
import { toPlainNumbers } from '#common/plain-numbers.ts'

export interface FormulaValues {
  /** pieces to be shipped */
  quantity: number
  /** what they cost after coupons */
  cost: number
  decimals: number
}

const FEE = /\[fee\b([^\]]*)\]/g
const TOKEN = /\s*(\d+(?:\.\d+)?|\.\d+|[-+*/()])/y

const readAttributes = (text: string): Map<string, number> =>
  new Map(
    [...text.matchAll(/(\w+)\s*=\s*["'“”]?\s*([\d.]+)/g)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]),
  )

/** `[fee percent="10" min_fee="20" max_fee=""]` of the cost, in major units. */
const feeOf = (text: string, cost: number): number => {
  const given = readAttributes(text)
  const share = (cost * (given.get('percent') ?? 0)) / 100
  const atLeast = Math.max(share, given.get('min_fee') ?? 0)
  const most = given.get('max_fee') ?? 0
  return most > 0 ? Math.min(atLeast, most) : atLeast
}

const tokenise = (text: string): string[] | null => {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match?.[1]) return null
    tokens.push(match[1])
  }
  return tokens
}

/** Sums, products and brackets, by recursive descent; null for what is none. */
const calculate = (tokens: string[]): number | null => {
  let at = 0
  const factor = (): number => {
    const token = tokens[at++]
    if (token === '-') return -factor()
    if (token === '+') return factor()
    if (token !== '(') return Number(token ?? Number.NaN)
    const inner = sum()
    return tokens[at++] === ')' ? inner : Number.NaN
  }
  const product = (): number => {
    let value = factor()
    while (tokens[at] === '*' || tokens[at] === '/') {
      value = tokens[at++] === '*' ? value * factor() : value / factor()
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') {
      value = tokens[at++] === '+' ? value + product() : value - product()
    }
    return value
  }
  const value = sum()
  return at === tokens.length && Number.isFinite(value) ? value : null
}

const MAX_FORMULA = 500
/** minor units; sums and taxes of more are no whole numbers */
const LARGEST = 1e12

/**
 * The cost of a shipping method as its owner wrote it: numbers in major units ({@link toPlainNumbers}),
 * `[qty]`, `[cost]`, `[fee …]` and arithmetic.
 * @returns minor units or fractions of them, at least 0; null for an empty or unreadable formula
 */
export const evaluateCost = (formula: string, values: FormulaValues): number | null => {
  if (formula.trim() === '' || formula.length > MAX_FORMULA) return null
  const unit = 10 ** values.decimals
  const cost = values.cost / unit
  const plain = toPlainNumbers(formula, values.decimals)
    .replace(FEE, (_, attributes: string) => `(${feeOf(attributes, cost).toFixed(8)})`)
    .replaceAll('[qty]', `(${values.quantity})`)
    .replaceAll('[cost]', `(${cost.toFixed(8)})`)
    .trim()
  const tokens = tokenise(plain)
  const value = tokens && calculate(tokens)
  if (value === null || Math.abs(value * unit) > LARGEST) return null
  return Math.max(0, withoutNoise(value * unit))
}

/** Whether a text is a valid cost formula; an empty text is valid. */
export const isCostFormula = (formula: string): boolean =>
  formula.trim() === '' || evaluateCost(formula, { quantity: 1, cost: 100, decimals: 2 }) !== null
