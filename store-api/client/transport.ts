import type { Locale } from '#common/locale.ts'
import type { WpError } from '../contract/errors.ts'
import { IDEMPOTENCY_KEY } from '../contract/idempotency.ts'

/** A refusal or a failure of the store, with WordPress's error body where there was one. Status 0: the network. */
export class StoreError extends Error {
  readonly status: number
  readonly code: string
  /** parameter or field name → what is wrong with it (a code or the server's text) */
  readonly params: Record<string, string>
  readonly details: Record<string, unknown>

  constructor(status: number, body: Partial<WpError>) {
    super(body.message ?? `HTTP ${status}`)
    this.name = 'StoreError'
    this.status = status
    this.code = body.code ?? 'http_error'
    this.params = body.data?.params ?? {}
    this.details = body.data?.details ?? {}
  }
}

export interface Listed<T> {
  items: T[]
  total: number
  totalPages: number
}

/** the largest page that lists of the store take */
export const MAX_PER_PAGE = 100

type QueryValue = string | number | boolean | undefined
export type Query = Record<string, QueryValue>

/** What is looked at of an answer. */
export type StoreAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

export interface StoreClientOptions {
  /** the store on the server, the global one in the browser */
  fetch: (request: Request) => StoreAnswer | Promise<StoreAnswer>
  /** the shop's origin, e.g. `https://shop.example`; '' in the browser */
  origin: string
  /** sent with every call: the session's token, the language */
  headers?: () => Record<string, string>
  /** the language of the page, where it is not the shop's own: answers have their texts in it as far as they are translated */
  lang?: () => Locale | undefined
  /** of who is signed in, as far as it is known here; the shop looks for itself before it gives anything for it */
  role?: () => string | undefined
}

const toSearch = (query: Query): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** The calls that a client is made of; each rejects with {@link StoreError}. */
export const createTransport = (options: StoreClientOptions) => {
  const send = async (path: string, init?: RequestInit): Promise<StoreAnswer> => {
    const base = options.origin || globalThis.location?.origin
    const lang = options.lang?.()
    const query = lang ? `${path.includes('?') ? '&' : '?'}lang=${lang}` : ''
    const request = new Request(`${base}${path}${query}`, {
      ...init,
      headers: { Accept: 'application/json', ...options.headers?.(), ...init?.headers },
    })
    const response = await Promise.resolve(options.fetch(request)).catch((error: unknown) => {
      throw new StoreError(0, { code: 'network', message: String(error) })
    })
    if (response.ok) return response
    const body = (await response.json().catch(() => ({}))) as Partial<WpError> & {
      ok?: number
      error?: unknown
    }
    throw new StoreError(
      response.status,
      body.ok === 0 && body.error ? { code: 'refused', message: String(body.error) } : body,
    )
  }
  const get = async <T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> =>
    (await send(path + toSearch(query), { signal })).json() as Promise<T>
  const list = async <T>(path: string, query: Query = {}): Promise<Listed<T>> => {
    const response = await send(path + toSearch(query))
    return {
      items: (await response.json()) as T[],
      total: Number(response.headers.get('X-WP-Total') ?? 0),
      totalPages: Number(response.headers.get('X-WP-TotalPages') ?? 0),
    }
  }
  /** Every item of a list: its first page says how many there are, the others are asked for at once. */
  const listAll = async <T>(path: string, query: Query = {}): Promise<T[]> => {
    const read = (page: number) => list<T>(path, { ...query, per_page: MAX_PER_PAGE, page })
    const first = await read(1)
    const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => read(index + 2))
    return [first, ...(await Promise.all(others))].flatMap(({ items }) => items)
  }
  const sendJson = (
    method: string,
    path: string,
    body: unknown,
    { signal, headers }: Pick<RequestInit, 'signal'> & { headers?: Record<string, string> } = {},
  ): Promise<StoreAnswer> =>
    send(path, {
      signal,
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const post = async <T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> => {
    const response = await sendJson('POST', path, body, { signal })
    return response.json() as Promise<T>
  }
  /** Counts once, however often it is sent with the same key. */
  const postOnce = async <T>(path: string, body: unknown, key?: string): Promise<T> => {
    const headers = key ? { [IDEMPOTENCY_KEY]: key } : undefined
    return (await sendJson('POST', path, body, { headers })).json() as Promise<T>
  }
  return { send, sendJson, get, list, listAll, post, postOnce }
}

export type Transport = ReturnType<typeof createTransport>
