import { isDeepStrictEqual } from 'node:util'
import type { Arg, ArrayArg, ObjectArg, ScalarArg, UnservedArg } from './declaration.ts'

type NumberArg = Extract<ScalarArg, { type: 'integer' | 'number' }>
type TextArg = Extract<ScalarArg, { type: 'string' }>

export interface Problem {
  code: string
  message: string
  data?: { param: string }
}
export type Outcome = { value: unknown } | { problem: Problem }

const list = (names: readonly string[]): string => {
  if (names.length < 2) return names.join()
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)}`
}
const wrongType = (name: string, type: string): Outcome => ({
  problem: { code: 'rest_invalid_type', message: `${name} is not of type ${type}.`, data: { param: name } },
})

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const checkNumber = (name: string, text: string, arg: NumberArg): Outcome => {
  const value = NUMBER.test(text.trim()) ? Number(text) : Number.NaN
  const fits = arg.type === 'number' ? Number.isFinite(value) : Number.isSafeInteger(value)
  if (!fits) return wrongType(name, arg.type)
  const { minimum: low, maximum: high } = arg
  if ((low === undefined || value >= low) && (high === undefined || value <= high)) return { value }
  const bounds =
    low !== undefined && high !== undefined
      ? `between ${low} (inclusive) and ${high} (inclusive)`
      : low !== undefined
        ? `greater than or equal to ${low}`
        : `less than or equal to ${high}`
  return { problem: { code: 'rest_out_of_bounds', message: `${name} must be ${bounds}` } }
}

const TRUE = new Set(['true', '1'])
const FALSE = new Set(['false', '0'])
const checkBoolean = (name: string, text: string): Outcome => {
  const given = text.toLowerCase()
  if (TRUE.has(given) || FALSE.has(given)) return { value: TRUE.has(given) }
  return wrongType(name, 'boolean')
}

const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)?$/i
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
/** Accepts more than `isEmail` of `common`, so that clients may send every address that WordPress accepts. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** WordPress takes three digits, too; this shop keeps six. */
const COLOUR = /^#[\da-f]{6}$/i
const checkString = (name: string, text: string, arg: TextArg): Outcome => {
  if (arg.enum && !arg.enum.includes(text)) {
    return { problem: { code: 'rest_not_in_enum', message: `${name} is not one of ${list(arg.enum)}.` } }
  }
  if (arg.format === 'date-time' && !DATE.test(text)) {
    return { problem: { code: 'rest_invalid_date', message: 'Invalid date.' } }
  }
  if (arg.format === 'date' && !isDay(text)) {
    return {
      problem: { code: 'woocommerce_rest_invalid_date', message: 'The date you provided is invalid.' },
    }
  }
  if (arg.format === 'email' && !EMAIL.test(text)) {
    return { problem: { code: 'rest_invalid_email', message: 'Invalid email address.' } }
  }
  if (arg.format === 'hex-color' && !COLOUR.test(text)) {
    return { problem: { code: 'rest_invalid_hex_color', message: 'Invalid hex color.' } }
  }
  return { value: text }
}

const checkScalar = (name: string, text: string, arg: ScalarArg): Outcome => {
  if (arg.type === 'boolean') return checkBoolean(name, text)
  return arg.type === 'string' ? checkString(name, text, arg) : checkNumber(name, text, arg)
}

const checkArray = (name: string, given: unknown, arg: ArrayArg): Outcome => {
  const items: unknown = typeof given === 'string' ? given.split(/[\s,]+/).filter(Boolean) : given
  if (!Array.isArray(items)) return wrongType(name, arg.type)
  const values: unknown[] = []
  for (const [index, item] of items.entries()) {
    const outcome = checkValue(`${name}[${index}]`, item, arg.items)
    if ('problem' in outcome) return outcome
    values.push(outcome.value)
  }
  return { value: values }
}

/** PHP's empty list and empty text are empty objects too. */
const isEmptyObject = (given: unknown): boolean =>
  given === '' || (Array.isArray(given) && given.length === 0)

const checkObject = (name: string, given: unknown, { properties, open }: ObjectArg): Outcome => {
  const object = isEmptyObject(given) ? {} : given
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return wrongType(name, 'object')
  const values: Record<string, unknown> = {}
  for (const [key, arg] of Object.entries(properties)) {
    if (!Object.hasOwn(object, key)) {
      if (!arg.required) continue
      const message = `${key} is a required property of ${name}.`
      return { problem: { code: 'rest_property_required', message } }
    }
    const outcome = checkValue(`${name}[${key}]`, (object as Record<string, unknown>)[key], arg)
    if ('problem' in outcome) return outcome
    values[key] = outcome.value
  }
  const unknown = open
    ? undefined
    : Object.entries(object).find(([key, value]) => value !== null && !Object.hasOwn(properties, key))
  return unknown ? { problem: notServed(`${name}[${unknown[0]}]`) } : { value: values }
}

/** What is said of a field that changes nothing here. */
export const notServed = (name: string): Problem => ({
  code: 'rest_field_not_served',
  message: `${name} is not served by this shop.`,
})

const checkUnserved = (name: string, given: unknown, { allowed }: UnservedArg): Outcome =>
  given === null || allowed.some((value) => isDeepStrictEqual(value, given))
    ? { value: undefined }
    : { problem: notServed(name) }

/** One value against its declaration: what it says, or WordPress's code and message of what is wrong with it. */
export const checkValue = (name: string, given: unknown, arg: Arg): Outcome => {
  if (arg.type === 'read-only') return { value: undefined }
  if (arg.type === 'unserved') return checkUnserved(name, given, arg)
  if (arg.type === 'mixed' || (given === null && arg.nullable)) return { value: given }
  if (arg.type === 'array') return checkArray(name, given, arg)
  if (arg.type === 'object') return checkObject(name, given, arg)
  if (typeof given === 'string') return checkScalar(name, given, arg)
  const isPlain = typeof given === 'number' || typeof given === 'boolean'
  return isPlain && arg.type !== 'string' ? checkScalar(name, String(given), arg) : wrongType(name, arg.type)
}
