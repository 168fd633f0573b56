import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import type { z } from 'zod'
import { parseForm } from '#common/http/parse-form.ts'
import { ApiError, invalidParameters } from './wp-rest/errors.ts'

const MAX_BODY_BYTES = 1024 * 1024

const tooLarge = (limit: number) =>
  new ApiError(
    413,
    'rest_request_entity_too_large',
    `The request body is larger than ${Math.floor(limit / 1024 / 1024)} MiB.`,
  )
const tooManyPieces = () =>
  new ApiError(413, 'rest_request_in_pieces', 'The request body comes in too many small pieces.')
export const notAForm = () => new ApiError(400, 'rest_invalid_form', 'Invalid form body passed.')

/** PHP's codes and messages for what is wrong with JSON. */
const JSON_ERRORS = {
  1: 'Maximum stack depth exceeded',
  3: 'Control character error, possibly incorrectly encoded',
  4: 'Syntax error',
  5: 'Malformed UTF-8 characters, possibly incorrectly encoded',
  10: 'Single unpaired high surrogate in Unicode escape',
} as const
const notJson = (code: keyof typeof JSON_ERRORS) =>
  new ApiError(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
    json_error_code: code,
    json_error_message: JSON_ERRORS[code],
  })

/** Bytes of a body after which others have their turn: what arrives fast would be read without a pause. */
const BYTES_AT_ONCE = 256 * 1024

/**
 * Every piece of a body costs time, however small it is. Networks cut bodies into pieces of a thousand bytes and more;
 * only who wants to keep the process busy sends them a byte at a time.
 */
const SMALLEST_PIECE = 256
const PIECES = 1_000

/**
 * The pieces of a body as they arrive, `limit` bytes of it at most, whatever the length header claims.
 * @throws ApiError 413 for more bytes, or for more pieces than so many bytes come in
 */
export async function* readPieces(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  let pieces = 0
  let size = 0
  let pauseAt = BYTES_AT_ONCE
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    if (size > limit) throw tooLarge(limit)
    if (pieces > PIECES + size / SMALLEST_PIECE) throw tooManyPieces()
    pieces += 1
    yield piece
    if (size < pauseAt) continue
    pauseAt = size + BYTES_AT_ONCE
    await setImmediate()
  }
}

/** A whole body. @throws ApiError as {@link readPieces} */
export const readBytes = async (request: Request, limit = MAX_BODY_BYTES): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(request, limit)) pieces.push(piece)
  return pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces)
}

/** The fields of a form's body of at most `limit` bytes; null for a body that is no form. */
export const readForm = async (request: Request, limit = MAX_BODY_BYTES): Promise<FormData | null> => {
  const bytes = await readBytes(request, limit)
  return parseForm(bytes, request.headers.get('content-type') ?? '')
}

/** as PHP's; what is nested deeper could not be written out again */
const MAX_DEPTH = 512

const isTooDeep = (text: string): boolean => {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === 0x22) isText = !isText
    else if (isText) at += sign === 0x5c ? 1 : 0
    else if (sign === 0x5b || sign === 0x7b) depth += 1
    else if (sign === 0x5d || sign === 0x7d) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

const decodeUtf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notJson(5)
  }
}

const SURROGATE_ESCAPE = /\\ud[89a-f]/i

/** Half a character of two halves is refused as PHP does: it could neither be stored nor stand in a URL. */
const parseJson = (text: string): unknown => {
  let isWhole = true
  const look = (name: string, value: unknown) => {
    isWhole &&= name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
    return value
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text, SURROGATE_ESCAPE.test(text) ? look : undefined)
  } catch (error) {
    throw notJson(/control character/i.test(String(error)) ? 3 : 4)
  }
  if (!isWhole) throw notJson(10)
  return parsed
}

/** The JSON of a body; an empty body is an empty object, as WordPress takes it. */
export const readJson = async (request: Request): Promise<unknown> => {
  const bytes = await readBytes(request)
  if (bytes.byteLength === 0) return {}
  const text = decodeUtf8(bytes)
  if (isTooDeep(text)) throw notJson(1)
  return parseJson(text)
}

const nested = (path: PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

const explain = (issue: z.core.$ZodIssue, name: string): { code: string; message: string } => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'rest_property_required', message: `${name} is required.` }
        : { code: 'rest_invalid_type', message: `${name} is not of type ${typeName(issue.expected)}.` }
    case 'invalid_value':
      return { code: 'rest_not_in_enum', message: `${name} is not one of ${issue.values.join(', ')}.` }
    case 'too_big':
      return {
        code: 'rest_out_of_bounds',
        message: `${name} must be at most ${issue.maximum}${unit(issue.origin)}.`,
      }
    case 'too_small':
      return {
        code: 'rest_out_of_bounds',
        message: `${name} must be at least ${issue.minimum}${unit(issue.origin)}.`,
      }
    default:
      return { code: 'rest_invalid_param', message: `${name} is not valid.` }
  }
}
const typeName = (expected: string): string => (expected === 'int' ? 'integer' : expected)
const unit = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' items long' : ''

/** Zod's issues as WordPress's 400: every top-level parameter once, the message naming the exact place inside it. */
export const invalidInput = (error: z.ZodError): ApiError => {
  const problems: Record<string, { code: string; message: string }> = {}
  for (const issue of error.issues) {
    const path = issue.path.length ? issue.path : ['body']
    const top = String(path[0])
    if (!Object.hasOwn(problems, top)) problems[top] = explain(issue, nested(path))
  }
  return invalidParameters(problems)
}

/**
 * Checks a value against a schema.
 * @throws ApiError 400 `rest_invalid_param` with every wrong parameter named
 */
export const parseInput = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw invalidInput(parsed.error)
  return parsed.data
}

/**
 * The request's JSON body, checked.
 * @throws ApiError 400 `rest_invalid_json` or `rest_invalid_param`, 413 above 1 MiB
 */
export const parseBody = async <S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parseInput(schema, await readJson(c.req.raw))
