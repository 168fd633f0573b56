import type { RouteHandle } from '#app/shared/pages/route-handle.ts'
import { countFields, FORM_LIMITS } from '#common/http/parse-form.ts'
import { readSessionCookie } from '#common/session-cookie.ts'
import { MAX_DOWNLOAD_BYTES } from '#store/http/ghab-v1/operations/download-files.ts'
import { readBytes } from '#store/http/parse.ts'
import { CSV_TYPE, MAX_CSV_BYTES } from '#store/http/wc-v3/csv/csv-request.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'

const KB = 1000
const MB = 1024 * 1024

/** Above the largest thing that a form sends, a review with four photos, so that its own refusal can still be told. */
export const MAX_FILES_BYTES = 24 * MB
const MAX_JSON_BYTES = MB
const MAX_PICTURE_BYTES = 6 * MB
const MAX_MEDIA_BYTES = 10 * MB
const MAX_OTHER_BYTES = 100 * KB

/** Routes of the store that larger bodies are sent to; a page's route says it of itself (`handle.files`). */
export const STORE_UPLOADS = {
  reviewPhotos: /^\/wp-json\/ghab\/v1\/reviews\/?$/,
  receipt: /^\/wp-json\/ghab\/v1\/orders\/\d+\/receipt\/?$/,
  /** a picture as it is */
  avatar: /^\/wp-json\/ghab\/v1\/customer\/avatar\/?$/,
  /** of the shop's own pictures, as they are or in a form */
  media: /^\/wp-json\/wp\/v2\/media\/?$/,
  /** of a vendor's products, as they are or in a form */
  vendorPictures: /^\/wp-json\/ghab\/v1\/vendor\/pictures\/?$/,
  /** a file that buyers get, as it is */
  downloadFile: /^\/wp-json\/ghab\/v1\/download-files\/?$/,
  /** a CSV file as it is */
  productImport: /^\/wp-json\/wc\/v3\/products\/import\/?$/,
}

const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i
const MULTIPART = /^multipart\/form-data\b/i
const PICTURE = /^(image\/|application\/octet-stream\b)/i

const hasSession = ({ headers }: Request): boolean =>
  headers.has('authorization') || readSessionCookie(headers.get('cookie')) !== null

const takesMedia = (pathname: string): boolean =>
  STORE_UPLOADS.media.test(pathname) || STORE_UPLOADS.vendorPictures.test(pathname)

/** Whose forms may bring files to a path of the store. */
const filesToStore = (pathname: string): RouteHandle['files'] => {
  if (STORE_UPLOADS.receipt.test(pathname)) return 'anyone'
  const { reviewPhotos } = STORE_UPLOADS
  return reviewPhotos.test(pathname) || takesMedia(pathname) ? 'signed-in' : undefined
}

/** How long a picture may be that is sent to this path as it is; 0 where none is. */
const pictureLimit = (request: Request, pathname: string): number => {
  if (STORE_UPLOADS.avatar.test(pathname)) return MAX_PICTURE_BYTES
  return takesMedia(pathname) && hasSession(request) ? MAX_MEDIA_BYTES : 0
}

/**
 * How long the body of this request may be, in bytes; judged before any of it is read.
 * @param filesToPage whose forms may bring files to the page of this URL, asked for forms that could
 */
export const bodyLimit = async (
  request: Request,
  pathname: string,
  filesToPage: () => Promise<RouteHandle['files']>,
): Promise<number> => {
  const contentType = request.headers.get('content-type') ?? ''
  if (JSON_TYPE.test(contentType)) return MAX_JSON_BYTES
  if (MULTIPART.test(contentType)) {
    const files = filesToStore(pathname) ?? (await filesToPage())
    if (files === 'anyone' || (files && hasSession(request))) return MAX_FILES_BYTES
  }
  const isPicture = PICTURE.test(contentType) || contentType === ''
  if (isCsvUpload(request, pathname)) return MAX_CSV_BYTES
  if (isDownloadUpload(request, pathname)) return MAX_DOWNLOAD_BYTES
  return (isPicture && pictureLimit(request, pathname)) || MAX_OTHER_BYTES
}

/** Files that their route reads piece by piece, once it knows who sends them. */
const isCsvUpload = (request: Request, pathname: string): boolean =>
  STORE_UPLOADS.productImport.test(pathname) &&
  CSV_TYPE.test(request.headers.get('content-type') ?? '') &&
  (hasSession(request) || request.url.includes('consumer_key='))

const isDownloadUpload = (request: Request, pathname: string): boolean =>
  STORE_UPLOADS.downloadFile.test(pathname) &&
  request.headers.get('content-type') === 'application/octet-stream' &&
  hasSession(request)

/**
 * The request with its body in memory, where everybody after this may read it again; a large file is left to its route.
 * @param limit bytes
 * @throws ApiError 413 for a body that is longer, before more of it was read, or a form of more than 1,000 fields
 */
export const takeBody = async (request: Request, limit: number): Promise<Request> => {
  const { pathname } = new URL(request.url)
  if (!request.body || isCsvUpload(request, pathname) || isDownloadUpload(request, pathname)) return request
  const { url, method, headers, signal } = request
  const type = headers.get('content-type') ?? ''
  const body = await readBytes(request, limit)
  const { fields } = FORM_LIMITS
  if (URL_ENCODED.test(type) && countFields(body, fields) > fields) {
    throw new ApiError(413, 'rest_too_many_fields', `A form has at most ${fields} fields.`)
  }
  return new Request(url, { method, headers, signal, body: body as BodyInit })
}

/** What goes to the disk as it comes costs no more than this, in kB: nobody reads it. */
const UNREAD_COST = 1000

/** What a body costs its sender of the budget, in kB: its announced length, or as much as it may have. */
export const bodyCost = (request: Request, limit: number): number => {
  if (isDownloadUpload(request, new URL(request.url).pathname)) return UNREAD_COST
  const announced = request.headers.get('content-length')
  return Math.ceil(Math.min(announced === null ? limit : Number(announced), limit) / KB)
}

export const isTooLarge = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 413
