import { invalidParameters } from './errors.ts'
import { type PhpValue, readPhpQuery } from './php-query.ts'

interface Common {
  description?: string
  required?: true
}
interface IntegerArg extends Common {
  type: 'integer' | 'number'
  default?: number
  minimum?: number
  maximum?: number
}
interface BooleanArg extends Common {
  type: 'boolean'
  default?: boolean
}
interface StringArg extends Common {
  type: 'string'
  default?: string
  enum?: readonly string[]
  format?: 'date-time' | 'date' | 'email' | 'uri'
}
type ScalarArg = IntegerArg | BooleanArg | StringArg
interface ArrayArg extends Common {
  type: 'array'
  items: ScalarArg
  default?: readonly (string | number)[]
}
/** One query parameter, declared as WordPress declares it: the same words check requests and answer OPTIONS. */
type Arg = ScalarArg | ArrayArg
export type Args = Record<string, Arg>

type Scalar<A> = A extends { enum: readonly (infer E)[] }
  ? E
  : A extends { type: 'integer' | 'number' }
    ? number
    : A extends { type: 'boolean' }
      ? boolean
      : string
type Value<A> = A extends { type: 'array'; items: infer I } ? Scalar<I>[] : Scalar<A>
export type Parsed<A> = {
  [K in keyof A]: A[K] extends { default: unknown } | { required: true }
    ? Value<A[K]>
    : Value<A[K]> | undefined
}

/** Keeps the literal types of a declaration. */
export const args = <const A extends Args>(declared: A): A => declared

interface Problem {
  code: string
  message: string
  data?: { param: string }
}
type Outcome = { value: unknown } | { problem: Problem }

const list = (names: readonly string[]): string => {
  if (names.length < 2) return names.join()
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)}`
}
const wrongType = (name: string, type: string): Outcome => ({
  problem: { code: 'rest_invalid_type', message: `${name} is not of type ${type}.`, data: { param: name } },
})

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const checkNumber = (name: string, text: string, arg: IntegerArg): Outcome => {
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
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const checkString = (name: string, text: string, arg: StringArg): Outcome => {
  if (arg.enum && !arg.enum.includes(text)) {
    return { problem: { code: 'rest_not_in_enum', message: `${name} is not one of ${list(arg.enum)}.` } }
  }
  if (arg.format === 'date-time' && !DATE.test(text)) {
    return { problem: { code: 'rest_invalid_date', message: 'Invalid date.' } }
  }
  if (arg.format === 'date' && !isDay(text)) {
    return { problem: { code: 'rest_invalid_date', message: 'Invalid date.' } }
  }
  if (arg.format === 'email' && !EMAIL.test(text)) {
    return { problem: { code: 'rest_invalid_email', message: 'Invalid email address.' } }
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
    const outcome = check(`${name}[${index}]`, item, arg.items)
    if ('problem' in outcome) return outcome
    values.push(outcome.value)
  }
  return { value: values }
}

const check = (name: string, given: unknown, arg: Arg): Outcome => {
  if (arg.type === 'array') return checkArray(name, given, arg)
  if (typeof given === 'string') return checkScalar(name, given, arg)
  const isPlain = typeof given === 'number' || typeof given === 'boolean'
  return isPlain && arg.type !== 'string' ? checkScalar(name, String(given), arg) : wrongType(name, arg.type)
}

const toTexts = (value: PhpValue): string | string[] =>
  typeof value === 'string' ? value : [...value.values.values()].filter((item) => typeof item === 'string')

/** A query as PHP reads it: the last of equal names counts, `name[]` and `name[0]` gather a list; deeper nesting is dropped. */
export const readQuery = (search: URLSearchParams | FormData): Map<string, string | string[]> =>
  new Map(
    [...readPhpQuery(search)]
      .map(([name, value]) => [name, toTexts(value)] as const)
      .filter(([, texts]) => typeof texts === 'string' || texts.length > 0),
  )

/** What a request gives by name: texts of a query or a form, or the values of JSON. */
export type Given = ReadonlyMap<string, unknown>

/**
 * Checks a query, or query and body, against a declaration; unknown parameters are ignored.
 * @throws ApiError 400 `rest_missing_callback_param` or `rest_invalid_param`, every wrong parameter named
 */
export const readParameters = <A extends Args>(from: URLSearchParams | Given, declared: A): Parsed<A> => {
  const all: Given = from instanceof URLSearchParams ? readQuery(from) : from
  const problems: Record<string, Problem> = {}
  const values: Record<string, unknown> = {}
  for (const [name, arg] of Object.entries(declared)) {
    const given = all.get(name)
    if (given === undefined) {
      if (arg.required) problems[name] = { code: 'rest_property_required', message: `${name} is required.` }
      values[name] = Array.isArray(arg.default) ? [...arg.default] : arg.default
      continue
    }
    const outcome = check(name, given, arg)
    if ('problem' in outcome) problems[name] = outcome.problem
    else values[name] = outcome.value
  }
  if (Object.keys(problems).length) throw invalidParameters(problems)
  return values as Parsed<A>
}

/** WordPress's comma- or space-separated ids in a plain string: what is no number becomes 0, which no row has. */
export const readIds = (text: string | undefined): number[] | undefined => {
  if (text === undefined || text === '') return undefined
  return [
    ...new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((part) => Math.abs(Number.parseInt(part, 10)) || 0),
    ),
  ]
}
