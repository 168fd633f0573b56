import { HttpError } from 'react-admin'
import { errors } from '#admin/messages/en/errors.ts'
import { readCookie } from '#common/http/cookies.ts'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { confirmOwner } from './confirmation.ts'

export type Query = Record<
  string,
  string | number | boolean | readonly (string | number)[] | undefined | null
>

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Query
  /** sent as JSON, or as it is when it is a file or a form */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** the same request again with the same key counts once, so that it is sent again where no answer came: {@link newKey} */
  key?: string | undefined
  /** goes on when the page is left; browsers take 64 KiB of it at most, and small writes are so by themselves */
  keepalive?: boolean
}

export interface Answer<T> {
  json: T
  headers: Headers
}

/** What the store says of a refusal: WordPress's error body. */
export interface Refusal {
  code?: string
  message?: string
  data?: { params?: Record<string, string>; details?: Record<string, { code?: string }> }
}

/** What repeats the anti-forgery cookie: a request by its header, a form by its field. */
export const readToken = (): string => readCookie(document.cookie, 'XSRF-TOKEN') ?? ''

const BASE = '/wp-json/'

/** characters of what surely fits in what browsers still send of a page that is left */
const SMALL = 2000

const searchOf = (query: Query): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.size ? `?${search}` : ''
}

const isSentAsIs = (body: unknown): body is BodyInit =>
  body instanceof FormData || body instanceof Blob || typeof body === 'string'

/** The field that a refusal is about, where the server names none. */
const FIELD_OF: Record<string, string> = {
  woocommerce_rest_coupon_code_already_exists: 'code',
  woocommerce_rest_empty_coupon_code: 'code',
  coupon_invalid_amount: 'amount',
  product_invalid_sku: 'sku',
  term_exists: 'name',
  duplicate_term_slug: 'slug',
}

/** What the server says of each field, by the catalogue's text where there is one for its code. */
const fieldTexts = ({
  params,
  details,
}: NonNullable<Refusal['data']>): Record<string, string> | undefined => {
  if (!params || Array.isArray(params)) return undefined
  return Object.fromEntries(
    Object.entries(params).map(([field, text]) => {
      const code = details?.[field]?.code ?? ''
      return [field, Object.hasOwn(errors, code) && code !== 'rest_invalid_param' ? `errors.${code}` : text]
    }),
  )
}

/**
 * The error that screens show: its message is the key of the catalogue's text for its code, or else the server's own
 * words; what belongs to fields stands beside them, in `body.errors` as react-admin expects it.
 */
export const toError = (status: number, refusal: Refusal): HttpError => {
  const { code = '', message = '', data } = refusal
  const ofFields = fieldTexts(data ?? {})
  const text = Object.hasOwn(errors, code) ? `errors.${code}` : message || 'errors.unknown'
  const field = FIELD_OF[code]
  return new HttpError(text, status, { ...refusal, code, errors: ofFields ?? (field && { [field]: text }) })
}

/** Without a network, or with one that broke. */
export const networkError = (): HttpError => toError(0, { code: 'network' })

const send = async <T>(path: string, options: CallOptions = {}): Promise<Answer<T>> => {
  const { method = 'GET', query = {}, body, headers = {}, signal, key } = options
  const asIs = isSentAsIs(body)
  const sent = body === undefined ? undefined : asIs ? body : JSON.stringify(body)
  const isSmall = sent === undefined || (typeof sent === 'string' && sent.length < SMALL)
  const keepalive = options.keepalive ?? (method !== 'GET' && isSmall)
  const request = new Request(`${BASE}${path}${searchOf(query)}`, {
    method,
    signal,
    keepalive,
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      'X-XSRF-TOKEN': readToken(),
      ...(body !== undefined && !asIs && { 'Content-Type': 'application/json' }),
      ...(key && { [IDEMPOTENCY_KEY]: key }),
      ...headers,
    },
    body: sent,
  })
  const response = await fetch(request).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw networkError()
  })
  const text = await response.text()
  let json: unknown = null
  try {
    json = text ? JSON.parse(text) : null
  } catch {
    throw toError(response.status, { code: 'unknown' })
  }
  if (!response.ok) throw toError(response.status, (json ?? {}) as Refusal)
  return { json: json as T, headers: response.headers }
}

/** ms; a network that was switched for another one has come by then */
const AGAIN_AFTER = 1000

/** What has a key is sent once more where no answer came. */
const deliver = async <T>(path: string, options: CallOptions): Promise<Answer<T>> => {
  try {
    return await send<T>(path, options)
  } catch (error) {
    const isLost = error instanceof HttpError && error.status === 0
    if (!options.key || !isLost) throw error
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    return send<T>(path, options)
  }
}

/**
 * Asks the store, with the session of this browser. What wants the password again asks for it, and goes on.
 * @param path below `/wp-json/`, as `wc/v3/orders`
 * @throws HttpError of react-admin with status 0 without a network
 */
export const call = async <T>(path: string, options: CallOptions = {}): Promise<Answer<T>> => {
  try {
    return await deliver<T>(path, options)
  } catch (error) {
    const isAsked = error instanceof HttpError && error.body?.code === 'password_needed'
    if (!isAsked || !(await confirmOwner())) throw error
    return deliver<T>(path, options)
  }
}
