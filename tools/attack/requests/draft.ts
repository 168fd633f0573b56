import type { Random } from '#demo/random.ts'
import type { Known, Upload } from '../known/known.ts'
import { bytesOf, type HttpRequest } from './call.ts'

type Encoding = 'json' | 'form' | 'multipart' | 'none'

/** A request before it is written down; mutations change it. */
export interface Draft {
  method: string
  path: string
  /** as they are sent */
  query: [name: string, value: string][]
  headers: [name: string, value: string][]
  /** what the body tells */
  value: unknown
  encoding: Encoding
  uploads: { field: string; upload: Upload }[]
  boundary: string
  /** sent instead of what `value` encodes to */
  body: string | null
  /** changes the encoded body */
  mangle: ((body: string) => string)[]
  framing: HttpRequest['framing']
  /** in words, for the finding */
  shape: string[]
}

export type Mutation = (draft: Draft, random: Random, known: Known) => void

/** JSON as text; what cannot be encoded is left out. */
const json = (value: unknown): string => {
  try {
    return bytesOf(JSON.stringify(value) ?? '')
  } catch {
    return ''
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields as a form has them: what is nested is told as `a[b]`. */
export const formFields = (value: unknown, name = ''): [name: string, value: string][] => {
  if (value === undefined || name.length > 300) return []
  if (typeof value !== 'object' || value === null) return [[name || 'value', String(value ?? '')]]
  return Object.entries(value)
    .slice(0, 500)
    .flatMap(([key, inner]) => formFields(inner, name ? `${name}[${key}]` : key))
}

/** Percent-encoded, but for the braces and colons of slots; half a surrogate pair is sent as what stands for it. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/%7B|%7D|%3A/g, decodeURIComponent)

const urlencoded = (value: unknown): string =>
  formFields(value)
    .map(([name, given]) => `${encodeText(name)}=${encodeText(given)}`)
    .join('&')

const part = (boundary: string, disposition: string, content: string, type = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type && `Content-Type: ${type}\r\n`}\r\n${content}\r\n`

const multipart = ({ value, uploads, boundary }: Draft): string => {
  const texts = formFields(value).map(([name, given]) =>
    part(boundary, `name="${bytesOf(name.replace(/["\r\n]/g, '_'))}"`, bytesOf(given)),
  )
  const files = uploads.map(({ field, upload }) =>
    part(boundary, `name="${field}"; filename="${bytesOf(upload.name)}"`, upload.bytes, upload.type),
  )
  return `${[...texts, ...files].join('')}--${boundary}--\r\n`
}

const TYPES: Record<Exclude<Encoding, 'none'>, (draft: Draft) => string> = {
  json: () => 'application/json',
  form: () => 'application/x-www-form-urlencoded',
  multipart: ({ boundary }) => `multipart/form-data; boundary=${boundary}`,
}

const encodeBody = (draft: Draft): string | null => {
  if (draft.body !== null) return draft.body
  if (draft.encoding === 'none') return null
  const encoders = {
    json: () => json(draft.value),
    form: () => urlencoded(draft.value),
    multipart: () => multipart(draft),
  }
  return encoders[draft.encoding]()
}

/** The request that the draft has become. */
export const requestOf = (draft: Draft): HttpRequest => {
  const query = draft.query.map(([name, value]) => (value === '\u0000' ? name : `${name}=${value}`)).join('&')
  const encoded = encodeBody(draft)
  const body = encoded === null ? null : draft.mangle.reduce((text, change) => change(text), encoded)
  const typed = draft.headers.some(([name]) => name.toLowerCase() === 'content-type')
  const type: [string, string][] =
    draft.encoding === 'none' || typed ? [] : [['Content-Type', TYPES[draft.encoding](draft)]]
  return {
    kind: 'http',
    method: draft.method,
    target: `${draft.path}${query && `${draft.path.includes('?') ? '&' : '?'}${query}`}`,
    headers: [...draft.headers, ...type],
    body,
    framing: draft.framing,
  }
}

/** A field of the body to do something to; null where there is none. */
export const pickField = (
  draft: Draft,
  random: Random,
): { at: Record<string, unknown>; name: string } | null => {
  if (!isFields(draft.value) || !Object.keys(draft.value).length) return null
  let at = draft.value
  for (;;) {
    const name = random.pick(Object.keys(at))
    const inner = Array.isArray(at[name]) ? at[name][0] : at[name]
    if (isFields(inner) && Object.keys(inner).length && random.chance(0.6)) at = inner
    else return { at, name }
  }
}
