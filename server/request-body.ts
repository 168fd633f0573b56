import { countFields, FORM_LIMITS } from '#common/http/parse-form.ts'
import { readSessionCookie } from '#common/session-cookie.ts'
import { readBytes } from '#store/http/parse.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'

const KB = 1000
const MB = 1024 * 1024

/** Above the largest thing that a form sends, a review with four photos, so that its own refusal can still be told. */
export const MAX_FILES_BYTES = 24 * MB
const MAX_JSON_BYTES = MB
const MAX_PICTURE_BYTES = 6 * MB
const MAX_OTHER_BYTES = 100 * KB

/** Where who is signed in sends forms with files: the page's form, and the store's call behind it. */
const TAKES_FILES =
  /^(\/wp-json\/ghab\/v1\/reviews|(\/en|\/fa)?\/(add-review\/[^/]+|my-account))(\.data)?\/?$/
/** Where who placed an order sends the receipt of a transfer, a guest too. */
const TAKES_RECEIPT =
  /^(\/wp-json\/ghab\/v1\/orders\/\d+\/receipt|(\/en|\/fa)?\/(my-order-detail|mobile-checkout\/order-received\/[^/]+))(\.data)?\/?$/
/** takes a picture as it is */
const TAKES_PICTURE = /^\/wp-json\/ghab\/v1\/customer\/avatar\/?$/

const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i
const MULTIPART = /^multipart\/form-data\b/i
const PICTURE = /^(image\/|application\/octet-stream\b)/i

const hasSession = ({ headers }: Request): boolean =>
  headers.has('authorization') || readSessionCookie(headers.get('cookie')) !== null

const takesFiles = (request: Request, pathname: string): boolean =>
  TAKES_RECEIPT.test(pathname) || (TAKES_FILES.test(pathname) && hasSession(request))

/** How long the body of this request may be, in bytes; judged before any of it is read. */
const bodyLimit = (request: Request, pathname: string): number => {
  const contentType = request.headers.get('content-type') ?? ''
  if (JSON_TYPE.test(contentType)) return MAX_JSON_BYTES
  if (MULTIPART.test(contentType) && takesFiles(request, pathname)) return MAX_FILES_BYTES
  if (TAKES_PICTURE.test(pathname) && (PICTURE.test(contentType) || contentType === '')) {
    return MAX_PICTURE_BYTES
  }
  return MAX_OTHER_BYTES
}

/**
 * The request with its body in memory, where everybody after this may read it again.
 * @throws ApiError 413 for a body that is too long for its type and path, before more of it was read, or a form of more than 1,000 fields
 */
export const takeBody = async (request: Request, pathname: string): Promise<Request> => {
  if (!request.body) return request
  const { url, method, headers, signal } = request
  const type = headers.get('content-type') ?? ''
  const body = await readBytes(request, bodyLimit(request, pathname))
  const { fields } = FORM_LIMITS
  if (URL_ENCODED.test(type) && countFields(body, fields) > fields) {
    throw new ApiError(413, 'rest_too_many_fields', `A form has at most ${fields} fields.`)
  }
  return new Request(url, { method, headers, signal, body: body as BodyInit })
}

/** What a body costs its sender of the budget, in kB: its announced length, or as much as it may have. */
export const bodyCost = (request: Request, pathname: string): number => {
  const announced = request.headers.get('content-length')
  const limit = bodyLimit(request, pathname)
  return Math.ceil(Math.min(announced === null ? limit : Number(announced), limit) / KB)
}

export const isTooLarge = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 413
