import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface ErrorData {
  params?: Record<string, string>
  details?: Record<string, unknown>
}

/** An expected refusal on its way out as WordPress's error body. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly data: ErrorData

  constructor(status: ContentfulStatusCode, code: string, message: string, data: ErrorData = {}) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
  }

  body() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.data } }
  }
}

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

export const noRoute: NotFoundHandler = (c) =>
  c.json(
    new ApiError(404, 'rest_no_route', 'No route was found matching the URL and request method.').body(),
    404,
  )

/** Turns what was thrown into an answer; anything unexpected is logged whole and told as little as possible. */
export const answerError =
  (log: (error: unknown, c: Context) => void): ErrorHandler =>
  (error, c) => {
    if (error instanceof ApiError) return c.json(error.body(), error.status)
    log(error, c)
    return c.json(new ApiError(500, 'internal_server_error', 'Server Error').body(), 500)
  }
