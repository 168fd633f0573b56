import { toLatinDigits } from '#common/persian.ts'
import { checkValue, notServed, type Problem } from './check-value.ts'
import type { Arg, Args, Parsed } from './declaration.ts'
import { ApiError, invalidParameters } from './errors.ts'
import { type PhpValue, phpToPlain, readPhpQuery } from './php-query.ts'

export { type Args, args, type Parsed, readOnly } from './declaration.ts'

const toTexts = (value: PhpValue): string | string[] =>
  typeof value === 'string' ? value : [...value.values.values()].filter((item) => typeof item === 'string')

/** A query as PHP reads it: the last of equal names counts, `name[]` and `name[0]` gather a list; deeper nesting is dropped. */
export const readQuery = (search: URLSearchParams | FormData): Map<string, string | string[]> =>
  new Map(
    [...readPhpQuery(search)]
      .map(([name, value]) => [name, toTexts(value)] as const)
      .filter(([, texts]) => typeof texts === 'string' || texts.length > 0),
  )

/** What a request gives by name: texts of a query, lists and objects of a form, or the values of JSON. */
export type Given = ReadonlyMap<string, unknown>

/** As {@link readQuery}, with what is nested: `attributes[0][slug]=blue` is a list of objects. */
export const readNestedQuery = (search: URLSearchParams): Given =>
  new Map([...readPhpQuery(search)].map(([name, value]) => [name, phpToPlain(value)]))

const missingParameters = (names: readonly string[]): ApiError =>
  new ApiError(400, 'rest_missing_callback_param', `Missing parameter(s): ${names.join(', ')}`, {
    params: names,
  })

/**
 * Checks a query, or query and body, against a declaration. What it does not name is ignored, and `null` is as good as
 * not given, as in WordPress.
 * @throws ApiError 400 `rest_missing_callback_param` or `rest_invalid_param`, every wrong parameter named
 */
export const readParameters = <A extends Args>(from: URLSearchParams | Given, declared: A): Parsed<A> => {
  const all: Given = from instanceof URLSearchParams ? readQuery(from) : from
  const given = (name: string) => all.get(name) ?? undefined
  const entries = Object.entries<Arg>(declared)
  const missing = entries.filter(([name, arg]) => arg.required && given(name) === undefined)
  if (missing.length) throw missingParameters(missing.map(([name]) => name))
  const problems: Record<string, Problem> = {}
  const values: Record<string, unknown> = {}
  for (const [name, arg] of entries) {
    const value = given(name)
    if (value === undefined) {
      const isNull = arg.nullable && all.get(name) === null
      values[name] = isNull ? null : Array.isArray(arg.default) ? [...arg.default] : arg.default
      continue
    }
    const outcome = checkValue(name, value, arg)
    if ('problem' in outcome) problems[name] = outcome.problem
    else values[name] = outcome.value
  }
  if (Object.keys(problems).length) throw invalidParameters(problems)
  return values as Parsed<A>
}

/** What any call may say beside its own fields: who asks, which item it is about, and how it is to be answered. */
const OF_EVERY_CALL = /^(_.*|(oauth|consumer)_.*|id|context|force|lang|rest_route)$/

/** @throws ApiError 400 that names what a write gives and nothing would become of */
export const refuseUnknown = (given: Given, declared: Args): void => {
  const unknown = [...given].flatMap(([name, value]) =>
    value === null || Object.hasOwn(declared, name) || OF_EVERY_CALL.test(name) ? [] : [name],
  )
  if (unknown.length === 0) return
  throw invalidParameters(Object.fromEntries(unknown.map((name) => [name, notServed(name)])))
}

/**
 * As {@link readParameters}, for a write: WordPress ignores a field that it does not know, here whoever sends one is told.
 * @throws ApiError 400 as {@link readParameters}, and for every such field
 */
export const readWritten = <A extends Args>(given: Given, declared: A): Parsed<A> => {
  refuseUnknown(given, declared)
  return readParameters(given, declared)
}

/** Comma-separated texts in a plain string. */
export const readTexts = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Ids or slugs, comma-separated, as ids; unknown slugs match nothing. */
export const readIdsOrSlugs = (
  text: string | undefined,
  rows: Iterable<{ id: number; slug: string }>,
): number[] | undefined => {
  const wanted = readTexts(toLatinDigits(text ?? ''))
  if (!wanted?.length) return undefined
  const bySlug = new Map(Array.from(rows, ({ id, slug }) => [toLatinDigits(slug), id]))
  return wanted.map((one) => (/^\d+$/.test(one) ? Number(one) : (bySlug.get(one) ?? 0)))
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
