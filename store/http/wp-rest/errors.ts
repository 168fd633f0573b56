import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Unavailable, whyUnavailable } from '#store/database/unavailable.ts'

interface ErrorData {
  params?: Record<string, string> | readonly string[]
  details?: Record<string, unknown>
  /** what a code says beside, such as `resource_id` of a term that exists */
  [name: string]: unknown
}

/** What WordPress tells beside the first error of several, and beside its data. */
interface MoreErrors {
  additional_errors?: readonly object[]
  additional_data?: readonly unknown[]
}

/** An expected refusal on its way out as WordPress's error body. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly data: ErrorData
  readonly more: MoreErrors

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    data: ErrorData = {},
    more: MoreErrors = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
    this.more = more
  }

  body() {
    const { code, message, status, data, more } = this
    return { code, message, data: { status, ...data }, ...more }
  }
}

/** WooCommerce's 400 for a value that a setting does not take. */
export const invalidSettingValue = (message = 'An invalid setting value was passed.'): ApiError =>
  new ApiError(400, 'rest_setting_value_invalid', message)

/** WordPress's 400 for parameters: every wrong one named, in `params` as text and in `details` with its code. */
export const invalidParameters = (
  problems: Record<string, { code: string; message: string; data?: object }>,
): ApiError =>
  new ApiError(400, 'rest_invalid_param', `Invalid parameter(s): ${Object.keys(problems).join(', ')}`, {
    params: Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problem.message])),
    details: Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, { ...problem, data: problem.data ?? null }]),
    ),
  })

/** 400 for a tax class that the shop does not have. */
export const unknownTaxClass = (): ApiError =>
  invalidParameters({
    tax_class: { code: 'rest_invalid_param', message: 'tax_class is no tax class of this shop.' },
  })

/** 400 for what is no amount of money, or one that is too large to be kept. */
export const wrongAmount = (name: string): ApiError =>
  invalidParameters({
    [name]: { code: 'ghab_amount_wrong', message: `${name} is not an amount, or too large.` },
  })

const BUSY_FOR = 10

/** The refusal of work with pictures while too much of it waits: 503 with `Retry-After`. */
export const tooBusy = (c: Context): ApiError => {
  c.header('Retry-After', String(BUSY_FOR))
  return new ApiError(503, 'rest_too_busy', 'Too many pictures are being processed. Please try again.')
}

export const routeNotFound = (): ApiError =>
  new ApiError(404, 'rest_no_route', 'No route was found matching the URL and request method.')

export const noRoute: NotFoundHandler = (c) => c.json(routeNotFound().body(), 404)

const UNAVAILABLE: Record<Unavailable, { message: string; retryAfter: number }> = {
  database_busy: { message: 'The shop is busy. Nothing was saved; please try again.', retryAfter: 5 },
  storage_full: { message: 'The shop cannot save anything at the moment.', retryAfter: 60 },
  storage_failed: { message: 'The shop cannot save anything at the moment.', retryAfter: 60 },
}

/** What was thrown, as an entry of a `batch` tells it; what was not expected is told as little of as in an answer. */
export const errorEntry = (error: unknown) => {
  if (error instanceof ApiError) return error.body()
  const unavailable = whyUnavailable(error)
  return unavailable
    ? new ApiError(503, unavailable, UNAVAILABLE[unavailable].message).body()
    : new ApiError(500, 'internal_server_error', 'Server Error').body()
}

/** Turns what was thrown into an answer; the unexpected is logged whole and answered with as little as possible. */
export const answerError =
  (log: (error: unknown, c: Context) => void): ErrorHandler =>
  (error, c) => {
    if (error instanceof ApiError) return c.json(error.body(), error.status)
    log(error, c)
    const unavailable = whyUnavailable(error)
    if (unavailable) {
      const { message, retryAfter } = UNAVAILABLE[unavailable]
      c.header('Retry-After', String(retryAfter))
      return c.json(new ApiError(503, unavailable, message).body(), 503)
    }
    return c.json(new ApiError(500, 'internal_server_error', 'Server Error').body(), 500)
  }
